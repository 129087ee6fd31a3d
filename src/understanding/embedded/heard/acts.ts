/**
 * Which act on a record is meant, where a message says so against another one: «not cancel, move: cardiology to Friday», «I said move, not
 * cancel», «我的意思不是退，是往后挪», «说错了，是退号».
 *
 * A1. Both acts are named by their verbs, one of them denied; or one is named behind words that call what was said a slip. A2. What the
 *     same message asked for before by the denied verb is not asked for: «cancel it, no, not cancel, move it to Friday».
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { clausesOf, type SetAside, type Span } from './parts.ts'

type Act = 'made' | 'changed' | 'ended'

const verbsEn: Readonly<Record<Act, string>> = {
  made: 'book(?:ing)?|mak(?:e|ing) (?:an? (?:new )?(?:appointment|booking|one)|one)|schedul(?:e|ing)',
  changed:
    'mov(?:e|ing)|re-?schedul(?:e|ing)|chang(?:e|ing)|postpon(?:e|ing)|shift(?:ing)?|delay(?:ing)?|push(?:ing)? (?:it|that) back|put(?:ting)? (?:it|that) off|switch(?:ing)?(?: days)?',
  ended: 'cancel(?:l?ing)?|call(?:ing)? (?:it|that) off|drop(?:ping)?|scrap(?:ping)?',
}
const verbsZh: Readonly<Record<Act, string>> = {
  made: '挂号|预约|挂(?!了)|约(?![的了])',
  changed: '改期|改约|改签|改时间|换时间|改(?![挂])|往[前后]面?[挪推延改调移]|挪|推[迟后]|延[后期迟]|调时间',
  ended: '退号|退掉|退(?![款费烧])|取消',
}
const acts = Object.keys(verbsEn) as Act[]
const any = (verbs: Readonly<Record<Act, string>>): string =>
  acts.map((act) => `(?<${act}>(?<![a-z])(?:${verbs[act]})(?![a-z]))`).join('|')

const its = '(?: (?:it|that|this|them|one|anything|(?:my|the|an?) (?:appointment|booking|visit)))?'
const notEn =
  "(?<![a-z])(?:not|(?:do|did)(?:n'?t| not)(?: (?:want|mean|need|say|ask))?|never (?:said|asked|wanted)|rather than|instead of)(?: you)?(?: to)? "
const betweenEn =
  "[ ,.;:!—-]+(?:(?:but|just|only|rather|i|i'd|we|you|want(?:ed)?|need(?:ed)?|would|like|to|meant?|please|it's|said|say|actually|simply|should|could|can)[ ,:]+)*"
const saysEn =
  "(?:i (?:said|say|meant?|want(?:ed)?|asked|need(?:ed)?)|it's|please|just)(?: (?:to|you to|for you to|it))* "
const notZh = '(?:不是|不(?:想|要|用|打算)?|别|没(?:说|要|想)|没让你)(?:说|要|想|让你|给我)*'
const betweenZh =
  '(?:号|掉|了|它|[这那]个|预约|的意思)*[,。!;、 ]*(?:我|是|就|只|要|想|说|而|的意思|给|帮|请|麻烦|得|应该)*'
const slipEn =
  "(?:(?<![a-z])(?:i meant?(?: to say)?|wrong word|i misspoke|slip of the tongue|typo))[ ,.:;]*(?:(?:i|to|i'd|want(?:ed)?|need(?:ed)?|would|like|it's)[ ,]+)*"
const slipZh = '(?:[说讲打写弄搞]错了?|口误|嘴瓢了?|不对)[,。! ]*(?:我|是|就|要|想|的意思|说)*'

/** «hmm no, keep it but move it», «actually don't, just move it»: what was to end stays. */
const backEn =
  "(?<![a-z])(?:no|wait|actually|hold on|hang on|on second thoughts?)[ ,.…!-]+(?:(?:please|let'?s|i'll|i will)[ ,]+)*"
const notAtAllEn = "(?<![a-z])(?<not_ended_2>do(?:n'?t| not))(?=[ ]*[,.;!…-])"
const backZh = '(?:(?<!不)不+|等等|等一?下|算了|还是|哎)[,。! …]*(?:还是|先|就|给我|我)*'

