/**
 * A message that is no answer to what the running task asked, and no wish either: a question that nobody in the team answers, thanks, a
 * yes where words are wanted. It takes nothing from the task, fills nothing, and is answered in plain words.
 *
 * Z1. What has a type is answered only by a value of it. Z2. Free text is not answered by a yes or no, by a question, by thanks, or by
 *     values of other slots alone. Z3. A slot that the team's files do not know is answered by anything.
 * Z5. A complaint where a choice is asked for («which department?», «my knee hurts») chooses nothing: it is asked whether to begin with it.
 * Z4. «any day», «你看着办» leave the choice to the team. It is told that nobody can make it, and the question stays.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { foldFully, foldInPlace } from '../../../learning/fold.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { freeTextIn } from '../frames/bind-answer.ts'
import { askedAbout, isQuestion } from '../heard/cues.ts'
import { leavesChoice } from '../heard/leaving-choice.ts'
import { asksForHelp, isSmallTalk, talkTopics } from '../heard/small-talk.ts'
import { countWords, slotsOf } from '../slots/slot-values.ts'
import { goalOf } from './goal.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Beside = {
  readonly text: string
  readonly frames: readonly Frame[]
  readonly running: OpenTask
  readonly corrects: boolean
}

/** What it is, where it is no answer; undefined where it may be one. */
export function asideIn(knowledge: Knowledge, { text, frames, running, corrects }: Beside): Notice | undefined {
  const [asked] = running.asked ?? []
  const spec = slotsOf(knowledge.learned, running.agent).find(({ slot }) => slot === asked)
  if (!spec || asked === undefined) return // Z3
  const { ask } = knowledge.thresholds
  const own = slotsOf(knowledge.learned, running.agent)
  const isFree = (slot: string): boolean => own.some((one) => one.slot === slot && one.type === 'text')
  // Free words about what is known already say nothing new, unless they correct it.
  const isNew = (slot: string): boolean => corrects || !isFree(slot) || !(slot in running.slots)
  const gives = frames.some(
    (f) =>
      f.slots.some((x) => x.slot === asked) ||
      (f.intent === running.intent && f.slots.some((x) => x.start !== undefined && isNew(x.slot))),
  )
  const wishes = frames.some((f) => f.agent !== null && f.intent !== running.intent && f.confidence >= ask)
  const isTalk = isSmallTalk(text) && plainAnswer(text) === undefined
  if (isTalk && talkTopics(text).length > 0) return { say: 'small_talk' } // «lovely weather today»
  if (gives) return
  if (isTalk) return { say: 'small_talk' }
  const folded = foldInPlace(text)
  if (spec.type !== 'text' && leavesChoice(folded)) return { say: 'your_choice' } // Z4
  const told = spec.type === 'enum' ? complaintFor(knowledge, frames, running) : undefined
  if (told)
    return {
      say: 'shall_i',
      frame: told,
      items: [goalOf({ text, lang: languageOf(text), words: knowledge.words }, [told])],
    } // Z5
  if (wishes && plainAnswer(text) === undefined) return
  const asks = isQuestion.test(folded) || askedAbout.test(folded)
  const isTyped = spec.type !== 'text'
  const says = isTyped ? undefined : freeTextIn(knowledge.learned, running.agent, text)
  if (says && !asks && plainAnswer(text) === undefined && !isSmallTalk(text)) return // Z2
  return asks ? cannot(knowledge, text) : { say: 'small_talk' }
}

/** Z5. */
function complaintFor(
  { learned, thresholds, records }: Knowledge,
  frames: readonly Frame[],
  running: OpenTask,
): Frame | undefined {
  const [told, ...more] = frames.filter(({ agent }) => agent !== null)
  if (!told || more.length > 0 || told.agent === running.agent || told.confidence < thresholds.act) return
  const free = slotsOf(learned, told.agent).filter(({ type, required }) => type === 'text' && required)
  const isMade = records.some(({ made }) => made === running.intent)
  return isMade && free.some(({ slot }) => told.slots.some((one) => one.slot === slot)) ? told : undefined
}

/** It is told that nobody does that, and what the team does. */
export const cannot = (knowledge: Knowledge, text: string): Notice => ({
  say: 'cannot',
  items: abilities(knowledge, text),
})

/** So many of the things that a team can do are named. */
const mostNamed = 20
function abilities({ learned, words, talk }: Knowledge, text: string): string[] {
  const lang = languageOf(text)
  const own = learned.intents.filter(({ intent }) => !talk().has(intent))
  return [...new Set(own.map(({ intent }) => words.intent(intent, lang)))].slice(0, mostNamed)
}

const onlyHelp = /^\s*(?:help|帮助|使用帮助|说明)[\s?？.。]*$/i
/** «help», «what can you do?»: it is told, unless somebody of the team answers that; a greeting is no answer to a bare «help». */
export function helpIn(knowledge: Knowledge, text: string, frames: readonly Frame[]): Notice | undefined {
  const isAnswer = ({ intent }: Frame): boolean => !onlyHelp.test(text) || !knowledge.talk().has(intent)
  const isTaken = (f: Frame): boolean => isBegun(knowledge, f, knowledge.thresholds.act) && isAnswer(f)
  if (!asksForHelp(text) || frames.some(isTaken)) return
  return { say: 'can', items: abilities(knowledge, text) }
}

/** A wish that could be carried out at once and does no harm. */
const isBegun = ({ harmful }: Knowledge, { agent, confidence, missing_slots, intent }: Frame, sure: number): boolean =>
  agent !== null && confidence >= sure && !harmful.has(intent) && missing_slots.length === 0

/** As sure as where a sample says it in these words. */
const known = 0.97
/** With nothing running: talk that no sample says. A wish that could be begun at once, such as a greeting of the team's own, stays one. */
export function talkIn(knowledge: Knowledge, text: string, frames: readonly Frame[]): Notice | undefined {
  if (!isSmallTalk(text)) return
  const topics = talkTopics(text)
  if (topics.some((topic) => knowledge.learned.texts.some((sample) => foldFully(sample).includes(topic)))) return
  const sure = topics.length > 0 ? known : knowledge.thresholds.act
  return frames.some((frame) => isBegun(knowledge, frame, sure)) ? undefined : { say: 'small_talk' }
}

/** A number by itself answers a question, and none is open: whatever it is like, nothing is meant by it. */
export function numberIn({ thresholds }: Knowledge, text: string, frames: readonly Frame[]): Notice | undefined {
  if (!/^\s*\d{1,2}[.。)）]?\s*$/.test(text)) return
  return frames.some(({ agent, confidence }) => agent !== null && confidence >= thresholds.act)
    ? undefined
    : { say: 'number' }
}

/** Less likely than this, an intent is not worth a question. */
const unlikely = 0.25
const shortest = 2
/** And less likely than this, not even a word by itself is: «asdfghjkl». */
const hopeless = 0.01
type Lost = {
  readonly text: string
  readonly frames: readonly Frame[]
  readonly isBare: boolean
  readonly hasCard: boolean
}
/**
 * What fits nobody: it is told in plain words where a card would offer unlikely things, or where one was shown just before. A word or two
 * are asked about, unless the team knows nothing like them: they may be the beginning of anything.
 */
export function lostIn(knowledge: Knowledge, { text, frames, isBare, hasCard }: Lost): Notice | undefined {
  if (frames.some(({ agent }) => agent !== null)) return
  const worth = countWords(text) <= shortest ? hopeless : unlikely
  const isLikely = isBare || frames.some(({ confidence }) => confidence >= worth)
  return isLikely && !hasCard ? undefined : cannot(knowledge, text)
}
