/**
 * Whether a question gives what was asked for: «could I come on Friday?», «周五行吗» propose a day, «is Friday usually busy?» and «周五人多吗»
 * ask about one. Read are the words around the value.
 */
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { blanked, clausesOf, type Span } from './parts.ts'
import { asksForIt } from './wishing.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
const offers = words(
  `can could may might would will shall should is are was does do did has have got i we you it that this they there how what about maybe perhaps
  possible ok okay fine free available work works good great suit suits come go make get be see take say book put fit squeeze slot pop drop in by
  for me us him her them on at to the a an any anything something some one slots appointment appointments opening openings space spot room still
  also then please pls so and or well hm hmm um uh oh yes yeah sorry instead around early late earlier later first thing already left possibly
  alright all right my with time day date doctor think like want if not no isn aren couldn t s d ll m re ve i'd i'll it's what's that's let's isn't can't
  能 可 以 行 吗 么 呢 吧 有 号 没 空 位 约 挂 好 方 便 成 来 去 看 我 你 您 们 给 帮 的 那 就 在 是 会 还 想 要 定 请 问 合 适 怎 样 下 上 午 晚 早 点 左 右 过 到 排
  得 否 呀 啊 哈 嘛 个 诊 这 时 候 日 天 期 改 换 也 不 最 近 大 概 哪 先`,
)
const lasting = words(
  `about around roughly like maybe perhaps probably for since i think guess would say it's it is has been now over almost nearly well hm hmm um uh so or more
  already the a last ago started on in s ve oh don dont t know not sure dunno idea no hard to tell exactly can couldn remember who knows quote me really don't can't couldn't 知 道 清 楚 太 说 准 记 忘 谁 哎 好 啊 大 概 差 不 多 可 能 好 像 左 右 也 许 开 始 吧 吗 呢 得 有 快 从 就 了 嗯 呃 应 该 是 我 想`,
)

/** `rest` is the folded question without its values; `lasts`: it was asked how long. */
export const proposes = (rest: string, lasts: boolean): boolean =>
  tokeniseMessage(rest).every(({ kind, text }) => kind === 'mark' || (lasts ? lasting : offers).has(text))

const more = words(
  `best better earliest easier easiest prefer preferably rather only has had must need needs ideally suits suited convenient off next this coming week after before until both either
  else whichever whenever next last latest soonest guess suppose reckon probably definitely sure exactly actually really just ta thanks cheers
  吧 呗 咯 呐 哇 噻 哩 喽 哟 诶 哎 行 罢 最 只 才 就 嗯 呃 哦 喔 那 么 得 应 该 觉 比 较 稳 妥 再 从 都 差 不 多 许 用 人 中 之 前 后 以 开 始 休 息 班 挺 问 题 没`,
)
const meant =
  /(?<![a-z])(?:has to be|must be|only|best|better|free|available|suits?|(?<!(?:i|we|he|she|they) )works?|prefer|off work|so|let'?s|make it|please|ok|okay|fine|good|possible|manage|(?<!(?:the|my|our) [a-z]{2,15} )come|can)(?![a-z])|有空|方便|合适|可以|能来|能去|过来|过去|没事|休息|不上班/
/** «on Tuesday I work late», unless it asks for what comes then. */
const atWork =
  /(?<![a-z])(?:i|we|he|she)(?:'m| am| have to| has to| usually| always)? (?:work(?:s|ing)?(?: (?:late|early|nights?|all day))?)(?: on)? *$/
const joints = /(?<![a-z])(?:so|because|since|but|then|and|if|when|as|though)(?![a-z])|所以|因为|那就/g

/** Where something was set aside, one part ends and another begins. */
const aside = / {3,}/g

/**
 * Of the values of a statement, those that it only tells of: «it's my birthday tomorrow», «Friday is pizza night at ours».
 * `said` is folded.
 */
export function onlyTold<V extends Span>(said: string, values: readonly V[]): V[] {
  const parts = clausesOf(
    said.replaceAll(joints, (word) => ','.repeat(word.length)).replaceAll(aside, (gap) => ','.repeat(gap.length)),
  )
  const without = blanked(said, values)
  return parts.flatMap(({ start, end }) => {
    const own = values.filter((one) => one.start >= start && one.end <= end)
    const rest = without.slice(start, end)
    const isPlain = tokeniseMessage(rest).every(
      ({ kind, text }) => kind === 'mark' || offers.has(text) || lasting.has(text) || more.has(text),
    )
    if (own.length > 0 && atWork.test(rest)) return own
    return own.length === 0 || isPlain || meant.test(rest) || ofWish(said.slice(start, end), own, start) ? [] : own
  })
}

/** Without one of these a Chinese part would count as values alone; what else somebody will do then is no wish: «周六孩子要上补习班». */
const wishedZh = /[吧就约挂改换定选]|帮|可以|[要想来去](?=[约挂看来过预查周星礼今明后下这\d,。]|$)/
/** «we're off to Spain on Saturday», «my son is away on Friday»: where somebody will be then. */
const elsewhere =
  /(?:'m|'re|'s| am| are| is|'ll be| will be)(?: all| both| just| still)? (?:off to|out(?! of work)|away|gone|abroad|(?:fly|travell?|leav|driv|visit|mov)ing|going (?:to (?!be (?:free|off|available))|on |away))/
const ofWish = (part: string, values: readonly Span[], at: number): boolean =>
  (/[\u4e00-\u9fff]/.test(part) ? wishedZh.test(part) : !elsewhere.test(part)) &&
  asksForIt({
    meant: part,
    original: part,
    values: values.map(({ start, end }) => ({ start: start - at, end: end - at })),
  })
