/**
 * Whether a question gives what was asked for: «could I come on Friday?», «周五行吗» propose a day, «is Friday usually busy?» and «周五人多吗»
 * ask about one. Read are the words around the value.
 */
import { tokeniseMessage } from '../../../learning/tokens.ts'

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
  already the a last ago started on in s ve 大 概 差 不 多 可 能 好 像 左 右 也 许 开 始 吧 吗 呢 得 有 快 从 就 了 嗯 呃 应 该 是 我 想`,
)

/** `rest` is the folded question without its values; `lasts`: it was asked how long. */
export const proposes = (rest: string, lasts: boolean): boolean =>
  tokeniseMessage(rest).every(({ kind, text }) => kind === 'mark' || (lasts ? lasting : offers).has(text))
