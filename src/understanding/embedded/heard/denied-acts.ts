/** A clause that names an act only to say that it is not wanted: «a refund I don't need», 「退费我不办」, 「改期就不改了」. */

const actEn = '(?:refunds?|cancellations?|cancell?ing|rescheduling|moving|money back|renewals?|returns?)'
const notWantedEn =
  "(?:do not|don'?t|won'?t|wouldn'?t|didn'?t|am not|'m not)(?: really| actually)? (?:need(?:ing)?|want(?:ing)?|require|ask(?:ing)? for|be needing|after|looking for|bothered about|interested in)"
const endEn = '(?:,? (?:it|one|that|any ?more|right now|now|today|at all|thanks|thank you|though|please))*'
const inEnglish = new RegExp(
  `^ *(?:(?:well|so|and|but|no|as for|about) )*(?:(?:a|an|the|any|my|that|this) )?${actEn}(?: (?:it|that|thing|bit|part))?(?:,? (?:i|we)(?: really| definitely| certainly)? ?${notWantedEn}| (?:is not|isn'?t) (?:what (?:i|we)(?:'m| am|'re)? (?:want|need|after|asking for|here for)|needed|necessary|wanted))${endEn} *$|^ *(?:please )?(?:leave|skip|forget)(?: about)? the ${actEn}${endEn} *$`,
)

const actZh =
  '(?:退[费款钱号订货票课书]|退(?=的?话)|取消(?:预约|挂号)?|改[期签]|改(?:时间|日子)|换(?:时间|日子)|延期|撤销|续借)'
const aroundZh = '(?:我们?|咱们?|就|先|倒|也|那|可|暂时|目前|现在|今天|是|还|根本|压根|真的?|都|这边)'
const inChinese = new RegExp(
  `^ *(?:那|至于|说到|其实|哦|对了|不|[, ])*${actZh}(?:的话|的?事儿?|这[事个]儿?|什么的|手续|嘛)?${aroundZh}*(?:不|没(?!法|办|到|收)|别|甭|免)(?:有|想|打算|用|需要|必|要|是|准备|考虑|急着|着)*(?:办|弄|搞|做|申请|退|改|取消|要|用|整|折腾|考虑|了|掉|换|动|的|急)*[吧啊哈呢呀啦]* *$`,
)

/** «cancel? me? never!»: the act is said again only to be refused. */
const refusedEn =
  /^\W{0,4}(?:cancel|move|refund|reschedule|change|drop|postpone)(?:l?ing)?(?: (?:it|that|this|mine))? ?\?(?:\W{0,4}(?:me|what|who|why|oh|huh|ha|i|well)(?![a-z])){0,3}\W{0,4}(?:never|no(?: way| chance|pe)?|not (?:me|a chance|at all|likely|on your life)|of course not|as if|hardly|(?:i )?(?:would|wouldn't|do|don't)(?:n't)? (?:dream|dare|be silly))(?![a-z])/
export const refusesAct = (folded: string): boolean => refusedEn.test(folded)

/** «退什么款呀», 「改什么改」: who asks so wants none of it. */
const whatFor =
  /^ *[我你啊哎 ]{0,3}(?:退|取消|改|换|挪|推)什么(?:款|费|号|钱|期|预约|[退改换挪推]|取消)?[呀啊呢嘛哦]* *$/

export const deniesAct = (clause: string): boolean =>
  inChinese.test(clause) || inEnglish.test(clause) || whatFor.test(clause)
