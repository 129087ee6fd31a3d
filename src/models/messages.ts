/**
 * The messages that a model is given for a job: what was said before with the role of each speaker, then its task. Only people's words and
 * its own stand there as they are; what any other agent said is data (as-data.ts).
 */
import { withoutMarkers } from '../agents/addressed.ts'
import type { AgentContext } from '../agents/function-context.ts'
import type { Json } from '../core/state/commands.ts'
import { wordsBeside } from '../core/text/markers.ts'
import type { SaidTurn } from '../ports.ts'
import { asData } from './as-data.ts'
import type { ModelMessage } from './request.ts'

type Opening = {
  readonly messages: ModelMessage[]
  /** Words of somebody else than a person are among them. */
  readonly tainted: boolean
}

type Given = Pick<AgentContext, 'memberId' | 'history' | 'message' | 'slots' | 'memory'>

/** `folder` is what the workspace holds, where there is one. */
export function openingOf({ memberId, history, message, slots, memory }: Given, folder = ''): Opening {
  const last = history.at(-1)
  const isLast = last !== undefined && wordsBeside(last.text) === message
  const before = isLast ? history.slice(0, -1) : history
  const isForeign = (turn: SaidTurn | undefined): boolean =>
    turn !== undefined && turn.role !== 'user' && turn.by !== memberId
  const isReview = slots.intent === 'review' && slots.plan === undefined
  const messages = before.map((turn) => messageOf(turn, memberId))
  const task = taskText(slots, memory.summary)
  const words = () => {
    if (isReview) return asData('the result', message)
    if (!isLast) return message
    return isForeign(last) ? asData(`member ${last.by}`, last.text) : withoutMarkers(last.text)
  }
  const around = folder === '' ? '' : asData('the workspace', folder)
  messages.push({ role: 'user', text: [around, task, words()].filter((part) => part !== '').join('\n\n') })
  const bringsData = Object.keys(slots).some((name) => name in others)
  const tainted = folder !== '' || isReview || bringsData || history.some((turn) => isForeign(turn))
  return { messages: joined(messages), tainted }
}

function messageOf({ role, by, text }: SaidTurn, memberId: string): ModelMessage {
  if (by === memberId) return { role: 'assistant', text: withoutMarkers(text) }
  if (role === 'user') return { role: 'user', text: `${by}: ${withoutMarkers(text)}` }
  return { role: 'user', text: asData(role === 'system' ? 'a summary of what was said before' : `member ${by}`, text) }
}

/** What a task brings of other members, of files and of commands, and what it is called to a model. */
const others: Readonly<Record<string, string>> = {
  review: 'the review of the last result',
  changes: 'what the result changed',
  plan: 'the plan',
  context: 'the workspace when the goal came',
  snapshot: 'what is done so far',
  failed: 'the checks that failed',
  refused: 'why the last plan was refused',
}

/** What the task brings beside its message. */
function taskText(slots: Readonly<Record<string, Json>>, summary: string): string {
  const own = Object.entries(slots).filter(([name]) => !(name in others))
  const known = own.length === 0 ? '' : `Task: ${JSON.stringify(Object.fromEntries(own))}`
  const foreign = Object.entries(slots).map(([name, value]) =>
    name in others ? asData(others[name] ?? name, textOf(value)) : '',
  )
  return [known, ...foreign, summary === '' ? '' : asData('earlier work', summary)]
    .filter((part) => part !== '')
    .join('\n\n')
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Several in a row of one role are one: some servers take only turns. */
function joined(messages: readonly ModelMessage[]): ModelMessage[] {
  const out: ModelMessage[] = []
  for (const message of messages) {
    const before = out.at(-1)
    if (before && before.role === message.role && message.role !== 'tool' && before.role !== 'tool')
      out[out.length - 1] = { role: message.role, text: `${before.text}\n\n${message.text}` }
    else out.push(message)
  }
  return out
}

/** About four letters a token, and one for each character of Chinese. */
const tokensIn = (text: string): number => {
  const wide = text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / 4)
}

const costOf = (message: ModelMessage): number =>
  tokensIn(message.text) + (message.role === 'assistant' && message.calls ? tokensIn(JSON.stringify(message.calls)) : 0)

/** About how many tokens they are. */
export const sizeOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((all, message) => all + costOf(message), 0)

/** The oldest turns, which do not fit before the task, and all the others. A little room is kept for what comes. */
export function beforeTask(
  messages: readonly ModelMessage[],
  tokens: number,
): { readonly old: ModelMessage[]; readonly kept: ModelMessage[] } {
  let sum = sizeOf(messages)
  let first = 0
  while (first < messages.length - 1 && sum > tokens * 0.75) sum -= costOf(messages[first++] as ModelMessage)
  return { old: messages.slice(0, first), kept: messages.slice(first) }
}

/** Leaves out the oldest until it fits: first what tools reported, then what was said. The task itself stays. */
export function fitted(messages: readonly ModelMessage[], tokens: number): ModelMessage[] {
  const out = [...messages]
  let sum = sizeOf(out)
  const task = out.findLastIndex(({ role }) => role === 'user')
  for (let i = task + 1; i < out.length - 1 && sum > tokens; i++) {
    const message = out[i] as ModelMessage
    if (message.role !== 'tool' || message.text === leftOut) continue
    sum -= costOf(message)
    out[i] = { ...message, text: leftOut }
  }
  let first = 0
  while (first < task && sum > tokens) sum -= costOf(out[first++] as ModelMessage)
  return out.slice(first)
}
const leftOut = '(left out: it was too long ago)'
