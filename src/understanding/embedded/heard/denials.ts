/**
 * What a message denies: «no chest pain», «don't cancel», «not Tuesday», «我没发烧».
 *
 * N1. The denied part goes to the end of its clause or to a contrast («but», «就是»); after «not» and «instead of» to the end of the
 *     value that follows.
 * N2. A denial that samples of the team use is part of what they say («I don't feel well», «不要了»), and so is «no longer».
 * N3. But what is not wanted, and is neither a value nor pointed at, behind a part with values, only says how that is meant: «book
 *     dermatology for Friday, I don't need the specialist».
 * N4. A short clause with 不 is denied beside one that says what it is («不拉肚子，就是胃胀»), unless what is not done is the complaint («不吃饭»).
 */

import { matchesIn } from '../../../core/text/matches.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import { contrast, denial, isWell, noLonger, noLongerZh, partIsWell, stays } from './cues.ts'
import { deniesAct, refusesAct } from './denied-acts.ts'
import { clausesOf, overlapsWith, type SetAside, type Span } from './parts.ts'

type Message = {
  readonly folded: string
  readonly values: () => readonly PlacedValue[]
  /** The samples of the team, folded. */
  readonly samples: readonly string[]
  /** Values of free text that samples have, folded. */
  readonly known: ReadonlySet<string>
}

/** In UTF-16 units: how far behind «not» its value may begin. */
const near = 16
const setsAside = /^(?:forget|skip|never mind|drop|leave out)/
const dropsBooking =
  /\b(?:drop (?:the|my) (?:appointment|booking)|(?:drop|skip|forget|leave out)(?: about)? (?:the|my) (?:first|second|third|last|latest|newest|other|middle|former|latter)(?: (?:one|appointment|booking|visit))?)\b/
const short = /^(?:not|instead of|rather than|as opposed to|不是|而不是)$/

const doing = /^ *(?:cancell?|mov|resched\w*|postpon|chang|book|dropp|scrapp|shift)ing(?![a-z])/

export function findDenials({ folded, values, samples, known }: Message): SetAside[] {
  const clauses = clausesOf(folded)
  if (refusesAct(folded)) return [{ start: 0, end: folded.length, why: 'denied' }]
  const aside: SetAside[] = [
    ...plainlyDenied(folded, known),
    ...contrastedWith(folded, clauses),
    ...[...matchesIn(folded, anyBut), ...matchesIn(folded, neitherNor), ...matchesIn(folded, partIsWell)].map(
      ({ index, 0: said }) => ({
        start: index,
        end: index + said.length,
        why: 'denied' as const,
      }),
    ),
    ...(folded.includes('不') ? exchanged(folded, values()) : []),
    ...clauses
      .filter(({ start, end }) => {
        const said = folded.slice(start, end)
        if (fears.test(said)) return values().some((one) => overlapsWith(one, { start, end }))
        return stays.test(said) || isWell.test(said) || deniesAct(said) || (clauses.length > 1 && asksNothing(said))
      })
      .map((one) => ({ ...one, why: 'denied' as const })),
  ]
  for (const { index: start, 0: words } of matchesIn(folded, denial)) {
    const behind = start + words.length
    if (/^[了吗呢呀啊哦嘛?,.!。，！？ ]*$/.test(folded.slice(behind)) || /^[了吗?,，。]/.test(folded.slice(behind)))
      continue
    const clause = clauses.find((one) => start >= one.start && start < one.end)
    const said = clause ? folded.slice(clause.start, clause.end) : folded
    if (clause && clauses.length > 1 && noLonger.test(said) && !values().some((one) => overlapsWith(one, clause)))
      aside.push({ ...clause, why: 'denied' }) // only the reason for what else is said
    const isNamed =
      clause !== undefined && (values().some((one) => overlapsWith(one, clause)) || dropsBooking.test(said))
    if (setsAside.test(words) && isNamed) continue // it may be the wish to end it
    const ends =
      noLonger.test(said) || (noLongerZh.test(said) && values().some((one) => clause && overlapsWith(one, clause)))
    const isBeside = clause !== undefined && refusesBeside({ folded, clauses, values: values() }, start, clause)
    if (ends || (!isBeside && isUsual(words, folded.slice(behind), samples))) continue // N2
    const value = values().find(
      (one) => one.start >= behind && one.start < Math.min(behind + near, clause?.end ?? behind),
    )
    if (short.test(words.trim())) {
      if (value) aside.push({ start, end: value.end, why: 'denied' }, ...saidBefore(values(), value, start))
      else if (/^不是|^not/.test(words) || doing.test(folded.slice(behind)))
        aside.push({ start, end: endOf(folded, behind), why: 'denied' }) // «instead of cancelling, …»
      continue
    }
    aside.push({
      start,
      end: words.startsWith('keep') ? endOfKept(folded, behind) : endOf(folded, behind),
      why: 'denied',
    })
  }
  return aside
}

