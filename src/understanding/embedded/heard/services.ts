/**
 * What people ask a desk for beside its own work: to remind them, to call back, to print, to send, to translate. Whether a team does it
 * is for others to say (analysis/beyond.ts).
 *
 * J1. Only what is asked for: at the beginning of a clause in English, and in Chinese anywhere in one that does not ask where or how.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { partsOf, type Span } from './parts.ts'

const whom = '(?:me|us|him|her|them|my [a-z]+)'
const leadEn =
  "^ *(?:(?:please|pls|and|also|then|but|so|ok|okay|oh|just|kindly|can|could|would|will|you|i'd like you to|i want you to|i need you to|don't forget to|maybe|perhaps|someone|somebody|anyone|it would be great if you could)[ ,]+)*"
const actsEn = [
  `remind ${whom}|(?:send|give|set|text|email) (?:${whom} )?(?:a|an|up a|me a) reminder`,
  `(?:call|ring|phone) ${whom} (?:back|on|at|before|later|again|tomorrow|today|tonight|when|if|once|in|this|next|the)(?![a-z])|(?:call|ring|phone) ${whom} *$|give ${whom} a (?:call|ring)`,
  'print(?: (?:out|it|that|this|my|the|a|me))+(?![a-z])',
  `(?:text|email|e-mail|whatsapp|sms|fax) (?:${whom}|it|that|this|the)(?![a-z])|(?:send|forward|mail) (?:${whom} (?:a|an|the|my|it|that|this|some)|(?:it|that|this|the [a-z]+|a [a-z]+) (?:to|by|via))(?![a-z])`,
  'translate(?![a-z])',
  '(?:put|add|save) (?:it|this|that|them|the [a-z]+) (?:in|on|to|into) (?:my|the|our) (?:calendar|diary|phone|outlook|agenda)',
  'write (?:it|that|this|everything) down|(?:make|take) a note(?![a-z])',
  `(?:call|order|get|book) (?:${whom} )?an? (?:taxi|cab|uber)`,
]
const actsZh = [
  '提醒(?:一下)?(?:我|我们|他|她|一下)|(?:发|设|加)个?提醒',
  '(?:回|打)(?:个|一个|一下|我)*电话给?我?|给我(?:们)?(?:回|打)(?:个|一个|一下)?电话|回电(?!影)',
  '打印',
  '(?:发|回)(?:个|一个|条|一条|一份|份|送)?(?:我)?(?:短信|邮件|微信|信息|消息|通知|确认函?)|(?:发|寄|传|短信|邮件)(?:给|到)我',
  '翻译',
  '(?:加|放|写|存|记)(?:到|进|入|在)(?:我的?)?(?:日历|日程|手机|备忘录)',
  '(?:写|记|抄)下来|做个(?:笔记|备忘)',
  '(?:叫|打)(?:个|一?辆)(?:车|出租|的士)',
]
const asks = actsEn.map((en, i) => ({
  en: new RegExp(`${leadEn}(?:${en})`),
  zh: new RegExp(actsZh[i] ?? '(?!)'),
  said: new RegExp(`(?<![a-z])(?:${en})|${actsZh[i]}`),
}))
const may =
  /(?<![a-z])(?:remind|reminder|call|ring|phone|print|text|e-?mail|whatsapp|sms|fax|send|forward|mail|translate|calendar|diary|outlook|agenda|write|note|taxi|cab|uber|phone)(?![a-z])|提醒|电|打印|[发寄传回]|翻译|日[历程]|手机|备忘|下来|车|出租|的士/
/** Where, how, who and what for: no wish. A number to call is given, and asks for nothing. */
const only =
  /哪|怎么|如何|多少|谁|什么|(?:吃|打|看|试|说|干|听|发|寄).{0,4}[过了]|[没被]|[让叫]我|比打|打电话来|\d{6}|\d{3}[ -]\d{3}/

export type Service = Span & { readonly said: RegExp }

/** The clauses that ask for one. */
export function servicesIn(text: string): Service[] {
  const folded = foldInPlace(text)
  if (!may.test(folded)) return []
  return partsOf(folded).flatMap(({ start, end }): Service[] => {
    const clause = folded.slice(start, end)
    const found = only.test(clause) ? undefined : asks.find(({ en, zh }) => en.test(clause) || zh.test(clause))
    return found ? [{ start, end, said: found.said }] : []
  })
}
