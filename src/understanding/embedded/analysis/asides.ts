/**
 * A message that is no answer to what the running task asked, and no wish either: a question that nobody in the team answers, thanks, a
 * yes where words are wanted. It takes nothing from the task, fills nothing, and is answered in plain words.
 *
 * Z1. What has a type is answered only by a value of it. Z2. Free text is not answered by a yes or no, by a question, by thanks, or by
 *     values of other slots alone. Z3. A slot that the team's files do not know is answered by anything.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { freeTextIn } from '../frames/bind-answer.ts'
import { askedAbout, isQuestion } from '../heard/cues.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import { slotsOf } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Beside = { readonly text: string; readonly frames: readonly Frame[]; readonly running: OpenTask }

/** What it is, where it is no answer; undefined where it may be one. */
export function asideIn(knowledge: Knowledge, { text, frames, running }: Beside): Notice | undefined {
  const [asked] = running.asked ?? []
  const spec = slotsOf(knowledge.learned, running.agent).find(({ slot }) => slot === asked)
  if (!spec || asked === undefined) return // Z3
  const { ask } = knowledge.thresholds
  const gives = frames.some(
    (f) =>
      f.slots.some((x) => x.slot === asked) ||
      (f.intent === running.intent && f.slots.some((x) => x.start !== undefined)),
  )
  const wishes = frames.some((f) => f.agent !== null && f.intent !== running.intent && f.confidence >= ask)
  if (gives || wishes) return
  const folded = foldInPlace(text)
  const asks = isQuestion.test(folded) || askedAbout.test(folded)
  const isTyped = spec.type !== 'text'
  const says = isTyped ? undefined : freeTextIn(knowledge.learned, running.agent, text)
  if (says && !asks && plainAnswer(text) === undefined && !isSmallTalk(text)) return // Z2
  return asks ? { say: 'cannot' } : { say: 'small_talk' }
}

/** With nothing running: talk that no sample says. A wish that could be begun at once, such as a greeting of the team's own, stays one. */
export function talkIn(knowledge: Knowledge, text: string, frames: readonly Frame[]): Notice | undefined {
  if (!isSmallTalk(text)) return
  const begins = frames.some(({ agent, confidence, missing_slots, intent }) => {
    const harmless = !knowledge.harmful.has(intent) && missing_slots.length === 0
    return agent !== null && confidence >= knowledge.thresholds.act && harmless
  })
  return begins ? undefined : { say: 'small_talk' }
}
