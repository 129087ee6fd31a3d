/** Finds people: names after words that announce one («my name is», «我叫») or with a title that is no doctor's, relatives («my mom», «我妈»), and oneself. */

import { matchesIn } from '../../../core/text/matches.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import type { Found } from '../../../teams/numbers.ts'
import { withPronouns } from './pronouns.ts'

const announced =
  /\b(?:my name is|name is|name:|patient(?: is|:)?|spel(?:led|t)|i am called|call me|this is|i'm|i am|for|with|(?<!\b(?:me|us|him|her|them|go|going|goes|went|off|fly|flying|flew|travel(?:l?ing)?|trip|moving|moved|back|drive|driving|over|flight|train|bus|sent|on my way) )to|see|ask|tell|mr\.?|mrs\.?|ms\.?) ((?:[A-Z][\p{L}'’-]{1,20})(?: (?:[A-Z][\p{L}'’-]{1,20})){0,2})/giu
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤'
/** «周五» is a day, and nobody's name. */
const noName =
  '(?!周[一二三四五六日天末]|马上|万一|任何|何时|于是|向来|白天|方便|高兴|高血|严重|夏天|毛病|顾客|石头|金额|江湖)'
const hanName = `${noName}[${surnames}][\\u4e00-\\u9fff]{1,2}`
const hanNamed = new RegExp(
  `(?:我叫|名叫|(?<=[子儿孩娃宝妈爸婆公爷奶爹娘姐妹哥弟人者])叫|我是|(?:患者|病人|就诊人|看病的人?|姓名|名字|全名)(?:应该|就)?(?:是|叫|为|写|[:：] ?)?|联系人|找|给|帮|替|(?<=[她他我])(?:老公|老婆|丈夫|妻子|爱人|儿子|女儿|妈妈|爸爸|朋友|同事|邻居|同学|室友|[姐妹哥弟]{1,2}|表[姐妹哥弟]))(${hanName})(?=[，。,.!！?？、\\s]|$|想|要|挂|约|订|预约|取消|退|改|打|发|看|的|先生|女士)`,
  'g',
)
/** «张伟，男，35岁，…»: a name with what is told of a patient behind it. */
const hanPatient = new RegExp(
  `(?<=^|[，。,.;；\\s])(${hanName})(?=[，,、 ]{1,2}(?:[男女](?![朋孩儿])|今年|\\d{1,3}岁|[一二三四五六七八九十]{1,3}岁|电话|手机|身份证)|[想要](?:预约|[约挂看]))`,
  'g',
)
/** «给小王挂», «帮老张约»: as people call each other. */
const hanCalled = new RegExp(
  `(?<=[给帮替带](?:我们?|咱们?|我家|咱家|我们家)?)([小老阿][${surnames}]|老[大二三]|[大二]宝|[小阿](?![孩儿时])[\\u4e00-\\u9fff]|(?<twice>[\\u4e00-\\u9fff])\\k<twice>)(?=挂|约|订|预约|取消|退|改|看|的|在|[周星礼今明后下这]|\\d)`,
  'g',
)
/** «…，老二挂周四的口腔科»: a child of the family, with what is for them. */
const hanOwn =
  /(?<=^|[，,、。;；])(?:我家|咱家|我们家)?(老[大二三四]|[大二三小]宝)(?=[挂约看订要想]|预约|[周星礼今明后下这]|(?:(?:\d{1,2}|[一二三四五六七八九十]{1,2})岁|[，, ]{2,8})[，, ]?[挂约看订])/g
/** «John Smith, male, 35, needs …». */
const patientFirst =
  /(?<=^|[.;!?\n] ?)([A-Z][\p{L}'’-]{1,20} [A-Z][\p{L}'’-]{1,20})(?=, ?(?:male|female|man|woman|aged?|\d{1,3})(?![a-z])| (?:needs|wants|would like|has to see|is \d))/gu
/** «老大李想周四，老二李念周五»: the children of a family, by name. */
const hanChild = new RegExp(
  `(?:老[大二三四]|[大二三小]宝|[大小]的|[大小]儿子|[大小]女儿|儿子|女儿|[哥弟姐妹]{2})(?:叫|是)?[，,、]?([${surnames}][\\u4e00-\\u9fff]{1,2}?)(?=[约挂看]?(?:周|星期|礼拜|[今明后]天|[下这本]个?[周星礼]|\\d|[一二三四五六七八九十]{1,3}号|[上下]午))`,
  'g',
)
/** «book Leo for the dentist on Monday and Mia for the eye doctor», «Leo needs the dentist». */
const daysEn = '[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un|to|next|this|\\d'
/** «ENT» is no name. */
const capital = "(?![A-Z]{2,}\\b)[A-Z][\\p{L}'’-]{1,20}"
const fullName = `${capital}(?: ${capital}){0,2}`
const withName = new RegExp(
  `\\b(?:[Bb]ook|[Pp]ut|[Gg]et|[Ff]it|[Ss]queeze|[Ss]chedule|[Rr]egister|[Ss]ign)(?: in)? (${fullName})(?= (?:in(?:to)?|for(?! (?:${daysEn}))|with|down|up|an? appointment|to see)\\b)|(?<=\\b(?:and|then) )(${fullName})(?= (?:into|for(?! (?:${daysEn}|my|me|us|her|him))|with|in with|in for)\\b)|(?<=^|[.;:,!?] ?|\\band )(${fullName})(?= +(?:needs|wants|has) (?:(?:to see |an? |the |an appointment)[a-z]|[a-z]{3,20} (?:on|${daysEn})))`,
  'gu',
)
/** «for my two kids, Tom on Thursday and Lucy on Friday». */
const ofSeveral =
  /\b(?:kids|children|sons|daughters|boys|girls|twins|parents|grandparents|sisters|brothers|grandkids)\b/i
const withDay = new RegExp(
  `(?<=[,:;] |\\band )(${fullName})(?= (?:on |for |is on )?(?:next |this |the )?(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un|tomorrow|today|\\d{1,2}(?:st|nd|rd|th)))`,
  'gu',
)
const hanTitled = new RegExp(`(${noName}[${surnames}][\\u4e00-\\u9fff]{0,2}?)(?=先生|女士|老师|小姐)`, 'g')
/** Words with a capital that are not names; who is called a doctor is seen, and is no patient. */
const others = new Set(
  'I A The This That He She It They We You Me Us Him Her Them Who Everyone Someone Somebody Nobody One And But So Also Then In Dr Doctor Prof Professor My Your Our Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  ),
)

/** Who somebody is to the speaker: all ways to say it mean one person. */
const relatives: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  motherinlaw: { en: 'mother-in-law', zh: '婆婆|岳母|丈母娘' },
  fatherinlaw: { en: 'father-in-law', zh: '公公|岳父|老丈人' },
  mother: { en: 'mother|mom|mum|mommy|mummy|mama|ma', zh: '妈妈?|母亲|老妈|老娘|老太太|娘' },
  father: { en: 'father|dad|daddy|papa', zh: '爸爸?|父亲|老爸|爹|老爷子' },
  brotherinlaw: { en: 'brother-in-law', zh: '[大小]舅子|姐夫|妹夫' },
  sisterinlaw: { en: 'sister-in-law', zh: '嫂子|弟媳|[大小]姨子' },
  daughterinlaw: { en: 'daughter-in-law', zh: '儿媳妇?' },
  soninlaw: { en: 'son-in-law', zh: '女婿' },
  nephew: { en: 'nephew', zh: '侄子|侄儿|外甥(?!女)' },
  niece: { en: 'niece', zh: '侄女|外甥女' },
  son: { en: 'son|boy', zh: '儿子' },
  daughter: { en: 'daughter|girl', zh: '女儿|闺女|(?<=我家?|咱家?)姑娘' },
  grandson: { en: 'grandson', zh: '外孙(?!女)|孙子' },
  granddaughter: { en: 'granddaughter', zh: '外?孙女' },
  grandchild: { en: 'grandchild|grandkid', zh: '孙辈' },
  child: {
    en: 'child|kid|baby|toddler',
    zh: '(?:孩子|宝宝|娃)(?!(?:他|她|的)?(?:爸|妈|奶奶|爷爷|姥|外[公婆]|爹|娘))|小孩',
  },
  wife: { en: 'wife|missus', zh: '老婆|妻子|媳妇|爱人|太太' },
  husband: { en: 'husband|hubby', zh: '老公|丈夫|先生' },
  spouse: { en: 'spouse|other half|better half', zh: '老伴儿?' },
  grandmother: { en: 'grandmother|grandma|granny|nana|nan|gran', zh: '奶奶|外婆|姥姥|阿婆' },
  grandfather: { en: 'grandfather|grandpa|granddad|grandad|gramps', zh: '爷爷|外公|姥爷' },
  sister: { en: 'sister', zh: '姐姐?|妹妹?' },
  brother: { en: 'brother', zh: '哥哥?|弟弟?' },
  aunt: { en: 'aunt|auntie', zh: '阿姨|姑姑|姑妈|舅妈|姨妈|[大二三小](?:姨(?!妈)|姑)' },
  uncle: { en: 'uncle', zh: '叔叔|舅舅|伯伯|姑父|姨父|[大二三小](?:舅(?!妈)|叔|伯)' },
  friend: { en: 'friend|girlfriend|boyfriend|partner', zh: '朋友|男朋友|女朋友|对象' },
  colleague: { en: 'colleague|coworker|boss', zh: '同事|老板|领导' },
  self: { en: 'myself|me', zh: '我自己|自己|本人' },
}
const all = (lang: 'en' | 'zh', besides: string): string =>
  Object.entries(relatives)
    .flatMap(([who, ways]) => (who === besides ? [] : ways[lang]))
    .join('|')
const related = new RegExp(
  `\\b(?:my|our)(?: (?:little|older|elder|younger|eldest|oldest|youngest|middle|big|small|baby|old|dear|[a-z0-9]{1,8}[ -]years?[ -]old))? (?:${all('en', 'self')})(?!['’]s(?! (?:only |just |already )?\\d)|[a-z])(?: \\p{Lu}[\\p{L}'’-]{1,20})?`,
  'giu',
)
/** «for mum», «her mother»: without «my». */
const unowned = new RegExp(
  `(?<=\\b(?:for|with|bring|take) )(?:(?:his|her|their|the|our) )?(?:${all('en', 'self')})\\b(?!['’-])|(?<=\\b(?:for|bring|take) )(?:his|her|their) (?:${all('en', 'self')})\\b`,
  'gi',
)
/** «Grandpa's 81 and needs …», «mum needs …»: without «my» at the head of a part that says what they need, or how old they are. */
const heading = new RegExp(
  `(?<=^|[.;,:!?]|[.;,:!?] |\\band |\\bbut )(?:${all('en', 'self')})(?=(?:['’]s|,? is|,? aged|,)? \\d{1,3}(?![\\d:/])| \\(\\d{1,3}\\)| {3,}(?:needs|wants|has to|should|must|would like)| (?:needs|wants|has to see|should see|must see|would like|has (?:an? |got |trouble|been having)|is having)(?![a-z])|['’]s (?:got|having)(?![a-z]))`,
  'gi',
)
/** «Auntie Jo can't walk well, could you put her down for …»: without «my», where the order behind it is for her or him. */
const spokenOf = new RegExp(
  `(?<=^|[.;,:!?]|[.;,:!?] )(?:${all('en', 'self')})(?: \\p{L}{2,15})?(?=['’]s(?: (?:been|got|not|in|having))? | (?:is|has|can'?t|cannot|hurt|fell|broke|got|keeps?|feels?|was|had)(?![a-z]))`,
  'giu',
)
const forThem = /\b(?:book|put|get|fit|squeeze|sign|see|for|register) (?:her|him)(?![a-z])/i
/** «my dad's», «mum's one», «dads»: a relative to whom something belongs; undefined where there is none. */
export function possessorIn(text: string): string | undefined {
  return owning.exec(text)?.[1]
}
const owning = new RegExp(
  `(?<![a-z])((?:(?:my|our) )?(?:${all('en', 'self')}))(?:['’]s?|s)(?= *(?:[,.!?]|$)| (?:[a-z]+ ){1,2}(?:one|appointment|booking|visit|slot)(?![a-z])| (?:one|appointment|booking|visit|slot|to|for|on|instead|please|any ?more|is(?:n'?t)?|should|has|needs|must|at|in|can|could|would)(?![a-z]))`,
  'i',
)
const oneself =
  /\bmyself\b|(?<!\bin )\bfor me\b|\bme(?= {1,16}(?:with|in with|in for|into|to see|down for|for)\b|,? (?:i'm|i am|aged?|who's) \d{1,3},? (?:for|with|in|into|to see)\b|, for\b)(?<=\b(?:and|then|plus|but) me)|我自己|本人|(?<=给|帮|替)自己/gi
/** «my wife and I need …», «我和我老婆都要…»: two are meant, the speaker and somebody else. */
const besidesMe = new RegExp(
  `(?<=\\b(?:my|our) (?:${all('en', 'self')}) and )i(?= (?:both |each )?(?:need|want|would like|'d like))|\\bi(?= and (?:my|our) (?:${all('en', 'self')}) (?:both |each )?(?:need|want|would like))|我(?=(?:和|跟|与|还有|、)我?(?:${all('zh', 'self')}))|(?<=(?:${all('zh', 'self')})(?:和|跟|与|还有|、))我(?!家?(?:${all('zh', 'self')}))`,
  'gi',
)
const isOfTwo = /\b(?:and i|i and)\b|[都各俩]|[两2]个?人|一人一个|[两2]个|分别/i
/** Which of several: 小孙子, 大女儿. */
const whichZh = '(?:(?:最[大小]的|[大小二三])(?=孙|儿子|女儿|闺女|外孙|外甥|侄|[姐妹哥弟]{2}))?'
const relatedZh = new RegExp(`(?:我家|我们|我|咱家?|俺家?)?${whichZh}(?:${all('zh', 'self')})`, 'g')
/** The relatives that are also parts of other words, and count only after 我 or 给. */
const shortZh = /^(?:妈|爸|姐|妹|哥|弟|娘|爹|娃|先生|太太|爱人|阿姨|叔叔|领导|老板|对象|朋友)$/

const byRelation = Object.entries(relatives).map(
  ([who, { en, zh }]) => [who, new RegExp(`\\b(?:${en})\\b|${zh}`)] as const,
)

/** Who it is to the speaker; undefined for a name. */
export function relationOf(text: string): string | undefined {
  const said = text.toLowerCase()
  return byRelation.find(([, pattern]) => pattern.test(said))?.[0]
}

const whichChild =
  /(?<![a-z])(?:little|older|elder|younger|eldest|oldest|youngest|middle|big|small|baby)(?![a-z])|[大小二三](?=[女儿孙闺外侄姐妹哥弟宝])|最[大小]/
/** Whether both name one person: by what they are to the speaker, and which of several; else by the name. */
export function isSamePerson(a: string, b: string): boolean {
  const [first, second] = [relationOf(a), relationOf(b)]
  if (first === undefined && second === undefined) return a.includes(b) || b.includes(a)
  const [x, y] = [a, b].map((one) => whichChild.exec(one.toLowerCase())?.[0])
  return first === second && (x === undefined || y === undefined || x === y)
}

/** Who says what suits, or has no time, is no patient by that: «my husband says Friday is better», «我妈那天要上班». */
const onlySpokenOf =
  /^ (?:(?:has|have|had|is|'s) )?(?:just |already |suddenly )?(?:sent|sending|send|called|calling|asked|asking|ordered|dragged|dragging|roped|invited|inviting|put|moved) (?:me|us)(?![a-z])|^ (?:says?|said|thinks?|thought|reckons?|suggest(?:s|ed)?|recommend(?:s|ed)?)(?! (?:that )?(?:she|he|they|it'?s|her|his)\b)(?!.{0,24}\b(?:hurts?|aches?|sore|pain))|^ (?:works?|is working|has to work|is at work|can'?t (?:drive|take|bring|watch|get)|can (?:drive|take|bring|watch)|drives?|will (?:drive|take|bring)|is driving|is taking|has (?:a )?(?:meeting|class|the car))(?![a-z])|^(?:说|觉得|认为|建议|劝)(?:(?:我|你)?(?:应?该|最好)(?:去|来|挂|看|约)|(?![^,，。]*(?:想|要|挂|约|看|去|疼|痛|难受|不舒服)))|^[^,，。]{0,4}(?:要|得|在)(?:上班|开会|出差|加班|值班|上课)|^[^,，。]{0,4}(?:送我|陪我|带我|开车|接送)|^(?:天天|老是?|总是?|一直|整天|非要?|都|也|又)*(?:念叨|唠叨|念烦|催|嫌我|逼我|让我|叫我|要我|劝我|骂我|担心我|说我(?![妈爸奶爷外婆公儿女老哥弟姐妹]))(?![^。]{0,20}[给帮替][她他])|^ (?:has been |have been |is |was |'s )?(?:always |constantly |just )?(?:nag\w*|push\w*|pester\w*|bugg\w*|keeps? (?:telling|nagging|saying|asking|staring|going|on)|won'?t (?:shut up|stop|let it)|driv(?:es|ing) me|wants me|ma(?:de|kes) me|insists?|worr(?:ies|ied) about me)(?![a-z])(?!.{0,80}(?<![a-z])(?:her|him|she|he)(?![a-z]))/
/** Who does something to the speaker says only why: «my boss won't give me time off». */
const doesToMe =
  /^(?:'s|'ll)?(?: (?!and |or |then |with |for |like |than |from |to |of |by |after |before |but |in |on |at |needs? |instead )[a-z']+){1,3} (?:me|us)(?![a-z])(?!.{0,80}(?<![a-z])(?:her|him|she|he)(?![a-z]))/
const isRelative = new RegExp(`^(?:${all('en', 'self')})$`, 'i')

function findRelated(text: string): Found[] {
  const found: Found[] = []
  const add = (start: number, words: string) => {
    const behind = text.slice(start + words.length, start + words.length + 120)
    const lead = text.slice(Math.max(0, start - 24), start).toLowerCase()
    const isOnlyWhy = doesToMe.test(behind) && !isForSomebody(lead, lead.length)
    if (onlySpokenOf.test(behind.slice(0, 40)) || isOnlyWhy) return
    found.push({ start, end: start + words.length, normal: relationOf(words) ?? words })
  }
  for (const match of matchesIn(text, related)) add(match.index, withoutCommon(match[0]))
  for (const [i, one] of found.entries()) found[i] = withoutAge(text, one)
  for (const match of matchesIn(text, unowned)) add(match.index, match[0])
  for (const match of matchesIn(text, heading)) add(match.index, match[0])
  for (const match of forThem.test(text) ? matchesIn(text, spokenOf) : [])
    if (!found.some(({ start }) => start === match.index)) add(match.index, withoutCommon(match[0]))
  for (const match of matchesIn(text, oneself))
    found.push({ start: match.index, end: match.index + match[0].length, normal: 'self' })
  for (const match of isOfTwo.test(text) ? matchesIn(text, besidesMe) : [])
    found.push({ start: match.index, end: match.index + match[0].length, normal: 'self' })
  for (const match of hasHan.test(text) ? matchesIn(text, relatedZh) : [])
    if (!shortZh.test(match[0]) || /[给帮替]$/.test(text.slice(0, match.index))) add(match.index, match[0])
  return found
}

/** «my 15 year old daughter» is «my daughter». */
function withoutAge(text: string, one: Found): Found {
  const said = text.slice(one.start, one.end)
  const plain = said.replace(/ [a-z0-9]{1,8}[ -]years?[ -]old/i, '')
  return plain === said ? one : { ...one, value: plain }
}

/** The pattern ignores case, so a word behind the relative is a name only with a capital that is no weekday's. */
function withoutCommon(words: string): string {
  const at = words.lastIndexOf(' ')
  const last = words.slice(at + 1)
  const known = isRelative.test(last) || isRelative.test(words.split(' ').slice(-2).join(' '))
  const isNamed = last !== last.toLowerCase() && !others.has(last) && !/^[A-Z]{2,}$/.test(last) // «my mum ENT»
  return known || isNamed ? words : words.slice(0, at)
}

/** Every pattern with Chinese names needs one. */
const hasHan = /[\u4e00-\u9fff]/

/** Several stages of one message ask for them. */
export const findPersons = keptLately((text): readonly Found[] => {
  const found: Found[] = findRelated(text)
  for (const pattern of hasHan.test(text)
    ? [announced, hanNamed, hanPatient, hanCalled, hanOwn, hanChild, hanTitled]
    : ofSeveral.test(text)
      ? [announced, withName, patientFirst, withDay]
      : [announced, withName, patientFirst])
    for (const match of matchesIn(text, pattern)) {
      const said = match.slice(1).find(Boolean) ?? ''
      const name = properPart(said)
      const start = match.index + match[0].indexOf(said, match[0].length - said.length)
      if (
        name === '' ||
        !isName(text, start) ||
        found.some((one) => start < one.end && one.start < start + name.length)
      )
        continue
      found.push({ start, end: start + name.length, normal: name })
    }
  const named = found.filter(
    (one) =>
      !found.some(
        ({ start, normal }) =>
          (start === one.end + 1 && text.charAt(one.end) === '叫') ||
          (start === one.end && relationOf(normal) === undefined),
      ),
  )
  return [
    ...withPronouns(
      text,
      named.sort((a, b) => a.start - b.start), // «孩子叫李子轩» is one person, and so is «她老公张涛»
    ),
  ]
})

/** The words up to the first that is written small or is no name: «Anna Lee» of «Anna Lee on Friday». */
function properPart(words: string): string {
  if (!/^[A-Za-z]/.test(words)) return words
  const parts = words.split(' ')
  const end = parts.findIndex((part) => part.charAt(0) === part.charAt(0).toLowerCase() || others.has(part))
  return end < 0 ? words : parts.slice(0, end).join(' ')
}

/** The pattern ignores case because of the announcing words, so the capital of the name is checked here. */
function isName(text: string, start: number): boolean {
  const first = text.charAt(start)
  if (/[\u4e00-\u9fff]/.test(first)) return true
  const word = /^[\p{L}'’-]+/u.exec(text.slice(start, start + 24))?.[0] ?? ''
  return first !== first.toLowerCase() && !others.has(word)
}

const forWhom =
  /(?:(?<![a-z])(?:for|it'?s|it is|patient is|name is|coming is)(?: (?:actually|really|just|only))? *|[给帮替是叫写])$/
/** Somebody who is only spoken of is no patient: «my brother is even worse than me». */
export const isForSomebody = (folded: string, start: number): boolean =>
  forWhom.test(folded.slice(Math.max(0, start - 24), start))

/** What stands around the name of a patient, and asks for nothing: «病人是…，男，35岁», «the patient's name is …, she's 35». */
const aroundPatient =
  "(?<![a-z])(?:patient(?:'s)?|name|male|female|man|woman|aged?|years?|yrs?|old|yo|he|she|is|\\d{1,3})(?![a-z\\d])|病人|患者|就诊人|看病的人?|姓名|名字|全名|今年|是|叫|男性?|女性?|岁|[:：]"
const onlyPatient = new RegExp(`^(?:[\\s,.;，。、]|(?<![a-z])the(?![a-z])|${aroundPatient})*$`)
/** Nothing is said but who the patient is. */
export function isOnlyPatient(text: string): boolean {
  const found = findPersons(text)
  const left = found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  return (
    found.length === 1 &&
    found.every(({ normal }) => relationOf(normal) === undefined) &&
    onlyPatient.test(left.toLowerCase())
  )
}

const putRightZh = new RegExp(`(?:(?<!不)是|叫|为|写作|改成|换成) ?(${hanName})(?=[，。,.!！\\s]|$)`)
const putRightEn =
  /(?<![A-Za-z])(?:it'?s|it is|name is|name'?s|is|be|spel(?:led|t)|called|meant?|to)(?: actually| really)? ([A-Z][\p{L}'’-]{1,20}(?: [A-Z][\p{L}'’-]{1,20}){0,2})/u
const ofName =
  /名字?|姓名|[姓人][搞弄写打填]错|字[打写]错|不是[^，,。]{2,3}[，, ]+是|(?<![a-z])(?:name|names|spel(?:led|t|ling)|wrong (?:patient|person))(?![a-z])/
/** «名字打错了，是李玫», «it's spelled Anna»: a name that takes the place of another one. */
export function nameInstead(said: string): Found | undefined {
  if (!ofName.test(said.toLowerCase())) return
  const found = putRightZh.exec(said) ?? putRightEn.exec(said)
  const name = properPart(found?.[1] ?? '')
  if (!found || name === '' || relationOf(name) !== undefined || others.has(name.split(' ')[0] ?? '')) return
  const start = found.index + found[0].length - (found[1] ?? '').length
  return { start, end: start + name.length, normal: name }
}