type Pattern = { readonly words: RegExp; readonly hasDenied: boolean; readonly deniedFirst: boolean }
const renamed = (source: string): string => source.replaceAll(/\(\?<(made|changed|ended)>/g, '(?<not_$1>')
const patterns: readonly Pattern[] = [
  {
    words: new RegExp(`${notEn}(?:${renamed(any(verbsEn))})${its}(?<to>${betweenEn})(?:${any(verbsEn)})`),
    hasDenied: true,
    deniedFirst: true,
  },
  {
    words: new RegExp(
      `${saysEn}(?:${any(verbsEn)})(?<to>[^,.;!?]{0,24}[ ,.;!-]+(?:and )?(?:not|rather than|instead of) (?:to )?(?:${renamed(any(verbsEn))})${its})`,
    ),
    hasDenied: true,
    deniedFirst: false,
  },
  {
    words: new RegExp(`${notZh}(?:${renamed(any(verbsZh))})(?<to>${betweenZh})(?:${any(verbsZh)})`),
    hasDenied: true,
    deniedFirst: true,
  },
  {
    words: new RegExp(
      `(?:是|说的?是?|要|想)(?:${any(verbsZh)})(?<to>[^,。]{0,4}[,。、 ]*(?:而?不是|不要|没说)(?:说|要|想)*(?:${renamed(any(verbsZh))})(?:号|掉|了)?)`,
    ),
    hasDenied: true,
    deniedFirst: false,
  },
  {
    words: new RegExp(
      `(?:${backEn}(?<not_ended>(?:keep|leave) (?:it|that|this|them|mine))|${notAtAllEn})(?<to>(?:,? and)?${betweenEn})(?:(?<changed>(?<![a-z])(?:${verbsEn.changed})(?![a-z])))`,
    ),
    hasDenied: true,
    deniedFirst: true,
  },
  {
    words: new RegExp(`${backZh}(?<not_ended>留着|保留|留下)(?<to>${betweenZh})(?<changed>${verbsZh.changed})`),
    hasDenied: true,
    deniedFirst: true,
  },
  { words: new RegExp(`(?<to>${slipEn})(?:${any(verbsEn)})`), hasDenied: false, deniedFirst: true },
  {
    words: new RegExp(`(?<to>${slipZh})(?:${any(verbsZh)})(?=号|约|期|[,。 ]|一?[下个]|$)`),
    hasDenied: false,
    deniedFirst: true,
  },
]

type OtherAct = {
  readonly act: Act
  /** The one that is denied; undefined behind a slip. */
  readonly not?: Act
  /** The words that say so, without the verb that is meant. */
  readonly words: Span
}

const mayName =
  /(?<![a-z])(?:not|n'?t|never|keep|leave|rather|instead|meant?|wrong|misspoke|tongue|typo)(?![a-z])|n't|不|别|没|错|误|瓢|留/
/** A1. */
export function otherActIn(folded: string): OtherAct | undefined {
  if (!mayName.test(folded)) return
  for (const { words, hasDenied, deniedFirst } of patterns) {
    const found = words.exec(folded)
    const groups: Readonly<Record<string, string | undefined>> = found?.groups ?? {}
    const act = acts.find((one) => groups[one] !== undefined)
    const not = acts.find((one) => groups[`not_${one}`] !== undefined || groups[`not_${one}_2`] !== undefined)
    if (!found || act === undefined || act === not || hasDenied !== (not !== undefined)) continue
    const [start, end] = [found.index, found.index + found[0].length]
    const verb = groups[act]?.length ?? 0
    const span = deniedFirst ? { start, end: end - verb } : { start: end - (groups.to?.length ?? 0), end }
    return { act, not, words: span }
  }
  return
}

const goesTo =
  /(?:[改挪推延调]到|改成|换到)(?![^,。]{1,6}的(?:那|号|,|$))|(?<![a-z])(?:move|reschedule|change|postpone|shift|push) (?:it|that|this|the one|my|mine)(?![a-z])/
const endsIt =
  /(?<![a-z])(?:cancel|scrap|drop) (?:it|that|this|the one|my|mine)(?![a-z])|(?:退了|退掉|取消|退号?)(?:吧|了)|[就直接还是干脆]退(?=[吧,。! ]|$)/
/** The act that the words themselves are, between a change and an end: «just cancel it, it's on Monday», «改到周三吧». */
export function plainActIn(folded: string): Act | undefined {
  const [changes, ends] = [goesTo.test(folded), endsIt.test(folded)]
  return changes === ends ? undefined : changes ? 'changed' : 'ended'
}

/** A2. */
export function exchangedActs(folded: string): SetAside[] {
  const other = otherActIn(folded)
  if (!other?.not) return []
  const verb = new RegExp(`(?<![a-z])(?:${verbsEn[other.not]})(?![a-z])|(?:${verbsZh[other.not]})[号掉了吧]{0,2}`, 'g')
  return matchesIn(folded.slice(0, other.words.start), verb).map(({ index, 0: said }): SetAside => {
    const clause = clausesOf(folded).find(({ start, end }) => start <= index && index < end)
    const isLatin = /^[a-z]/.test(said)
    return { start: isLatin ? (clause?.start ?? index) : index, end: index + said.length, why: 'cue' }
  })
}
