/** Words that stand around a value and ask for nothing of their own: «and make it …, please», «改成…吧». */
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller } from '../features/function-words.ts'

/** What stands around a value and asks for nothing of its own. */
const around = new Set(
  `a an the one on at for by with in into from to of my it its it's s is that this and or please no also would be better best good great fine nice possible if ideally
  ah oh eh ugh what how suit suits work works fit fits me us convenient handy easier nicer ideal perfect ok okay who's coming going same bill ticket invoice order code reference ref
  by way btw though preferably prefer rather instead then so just only maybe about around make made time number phone name patient day d i i'd i'll 'll you can we do should was were have take get want like
  是 就 请 不 要 和 号 的 最 好 想 吧 给 挂 约 那 还 也 在 用 帮 我 了 就 是 改 成 到 换 电 话 码 时 间 人 患 者 就 诊 写 填 记 单 编 更 合 适 同 样 天 然 后 名 字 叫 哦 啊 呢 行 可 以 能 话 有 没 尽 量 比 较 方 便 顺 说 一 下 看 病 这 个 才 空 吗 行 不 来 过 去 么 钟 带 家 其 实 倒 more closer nearer nearly almost hm hmm mm mmm really actually see go visit pick choose think as early earlier earliest late later soon spelled spelt got but`.split(
    /\s+/,
  ),
)
/** … and of what is put right: «I misspoke, it's gastro I need», «搞错了，周四才对». */
const aroundRight = new Set(
  'need needed want wanted looked looking wrong week calendar mixed up said mean meant thinking asked asking about 错 搞 弄 才 对 历 问 选 应 该'.split(
    ' ',
  ),
)
export const saysNothing = (text: string, corrects = false): boolean =>
  tokeniseMessage(text).every(
    ({ kind, text: word }) =>
      kind === 'mark' || isFiller(word) || around.has(word) || (corrects && aroundRight.has(word)),
  )

/** Around a value that takes the place of one that does not suit, people say this much. */
export const mostWords = 12
