/** What a message may have meant, where it is asked instead of done (design §6), and what it is once the person chose. Asking is intake.ts. */
import type { Frame } from '../contracts/understanding.ts'
import type { Message } from '../state/conversation.ts'
import type { Team } from '../state/team.ts'

/** Not harmless, and under `act`: nobody is given it unasked. */
export const isDoubtful = (team: Team, f: Frame): boolean =>
  f.confidence < team.thresholds.act && team.members.some((one) => one.harmful?.includes(f.intent))

/** What the engine hesitates between; where it does not, what it took the message for. */
export function meaningsOf({ candidates = [], frames = [] }: Pick<Message, 'candidates' | 'frames'>): string[] {
  if (candidates.length > 0) return [...candidates]
  return [...new Set(frames.flatMap((f) => (f.intent === 'oos' ? [] : f.intent)))]
}

/**
 * The person said which one was meant. Of several wishes in the message it is that part, and what was sure beside a doubtful one is meant as
 * well; else the message is that, whole, with the values that stand in it.
 */
export function withMeaning(m: Message, intent: string, act: number): Message {
  if (!meaningsOf(m).includes(intent)) return m
  const frames = m.frames ?? []
  const same = frames.find((f) => f.intent === intent)
  const chosen = { frame_id: 'f1', intent, agent: same?.agent ?? null, confidence: 1, reasons: ['the person chose it'] }
  const wishes = frames.filter((f) => f.agent !== null)
  if (same && wishes.length > 1) {
    const sure = same.confidence < act ? wishes.filter((f) => f !== same && f.confidence >= act) : []
    const kept = wishes.filter((f) => f === same || sure.includes(f)).map((f) => (f === same ? { ...f, ...chosen } : f))
    return { ...m, frames: numbered(kept), analysis: kept.length < wishes.length ? ofPart(m, same) : m.analysis }
  }
  const said = frames.flatMap((f) => f.slots).filter((x) => x.start !== undefined)
  const known = { slots: same?.slots ?? said, missing_slots: same?.missing_slots ?? [] }
  return { ...m, frames: [{ ...chosen, start: 0, end: m.text.length, ...known }] }
}

const numbered = (frames: readonly Frame[]): Frame[] => frames.map((f, at) => ({ ...f, frame_id: `f${at + 1}` }))

/** What was not meant is no part of the goal either. */
function ofPart({ analysis, text }: Message, { start, end }: Frame): Message['analysis'] {
  if (!analysis) return
  return { ...analysis, normalizedIntent: { ...analysis.normalizedIntent, goal: text.slice(start, end).trim() } }
}
