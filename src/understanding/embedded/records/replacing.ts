/**
 * What a new one takes the place of: «the eye doctor instead of cardiology», «I don't want cardiology, book me the GP on Friday instead»,
 * 「不想看心内科了，给我挂周一的全科」. The old one ends.
 *
 * K1. What stands is named as not wanted, before what is asked for or as its opposite. K2. «instead» alone speaks of the only one that stands.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Heard } from '../heard/heed.ts'
import { clausesOf } from '../heard/parts.ts'
import { type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { kindOf, standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

const replaces = /^(?:instead of|rather than|as opposed to|而不是|别|不)/
/** The old one is □. */
const givenUp =
  /(?<![a-z])(?:(?:don'?t|do not|didn'?t|no longer|won'?t) (?:want|need|like|be needing|see)(?: to (?:see|go to|have))?|not (?:going|keen|sure) [a-z ]{0,12}|changed my mind (?:about|on)|(?:forget|scrap|drop|skip|ditch|never ?mind)(?: about)?)(?: (?:the|my|that|this))? □(?: (?:one|appointment|booking|visit|doctor))?(?: (?:any ?more|any longer|after all|at all|now|then))*[ ,.!]*$|不(?:想|打算|用|需要)?[看挂约去要]□科?(?:的?号)?了?[。! ]*$|□科?(?:的?号)?(?:我|就|也|先)*(?:不(?:想|打算|用)?[看挂约去要]了?|算了)[吧。! ]*$/
const instead = /(?<![a-z])instead(?! of)(?![a-z])/

type Replacing = Message & { readonly heard: Heard; readonly original: string }

/** The records that a new one takes the place of, as wishes to end them. */
export function replacedBy(message: Replacing, frames: readonly Frame[]): Frame[] {
  const { book } = message
  const [made, ...more] = frames.filter(({ intent }) => kindOf(book, intent)?.made === intent)
  const kind = made && kindOf(book, made.intent)
  const ended = kind?.ended
  if (!made || !kind || ended === undefined || frames.some(({ intent }) => intent === ended)) return []
  const [subject = ''] = kind.key
  const standing = standingOf(book, kind)
  const gone = new Set([...opposed(message, subject), ...givenUpIn(message, made, subject)].map(({ value }) => value))
  const isNew = !standing.some(({ slots }) => frames.some((one) => valueIn(one, subject) === slots[subject]))
  const isInstead = isNew && more.length === 0 && standing.length === 1 && saysInstead(message, made) // K2
  const isGone = ({ slots }: KnownRecord): boolean => isInstead || gone.has(String(slots[subject]))
  return standing
    .filter(isGone)
    .map((record) => about(message, { ...made, intent: ended, slots: [] }, { kind, record }))
}

/** K1: «the eye doctor instead of cardiology». */
const opposed = ({ heard, original }: Replacing, subject: string): PlacedValue[] =>
  heard.dropped.filter(
    ({ slot, start }) =>
      slot === subject &&
      heard.aside.some(
        (one) =>
          one.why === 'denied' &&
          one.start <= start &&
          one.end > start &&
          replaces.test(foldInPlace(original.slice(one.start, one.end))),
      ),
  )

/** K1: a clause of its own gives it up, before what is asked for. */
function givenUpIn({ learned, original }: Replacing, made: Frame, subject: string): PlacedValue[] {
  const next = made.slots.find(({ slot }) => slot === subject)
  const named = valuesIn(original, typedSlotsOf(learned, made.agent)).filter(({ slot }) => slot === subject)
  return clausesOf(original).flatMap((clause): PlacedValue[] => {
    const [one, ...more] = named.filter(({ start, end }) => start >= clause.start && end <= clause.end)
    if (!one || more.length > 0 || one.end > (next?.start ?? 0) || one.value === next?.value) return []
    const said = `${original.slice(clause.start, one.start)}□${original.slice(one.end, clause.end)}`
    return givenUp.test(foldInPlace(said)) ? [one] : []
  })
}

const valueIn = ({ slots }: Frame, name: string): unknown => slots.find(({ slot }) => slot === name)?.value
const saysInstead = ({ text }: Message, { start, end }: Frame): boolean =>
  instead.test(foldInPlace(text.slice(start, end)))
