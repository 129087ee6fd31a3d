/** The embedded engine behind the port: no network, no key, about a millisecond. It reads the running task off the folded state (M3). */
import { type Conversation, currentWorkflow, type OpenFrame } from '../../core/state/conversation.ts'
import { shownOffer } from '../../core/state/shown-question.ts'
import { codeOf, memberOf } from '../../core/state/team.ts'
import type { Engine } from '../../ports.ts'
import { assessRelation } from '../assessment.ts'
import { plainAnswer } from '../plain-answer.ts'
import { analyse } from './analysis/analyse.ts'
import { pastIn } from './analysis/from-memory.ts'
import { analyseOffered } from './analysis/offers.ts'
import type { Reading } from './analysis/reading.ts'
import type { OpenTask } from './analysis/running-task.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'
import type { Told } from './frames/share-slots.ts'
import type { Memory } from './memory.ts'

const mostRecalled = 5

/** The engine that learns from a team's samples, without a network. */
export function embeddedEngine(knowledge: Knowledge, memory?: Memory): Engine {
  const recall = (text: string) => pastIn(memory?.search(text, { limit: mostRecalled }) ?? [])
  return {
    local: true,
    understand: ({ rawInput, recentHistory }, state, conversation) => {
      const history = recentHistory.slice(-4).map(({ role, content }) => ({ role, text: content }))
      const told = conversation === undefined ? [] : memory?.entries(conversation).flatMap(toldIn)
      const remembered = () => (conversation === undefined ? [] : (memory?.known(conversation) ?? []))
      const running = runningTask(knowledge, state)
      const pending = state.questions.findLast((q) => q.pending)?.pending
      const card = state.questions.findLast(({ kind, pending }) => kind === 'clarify' && !pending)
      const before = card && state.messages.find(({ id }) => id === card.about)?.text
      const asked = { pending, hasCard: card !== undefined, before, offered: card?.options }
      const finished = { known: state.records ?? [], now: state.at }
      const reading = { text: rawInput, running, history, told, remembered, recall, ...asked, ...finished }
      const {
        frames,
        intent_ops,
        focus_frame_id: _,
        relation,
        candidates,
        says,
        saysMore,
        segments,
        notice,
        beyond,
        ...analysis
      } = read(knowledge, reading, offeredTo(state))
      return {
        analysis,
        relation: assessRelation(analysis.taskRelation, relation),
        frames,
        ops: intent_ops,
        candidates: [...candidates],
        says,
        saysMore,
        segments,
        notice,
        beyond: beyond && [...beyond],
      }
    },
  }
}

type Offered = { readonly agent: string; readonly intent: string }

const read = (
  knowledge: Knowledge,
  reading: Reading,
  offered: Offered | undefined,
): ReturnType<typeof analyseOffered> =>
  offered
    ? analyseOffered(knowledge, reading, offered)
    : { ...analyse(knowledge, reading), says: plainAnswer(reading.text) }

type Noted = ReturnType<Memory['entries']>[number]
const toldIn = ({ intent, slots, goal }: Noted): Told[] => (intent === undefined ? [] : [{ intent, slots, goal }])

/** What a message may relate to: the frame that waits for the person, else the focus, else the goal that is under way. */
function runningTask({ learned }: Knowledge, s: Conversation): OpenTask | undefined {
  const w = currentWorkflow(s)
  if (!w) return
  const mine = s.frames.filter((f) => s.tasks.some((t) => t.id === f.task && t.workflow === w.id))
  const open = mine.find((f) => isWaiting(s, f)) ?? mine.find((f) => f.id === s.focus) ?? mine[0]
  if (!open) return { agent: codeIn(s, s.tasks.find((t) => t.workflow === w.id)?.agentId), goal: w.goal, slots: {} }
  const asked = isWaiting(s, open) ? open.missing.slice(0, 1) : undefined
  // Who stands in may have another agent; a frame of the same intent names the first, and it is the same work.
  const agent = learned.intents.find((one) => one.intent === open.intent)?.agent ?? codeIn(s, open.agentId)
  const beside = mine.filter((f) => f !== open).map((f) => ({ ...f, agent: codeIn(s, f.agentId), frameId: f.id }))
  return { agent, intent: open.intent, goal: w.goal, slots: open.slots, asked, frameId: open.id, beside }
}

function codeIn(s: Conversation, id = ''): string {
  const member = memberOf(s.team, id)
  return member ? codeOf(member) : id
}

/** The agent that is offered and what it would do, where nothing else is asked of the person. */
function offeredTo(s: Conversation): Offered | undefined {
  const agent = shownOffer(s)?.offer?.agentId
  const intent = agent === undefined ? undefined : memberOf(s.team, agent)?.intents?.[0]
  return agent === undefined || intent === undefined ? undefined : { agent: codeIn(s, agent), intent }
}

const isWaiting = (s: Conversation, f: OpenFrame): boolean =>
  s.tasks.some((t) => t.id === f.task && t.state === 'AWAITING_USER')
