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

/** The person said which one was meant: the message is that, whole, with the values that stand in it. */
export function withMeaning(m: Message, intent: string): Message {
  if (!meaningsOf(m).includes(intent)) return m
  const frames = m.frames ?? []
  const same = frames.find((f) => f.intent === intent)
  const said = frames.flatMap((f) => f.slots).filter((x) => x.start !== undefined)
  const whole = { frame_id: 'f1', intent, agent: same?.agent ?? null, start: 0, end: m.text.length, confidence: 1 }
  const known = { slots: same?.slots ?? said, missing_slots: same?.missing_slots ?? [] }
  return { ...m, frames: [{ ...whole, ...known, reasons: ['the person chose it'] }] }
}