const actsNext =
  / and (?:please )?(?:cancel|drop|scrap|call off|move|shift|push|reschedule|postpone|change|book)(?![a-z])/g
/** «keep the dentist and move the other one»: what is done besides is not kept. */
function endOfKept(folded: string, from: number): number {
  actsNext.lastIndex = from
  return Math.min(actsNext.exec(folded)?.index ?? folded.length, endOf(folded, from))
}

/** «the eye clinic, well, not the eye clinic, it's ENT»: what is denied was not meant before either, where another one follows. */
const saidBefore = (values: readonly PlacedValue[], denied: PlacedValue, before: number): SetAside[] =>
  values.some((one) => one.slot === denied.slot && one.start >= denied.end && !isSame(one, denied))
    ? values
        .filter((one) => one.slot === denied.slot && isSame(one, denied) && one.end <= before)
        .map((one) => ({ start: one.start, end: one.end, why: 'corrected' as const }))
    : []
const isSame = (a: PlacedValue, b: PlacedValue): boolean => a.value === b.value || a.normal === b.normal

const notBooked = /^(?:的?号)?(?:我|就|先|也|那就)*不(?:想|用|打算)?(?:预约|[挂约订])(?:号)?了?(?=[,。;!? ]|$)/
/** «不看骨科(了)，看神经内科吧», «骨科就不挂了，挂皮肤科»: the first value is not wanted, where another one of its kind follows. */
const exchanged = (folded: string, values: readonly PlacedValue[]): SetAside[] =>
  values.flatMap(({ slot, start, end }) => {
    const [refused] = notBooked.exec(folded.slice(end, end + 16)) ?? []
    const isReplaced = (one: PlacedValue): boolean => values.some((x) => x.slot === one.slot && x.start > end)
    const day = values.find((one) => /^的? ?$/.test(folded.slice(one.end, start)) && one.end <= start)
    if (refused !== undefined && values.some((one) => one.slot === slot && one.start > end))
      return [{ start: day && isReplaced(day) ? day.start : start, end: end + refused.length, why: 'denied' as const }]
    const from = folded.charAt(start) === '看' ? start + 1 : start // «看皮肤» is a name of dermatology
    const isRefused = /不想?[看挂约要去]$/.test(folded.slice(Math.max(0, from - 3), from))
    const [rest] = /^科?(?:的?号)?(?:了|(?=[,。;!? ]))/.exec(folded.slice(end, end + 5)) ?? []
    if (!isRefused || rest === undefined || !values.some((one) => one.slot === slot && one.start > end)) return []
    return [{ start: from - 2, end: end + rest.length, why: 'denied' as const }]
  })

/** «不咳也不流鼻涕»: both are denied. */
const neitherNor = /[不没]有?[^,。!? 不没]{1,4}[也又][不没]有?[^,。!? 不没]{1,5}(?=[,。!? ]|$)/g
/** «any day but Wednesday», «除了周三都行»: what is left out of a choice. */
const anyBut =
  /\b(?:any(?: ?(?:day|time|thing|department|doctor|clinic|specialist|where))?|every day|whenever|whatever|(?<=^|[,.;!?] ?)every(?:thing|one| department)) (?:but|bar|except(?: for)?|apart from|other than|besides) [^,.;!?]{2,20}|(?<=^|[,。 ])[^,。]{1,6}除外|除[了开去]?[^,。]{1,10}?(?:以外|之外)?,?(?:其[他它余]的?|别的|剩下的)?[都哪][^,。]{0,4}(?:行|可以|有空|没问题|好)|[都均](?:行|可以|好),?(?:就是|但是?)?除[了开去][^,。]{1,10}|(?<=^|[,。 ])[^,。]{1,8}[以之]外,?[^,。]{0,4}[都哪][^,。]{0,4}(?:行|可以|有空|没问题|好)|(?<=^|[,。 ])[^,。]{1,6}不(?:太|大)?(?:行|方便|可以),(?:其[他它余]|别的|剩下的)[^,。]{0,4}(?:行|可以|有空|没问题|好)/g
