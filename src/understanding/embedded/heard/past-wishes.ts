/**
 * A wish of some time ago that is only told of: 「我婆婆上礼拜想把神经内科改到周一，窗口愣说改不了」, 「昨天我要把牙科退了，系统卡死了」.
 *
 * P1. Somebody else's is a report. One's own may still be wanted: it is asked about. P2. Where the rest of the message asks for something
 *     now («这次帮我约…», 「现在能改吗」), that decides.
 */
import { clausesOf } from './parts.ts'

const past =
  '(?:上个?(?:次|回|周|礼拜|星期|月)|昨[天儿晚]|前(?:天|几天|阵子|段时间)|大前天|那[天次回]|之前|以前|早先|去年|当时)'
const acts = '(?:把|将|挂|约|退|改|取消|换|预约|订|推|挪|看)'
const wanted = new RegExp(
  `${past}[^,。]{0,6}(?:想|要|打算|准备|本来)(?!是)[^,。]{0,6}${acts}|(?:本来|原本|原先)?(?:想|要|打算)${past}`,
)
const ofOthers =
  /^[^,。]{0,8}(?:[妈爸婆公爷奶姥爹娘姐妹哥弟姨姑舅叔伯侄孙媳]|老公|老婆|丈夫|妻子|爱人|儿子|女儿|孩子|同事|朋友|邻居|室友|同学|领导|老板|他们?|她们?|有人|别人|人家)/
const now =
  /这[次回]|现在|今[天儿]|帮|请|麻烦|再|给我|[能可行]不|可以|不如|改成|换成|那就|就[挂约改退]|[吧呗]|[吗么][\s?。!]*$/

export function wantedBefore(folded: string): 'reported' | 'supposed' | undefined {
  const clauses = clausesOf(folded).map(({ start, end }) => folded.slice(start, end))
  const told = clauses.findIndex((clause) => wanted.test(clause))
  if (told < 0 || clauses.some((clause, i) => now.test(i === told ? clause.replace(wanted, '') : clause))) return // P2
  return ofOthers.test(clauses[told] ?? '') ? 'reported' : 'supposed' // P1
}
