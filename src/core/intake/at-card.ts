/**
 * What a person types while the card of an approval is open, where it speaks of the card itself.
 *
 * K1. An approval is bound to what was shown, so a typed yes approves nothing: the person is told that the number or the key answers.
 * K2. A refusal needs no proof that the card was read: a plain no refuses.
 * K3. Another value for what the card shows takes the card back, and the next one shows that value.
 * K4. A part of what the card shows cannot be left out of it. That is said, and the card stays as it is.
 * K5. Whatever else would only go on with the work changes nothing on the card: the person is told what answers it.
 */
import type { Frame } from '../contracts/understanding.ts'
import { type Conversation, type Decision, type Message, type OpenFrame, openDecision } from '../state/conversation.ts'
import { shownQuestion } from '../state/shown-question.ts'
import { isTalkTeam } from '../state/team.ts'
import { correctedValue, namesOneOf, shapeOf } from '../text/at-card-words.ts'
import { correctsWhatIs, pointsBack } from '../text/points-back.ts'

export type AtCard =
  | { readonly as: 'refusal'; readonly question: string }
  | { readonly as: 'card' | 'whole' }
  | { readonly as: 'correction'; readonly frames: readonly Frame[] }

/** Nothing where it says nothing about the card. `goesOn`: nothing else would come of the message. */
export function atCard(s: Conversation, m: Message, goesOn: boolean): AtCard | undefined {
  const x = shownDecision(s)
  if (!x || m.targets.length > 0 || m.done || isTalkTeam(s.team)) return
  if (namesOneOf(m.text, x.decision.shown?.reach.paths ?? [])) return { as: 'whole' } // K4
  if (m.says !== undefined && !m.saysMore)
    return m.says === 'no' ? { as: 'refusal', question: x.question } : { as: 'card' } // K1, K2
  const corrected = correction(s, m, x.decision)
  if (corrected) return { as: 'correction', frames: [corrected] }
  return goesOn ? { as: 'card' } : undefined
}

function shownDecision(s: Conversation): { readonly question: string; readonly decision: Decision } | undefined {
  const shown = shownQuestion(s)
  const decision = shown?.kind === 'approval' ? openDecision(s, shown.about) : undefined
  return shown && decision && { question: shown.id, decision }
}

/** K3. */
function correction(s: Conversation, m: Message, x: Decision): Frame | undefined {
  const open = s.frames.find((f) => f.task === x.taskId)
  if (!open || !correctsWhatIs(m.text)) return
  const frames = m.frames ?? []
  const isElse = (f: Frame): boolean => f.intent !== open.intent && f.confidence >= s.team.thresholds.act
  if (frames.some((f) => f.intent !== 'oos' && isElse(f))) return
  const said = frames.find((f) => f.intent === open.intent && changesOf(f, open).length > 0)
  if (said) return { ...said, slots: changesOf(said, open) }
  const value = correctedValue(m.text)
  const slot = value === undefined ? undefined : slotFor(value, open, x)
  if (value === undefined || slot === undefined || open.slots[slot] === value) return
  const start = m.text.indexOf(value)
  const end = start + value.length
  return {
    frame_id: 'f1',
    intent: open.intent,
    agent: null,
    start: 0,
    end: m.text.length,
    confidence: 1,
    slots: [{ slot, value: besideItsFolder(value, open.slots[slot]), start, end }],
    missing_slots: [],
    reasons: [],
  }
}

const changesOf = (f: Frame, open: OpenFrame): Frame['slots'] =>
  f.slots.filter(
    ({ slot, value, start }) =>
      start !== undefined && slot in open.slots && open.slots[slot] !== value && !pointsBack(value),
  )

/** The value of the same form. Of several the one said last, which is what shall be; where it is to be is no such value. */
function slotFor(value: string, open: OpenFrame, { shown }: Decision): string | undefined {
  const alike = Object.entries(open.slots).filter(([, v]) => typeof v === 'string' && shapeOf(v) === shapeOf(value))
  if (alike.length === 1) return alike[0]?.[0]
  const paths = shown?.reach.paths ?? []
  return alike.findLast(([, v]) => !paths.some((path) => path === v || path.startsWith(`${v}/`)))?.[0]
}

/** «the file is called b.js» keeps the folder of `src/a.js`. */
function besideItsFolder(value: string, before: unknown): string {
  const folder = typeof before === 'string' && shapeOf(value) === 'path' ? /^.*\//.exec(before)?.[0] : undefined
  return folder === undefined || value.includes('/') ? value : folder + value
}
