/**
 * The first stop of every message (S4 §2.3, design §3.5). What a person sends is journaled with an id, and read by the gate and the
 * engine. Then it is accepted, or refused with the reason and what is accepted instead.
 *
 * K1. Whoever sends it, an emergency is heard, and so is a word that ends or holds the work: a turn that belongs to somebody else
 *     takes nobody's voice.
 * K2. Under `lock`, while a run is at work, only the words for pause and stop are taken.
 * K3. The receipt of a message is its position.
 * K4. A message with a key is journaled once: the same key with the same text from the same person gives the same receipt, also
 *     after a restart and after the end. The same key with anything else is refused. The last 256 keys are known
 *     (state/keyed-messages.ts).
 */

import { type Refusal, refuse } from '../contracts/result.ts'
import type { RunState } from '../machines/run.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, isInFlight, type Message } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { because, longestText, who } from '../state/events.ts'
import { messageId } from '../state/ids.ts'
import { keyedMessage } from '../state/keyed-messages.ts'
import { engineTimeoutMs, gateTimeoutMs } from '../state/limits.ts'
import { memberOf } from '../state/team.ts'
import { addressedBy } from '../talk/addressed.ts'
import { notASpeaker } from '../talk/speaker.ts'
import type { Control } from '../text/control-word.ts'
import { measure } from '../text/measure.ts'

/** One table answers for every interface. With several runs the strictest status answers. */
const allowedInputs: Readonly<Record<RunState, 'all' | 'control'>> = {
  IDLE: 'all',
  PLANNING: 'all',
  RUNNING: 'control',
  WAITING_TOOL: 'control',
  PAUSED: 'all',
  COMPLETED: 'all',
  FROZEN: 'all',
  ERROR: 'all',
  BLOCKED: 'all',
}
const controls = ['pause', 'stop']

export function decideSay(d: Draft, c: CommandOf<'say'>): Refusal | undefined {
  const text = c.text.toWellFormed() // half a character could not be exported
  const said = c.key === undefined ? undefined : keyedMessage(d.state, c.key)
  if (said && (said.by !== c.by || said.print !== measure(text).print))
    return refuse('E_CONFLICT', { why: 'key_reused', key: said.key, seq: said.seq })
  d.receipt = said?.seq ?? d.nextSeq
  if (said) return
  const refused = notASpeaker(d.state, c.by) ?? unfit(text)
  if (refused) return refused
  const id = messageId(d.nextSeq)
  const { targets, done } = addressedBy(text, d.state.team)
  d.emit('user_input_received', who.user(c.by), {
    messageId: id,
    memberId: c.by,
    text,
    ...(c.key !== undefined && { key: c.key, print: measure(text).print }),
    ...(targets.length > 0 && { targets: [...targets] }),
    ...(done && { done }),
    gateUntil: d.at + gateTimeoutMs,
    engineUntil: d.at + engineTimeoutMs,
  })
  d.emit('semantic_understanding_started', who.understanding, { messageId: id })
}

function unfit(text: string): Refusal | undefined {
  if (text.trim() === '') return refuse('E_INVALID_ARGS', { why: 'empty_input' })
  if (text.length > longestText) return refuse('E_INVALID_ARGS', { why: 'too_long', limit: longestText })
}

/** True: it was refused. `control` is what the message does to the work, where it is a control word. */
export function rejectInput(d: Draft, m: Message, control: Control | undefined): boolean {
  const objection = objectionTo(d.state, m, control)
  if (objection) d.emit('input_rejected', who.guard, { messageId: m.id, memberId: m.by, ...objection })
  return objection !== undefined
}

type Objection = ReturnType<typeof because> & { accepted: string[] }
function objectionTo(s: Conversation, m: Message, control: Control | undefined): Objection | undefined {
  const holds = !m.done && (control === 'pause' || control === 'cancel')
  if (s.team.inputPolicy === 'lock' && isLocked(s) && !holds)
    return { ...because({ kind: 'locked' }), accepted: controls } // K2
  if (control !== undefined || m.done) return // K1
  const awaited = s.tasks.find((t) => t.state === 'AWAITING_USER' && memberOf(s.team, t.agentId)?.type === 'human')
  if (awaited && awaited.agentId !== m.by)
    return { ...because({ kind: 'waiting_for', member: awaited.agentId }), accepted: [awaited.agentId] }
}

export const isLocked = (s: Conversation): boolean =>
  s.tasks.some((t) => isInFlight(t) && allowedInputs[t.run?.state ?? 'IDLE'] === 'control')