/** «怕牙医», «I'm scared of the dentist»: nobody asks for what they fear. */
const fears =
  /^[ 我]*(?:害|最|特别|很|有点|挺|太)*怕(?:看|去|见)?[^,。]{1,8}$|^ *(?:i(?:'m| am) )?(?:so |really |quite )?(?:scared|afraid|terrified) of [a-z ]{3,24}$/
const wants = /^(?:(?:do not|don'?t|won'?t|no) (?:really )?(?:need|want|require)|不用|不要|不需要|不必|无需)/
const points =
  /\b(?:it|that|this|them|these|those|ones?|any of|appointments?|bookings?)\b|[那这]|(?:号|预约)[了吧]?$|(?:号|预约)(?:我|就|都|也)?不/
type Clauses = { readonly folded: string; readonly clauses: readonly Span[]; readonly values: readonly PlacedValue[] }
/** N3. */
function refusesBeside({ folded, clauses, values }: Clauses, at: number, clause: Span): boolean {
  const said = folded.slice(clause.start, clause.end)
  if (!wants.test(folded.slice(at, clause.end)) || points.test(said) || values.some((one) => overlapsWith(one, clause)))
    return false
  return clauses.some((other) => other.start < clause.start && values.some((one) => overlapsWith(one, other)))
}

const fewWords = 4
/** «cancel nothing, just …»: the clause asks for nothing. */
const asksNothing = (said: string): boolean => /\bnothing\b/.test(said) && said.trim().split(/ +/).length <= fewWords

const longestValue = 8
/** «不咳嗽»: a single 不 denies what a sample has as a value; before anything else it means too much. */
function plainlyDenied(folded: string, known: ReadonlySet<string>): SetAside[] {
  return matchesIn(folded, /(?<![好要是会能想么])不/g).flatMap(({ index }) => {
    for (let size = longestValue; size > 1; size--) {
      const said = folded.slice(index + 1, index + 1 + size)
      if (said.length === size && known.has(said))
        return [{ start: index, end: index + 1 + size, why: 'denied' as const }]
    }
    return []
  })
}

const lacks =
  /^(?:[我他她人子儿宝娃妈爸婆公爷奶也又都倒并既还现在]|[^,。我他她人子儿宝娃妈爸婆公爷奶也又都倒并既还现在][^,。我他她人子儿宝娃妈爸婆公爷奶]{0,3}[我他她人子儿宝娃妈爸婆公爷奶])*不(?![想要用能会敢肯愿爱太怎大是好行对必知清懂管过去来看挂约订退改取换同如但吃喝睡说玩动理]|舒服|消化|方便|一定|出汗|排便)[^,。不]{1,5}$/
/** The neighbour says what it is then. */
const thatIs = /^\s*(?:就是|只是|只有|光是?|但|可是|而是|主要|[也又]?[没不])/
/** N4. */
function contrastedWith(folded: string, clauses: readonly Span[]): SetAside[] {
  if (clauses.length < 2 || !folded.includes('不')) return []
  const said = clauses.map(({ start, end }) => folded.slice(start, end))
  return clauses.flatMap((clause, i): SetAside[] => {
    const next = said[i + 1]
    const isBeside = next === undefined ? /^\s*[也又]/.test(said[i] ?? '') : thatIs.test(next)
    return isBeside && lacks.test((said[i] ?? '').trim()) ? [{ ...clause, why: 'denied' }] : []
  })
}

function endOf(folded: string, from: number): number {
  contrast.lastIndex = from + 1
  return contrast.exec(folded)?.index ?? folded.length
}

const noneInParticular = /^\s*(?:really )?(?:need|want|require) (?:an?|any)\b/
/** N2: the denying words and the one behind them stand so in a sample. «I don't need a refund» is about none that there is. */
function isUsual(words: string, rest: string, samples: readonly string[]): boolean {
  if (noneInParticular.test(rest)) return false
  const next = /^\s*([a-z']+|[\u4e00-\u9fff])/.exec(rest)
  if (!next) return false
  const phrase = `${words.trim()}${/^[a-z]/.test(next[1] ?? '') ? ' ' : ''}${next[1]}`
  return samples.some((sample) => sample.includes(phrase))
}
