/**
 * The first stop of every message (S4 §2.3, design §3.5). What a person sends is journaled with an id, then accepted or
 * refused with the reason and what is accepted instead.
 */

import { type Refusal, refuse } from '../contracts/result.ts'
import type { RunState } from '../machines/run.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, isInFlight } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { because, longestText, who } from '../state/events.ts'
import { messageId } from '../state/ids.ts'
import { engineTimeoutMs, gateTimeoutMs } from '../state/limits.ts'
import { memberOf } from '../state/team.ts'
import { notASpeaker } from '../talk/speaker.ts'
import { readMarkers } from '../text/markers.ts'

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
  const refused = notASpeaker(d.state, c.by) ?? unfit(c.text)
  if (refused) return refused
  const text = c.text.toWellFormed() // half a character could not be exported
  const id = messageId(d.nextSeq)
  const { targets, done } = readMarkers(text)
  d.emit('user_input_received', who.user(c.by), {
    messageId: id,
    memberId: c.by,
    text,
    ...(targets.length > 0 && { targets }),
    ...(done && { done }),
    gateUntil: d.at + gateTimeoutMs,
    engineUntil: d.at + engineTimeoutMs,
  })
  const objection = objectionTo(d.state, c.by)
  if (objection) {
    d.emit('input_rejected', who.guard, { messageId: id, memberId: c.by, ...objection })
    return
  }
  d.emit('semantic_understanding_started', who.understanding, { messageId: id })
}

function unfit(text: string): Refusal | undefined {
  if (text.trim() === '') return refuse('E_INVALID_ARGS', { why: 'empty_input' })
  if (text.length > longestText) return refuse('E_INVALID_ARGS', { why: 'too_long', limit: longestText })
}

type Objection = ReturnType<typeof because> & { accepted: string[] }
function objectionTo(s: Conversation, by: string): Objection | undefined {
  if (s.team.inputPolicy === 'lock' && isLocked(s)) return { ...because({ kind: 'locked' }), accepted: controls }
  const awaited = s.tasks.find((t) => t.state === 'AWAITING_USER' && memberOf(s.team, t.agentId)?.type === 'human')
  if (awaited && awaited.agentId !== by)
    return { ...because({ kind: 'waiting_for', member: awaited.agentId }), accepted: [awaited.agentId] }
}

export const isLocked = (s: Conversation): boolean =>
  s.tasks.some((t) => isInFlight(t) && allowedInputs[t.run?.state ?? 'IDLE'] === 'control')
