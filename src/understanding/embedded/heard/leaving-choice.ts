/** «any day», «whatever suits you», 「哪天都行」, 「你看着办」: an answer that leaves the choice to whoever asked. */

const lead =
  "(?:(?:oh|well|um|er|hmm|honestly|really|actually|just|i guess|i suppose|i think|ok|okay|yeah|sure|it's|that's|for me|to be honest|i'm easy|i'm flexible|i'm free|not fussed|not bothered)[ ,.]+)*"
const kind =
  '(?: ?(?:day|date|time|one|thing|of (?:them|those|these)|doctor|department|weekday|hour)s?)?(?: (?:of|in|this|next|the|week|month)){0,4}'
const choices = [
  `any${kind}`,
  'whichever(?: [a-z]+){0,5}',
  'whatever(?: [a-z]+){0,5}',
  "when(?:so)?ever(?: [a-z']+){0,5}",
  'either(?: one| of them| day)?',
  '(?:i )?(?:have |got )?no (?:real |strong |particular )?preference',
  "(?:i |it |that )?(?:do not|don'?t|does not|doesn'?t)(?: really)? (?:mind|care|matter|make (?:a|any) difference|have a preference)(?: (?:to me|what|which|when|at all|either way|day|time|one|department|doctor))*",
  "(?:please )?(?:you|just) (?:choose|decide|pick|tell me|say)(?: (?:one|for me|a day|something|what's best))*",
  "(?:it is |it's |that is |that's )?(?:all |entirely |completely )?up to you(?: (?:guys|lot))?",
  "(?:it is |it's )?your (?:choice|call)",
  'surprise me',
  '(?:as soon as (?:possible|you can)|asap|the sooner the better|as early as possible)',
  "(?:the |your )?(?:earliest|soonest|first|next)(?: (?:available|possible|free|open|slot|day|date|one|you have|you've got|you can|appointment|thing)){1,4}",
  '(?:all|every) (?:day|days)?(?: (?:is|are|would be|will be))? ?(?:fine|ok|okay|good|the same|alright)?(?: (?:to|with|for|by) me)?',
  "i'?m (?:easy|flexible|not (?:fussy|fussed|bothered|picky)|free (?:all week|every day|any ?time|whenever))",
]
const close =
  "(?:(?: |,)*(?:is|are|would|will|be|do|works?|suits?|fine|ok|okay|good|great|for me|with me|by me|then|please|thanks|thank you|really|honestly|you (?:choose|decide|pick)|up to you|i don'?t mind|i'm easy|to be honest)){0,8}[ .!…]*"
const inEnglish = new RegExp(`^${lead}(?:${choices.join('|')})${close}$`)

const what = '(?:哪一?[天日个科位]|什么时[候间]|啥时候|哪个(?:时间|科室?|医生)|周几|星期几|几号)'
const fine = '(?:都|也都|全都)?(?:行|可以|成|好|ok|没问题|没关系|无所谓|一样|有空|方便|能)'
const leadZh = '(?:[那嗯哦啊额唔]|其实|说实话|我|我这边|我这儿|对我来说|这个?|[, ])*'
const choicesZh = [
  `(?:随便)?${what}(?:来|去|看|约)?都?${fine}`,
  `随便(?:${what}|你们?|挑|选|吧|了)*(?:都?${fine})?`,
  `(?:都|全)(?:行|可以|成|好|ok|没问题|无所谓|一样)`,
  '无所谓|没所谓|不挑(?:日子|时间|科室?)?|没(?:什么)?(?:要求|讲究|偏好)',
  '(?:你们?|您)(?:就|来|帮我|替我|随便|说了|看着?)*(?:定|办|选|挑|安排|决定|算)(?:一个|一下|个|就[行好])?',
  '听(?:你们?|您)的?(?:安排)?',
  '(?:越快越好|越早越好|尽快|尽早|最快的?|最早的?|最近的?)(?:的?(?:一?[天个]|号|时间|那天))?(?:就[行好])?',
]
const closeZh =
  '(?:[,。!~ ]|都?行|可以|吧|了|啊|呀|啦|哈|的|就|看|你们?|您|帮我|定|办|选|安排|挑|哪天|有号|人少|谢谢|我){0,12}'
const inChinese = new RegExp(`^${leadZh}(?:${choicesZh.join('|')})${closeZh}$`)

const longest = 80
export const leavesChoice = (folded: string): boolean => {
  const said = folded.trim()
  return said.length <= longest && (inEnglish.test(said) || inChinese.test(said))
}
