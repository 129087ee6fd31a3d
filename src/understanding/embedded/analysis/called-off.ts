/**
 * A message that calls off what waits and goes on with something else: «never mind, where is the toilet?», «算了不挂了，药房在哪».
 *
 * X1. What follows and is a wish of its own is read as if nothing were running; what was open ends first. X2. What follows and is only a
 *     reason («I'll go to my own dentist»), or says the same again («I don't need one any more»), adds nothing. X3. What gives the waiting work another value («算了，周五吧») calls nothing off.
 * X5. «cancel it, the dentist on Friday» to «which one shall end?» says the same again, and calls nothing off.
 * X6. So does that there is nothing yet, where something was to be changed or ended: «I haven't got one yet, book me …».
 * X4. An answer, or a wish, that the same message calls off is not read: «周三吧，哎算了不挂了».
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { callsOffFirst, noLonger, ownPlan, requested } from '../heard/cues.ts'
import { asksForIt } from '../heard/wishing.ts'
import { takenBackIn } from '../heard/withdrawals.ts'
import { wantsEnd } from '../records/mentions.ts'
import { isForSomebody } from '../slots/persons.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type CalledOff = {
  /** The words that call it off. */
  readonly lead: string
  /** What follows, with blanks before it; undefined: only a reason. */
  readonly rest?: string
}

/** Nothing more is to be said of it; «算了» alone may only change an answer. */
const callsOffClearly =
  /[不别](?:说|聊|提|管|谈|挂|约|看|去|弄|要)|forget|never ?mind|nvm|(?:drop|leave|skip|scrap|cancel|need) (?:it|th|my|an?\b)/

export function calledOffIn(knowledge: Knowledge, text: string, running: OpenTask | undefined): CalledOff | undefined {
  if (!running || (running.asked ?? []).length === 0) return
  const typed = () => valuesIn(text, typedSlotsOf(knowledge.learned, running.agent))
  const back = takenBackIn(foldInPlace(text), typed)
  return readFrom(knowledge, back?.start === 0 ? ' '.repeat(back.at) + text.slice(back.at) : text, running) // X4
}

function readFrom({ learned, records }: Knowledge, text: string, running: OpenTask): CalledOff | undefined {
  const folded = unnamed(unnamedBehind(foldInPlace(text), running), typedSlotsOf(learned, running.agent), running)
  const name = folded.length - folded.trimStart().length
  const isAbout = records.some(({ changed, ended }) => [changed, ended].includes(running.intent))
  const said =
    (isAbout ? noneYet.exec(folded.slice(name))?.[0] : undefined) ??
    callsOffFirst.exec(folded.slice(name))?.[0] ??
    refused(folded.slice(name))
  if (said === undefined) return
  const lead = folded.slice(0, name + said.length)
  if (records.some(({ ended }) => ended === running.intent) && onlyEnds.test(lead.trim())) return // X5
  const behind = folded.slice(lead.length)
  if (behind.trim() === '') return
  const specs = typedSlotsOf(learned, running.agent)
  const isNamed = ({ slot, start }: PlacedValue): boolean =>
    specs.some((one) => one.slot === slot && one.type === 'person') && !isForSomebody(behind, start)
  const values = valuesIn(behind, specs).filter((one) => !isNamed(one)) // «孩子奶奶说再观察观察»
  const isSaidAgain =
    values.length === 0 &&
    (noLonger.test(behind) || wantsEnd(behind) || stillNot.test(behind) || isNotDone(lead, behind))
  const wishes = requested.test(behind) || (values.length > 0 && asksForIt({ meant: behind, original: behind, values }))
  const isReason = isSaidAgain || (ownPlan.test(behind) && !wishes)
  const isOther = (callsOffClearly.test(lead) || noneYet.test(lead)) && wishes
  if (!isReason && !isOther && values.length > 0) return // X3
  return {
    lead: text.slice(0, lead.length).replace(/(?<![\s,.;!。，；！])[\s,.;!。，；！]+$/, ''),
    rest: isReason ? undefined : ' '.repeat(lead.length) + text.slice(lead.length).replaceAll(instead, '       '),
  }
}

/** X6. */
const noneYet =
  /^(?:(?:oh|ah|no|wait|hang on|hold on|sorry|actually|well|hmm+|um|but)[ ,.!…-]+)*(?:i (?:haven'?t|have not|don'?t|do not)(?: actually| really| even)? (?:(?:got|have|booked|made|arranged)(?: (?:anything|one|any|an appointment|a booking))?)(?: booked| made| here)?(?: yet| at all| so far)?|(?:nothing|there)(?:'s| is)?(?: nothing)?(?: been)?(?: booked| there)(?: yet| so far)?|there(?:'s| is) nothing(?: booked)?(?: yet| so far)?)[ ,.!;…-]+(?:(?:so|then)[ ,]+)?|^(?:[哦啊噢呃唉哎]|等等|等一?下|不对|不好意思|抱歉|[, 。!])*(?:我|咱)?(?:好像|其实|都|根本|压根|才|[, ])*还?没有?(?:预约|挂|约|订)?(?:号|过|上|呢|啊|呀|的)*[,。!;… ]+(?:那就?|就|所以)?/
/** X5. */
const onlyEnds = /^(?:(?:yes|please|ok|okay|just|so)[ ,]+)*(?:cancel|scrap|drop) (?:it|that|this)[,.!; ]*$/

/** «算了，还是不改了». */
const stillNot = /^(?:还是|那|我|就|先)*不(?:想|打算|用)?(?:改|换|挪|推|调)(?:期|时间|预约)?了?[吧啊啦。! ]*$/
const anything =
  /^(?:book|make|move|change|cancel|do|have|see)(?:ing)? (?:anything|any of (?:it|that|them)|any(?:one|body)|one|it|that)(?: at all| after all| now| today| then| please| thanks)*[.! ]*$/
/** «I'd rather not book anything after all»: what is not wanted is no wish. */
const isNotDone = (lead: string, behind: string): boolean => /(?<![a-z])not $/.test(lead) && anything.test(behind)

const refuses =
  /^(?:(?:oh|hmm+|actually|well|wait|you know what|sorry)[ ,.…]*)*no[ ,.!…-]+(?=i(?:'ll| will) (?:just |rather |simply )?[a-z]+ )/
/** «actually no, I'll just walk it off»: it says what the person does instead, and gives nothing. */
const refused = (folded: string): string | undefined => refuses.exec(folded)?.[0]

/** What it would take the place of has ended. */
const instead = /(?<![a-z])instead(?![a-z])/gi

/** «皮肤科先不约了，…»: what the waiting work is about, said again before the words that call it off, is only its name. */
export function unnamed(folded: string, specs: readonly SlotSpec[], { slots }: Pick<OpenTask, 'slots'>): string {
  const known = new Map<string, unknown>(Object.entries(slots))
  const [first] = valuesIn(folded, specs)
  const isName = first?.start === 0 && known.get(first.slot) === first.value
  return isName ? ' '.repeat(first.end) + folded.slice(first.end) : folded
}

const namedBehind = /(?<=(?:never ?mind|forget)(?: about)? )(?:my|the) ([a-z]+)/
/** «never mind my back, just give me …»: what was asked about, named behind the words that call it off. */
const unnamedBehind = (folded: string, { slots }: Pick<OpenTask, 'slots'>): string =>
  folded.replace(namedBehind, (words, thing: string) =>
    Object.values(slots).some((value) => String(value).includes(thing)) ? ' '.repeat(words.length) : words,
  )
