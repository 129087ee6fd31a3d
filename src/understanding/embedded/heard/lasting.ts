/**
 * How long something else took: «the bus took two hours», «I was on hold for forty minutes», «排队排了四十分钟» do not say since when it
 * hurts. Read is the clause in which the length stands.
 *
 * L1. A clause that speaks of the complaint tells how long that lasts, whoever else is in it: its own words, words of pain, «it».
 * L2. A day on which it began is no length: «I fell off a ladder three days ago».
 * L3. What else somebody does, or a thing does, has its own length. Without such an act the length is the answer.
 * L4. What is still to come, and how long a thing is, never says since when: «my train leaves in ten minutes», «the film was two hours long».
 */
import { blanked, clausesOf, type Span } from './parts.ts'

/** The values of `said`, which is folded, that tell how long something else took. `about` is what is complained of. */
export function ofSomethingElse<V extends Span>(said: string, values: readonly V[], about: string): V[] {
  const joined = said.replaceAll(joints, (word) => ','.repeat(word.length))
  const words = ownWords(about)
  return clausesOf(joined).flatMap((clause) => {
    const inside = values.filter(({ start, end }) => start >= clause.start && end <= clause.end)
    const own = said.slice(clause.start, clause.end)
    const isOfIt = !ofLife.test(own) && speaksOfIt(blanked(said, inside).slice(clause.start, clause.end), words)
    return inside.filter((one) => {
      const before = said.slice(clause.start, one.start)
      if (isStart(said, one)) return false
      if (comes.test(before) || measures.test(said.slice(one.end, clause.end))) return true
      return !isOfIt && (ofLife.test(own) || actsEn.test(before) || takesEn.test(before) || actsZh.test(before))
    })
  })
}
const joints = /(?<![a-z])(?:so|because|but|and|though)(?![a-z])|所以|因为|不过|但是/g

/** L2. */
const isStart = (said: string, { start, end }: Span): boolean =>
  /^ (?:ago|back|earlier)(?![a-z])|^[之以]?前/.test(said.slice(end, end + 9)) ||
  /^(?:since|from)(?![a-z])|^[自从]|^(?:last|yesterday|this)(?![a-z])|^[昨前上今]/.test(said.slice(start, end))

/** L4. */
const comes =
  /(?<!(?:worse|bad|better|up|happened) )(?<![a-z])(?:with)?in(?: (?:about|another|just|like|under|less than|exactly))? *$|还有(?:大概|不到|差不多)?$/
const measures = /^ (?:long|late|away|walk|drive|ride|wait|delay|flight|left|from now|to go)(?![a-z])|^[之以]?后/

/** L1. */
const ofPain =
  /(?<![a-z])(?:hurt\w*|ach(?:e|es|ed|ing|y)|pain\w*|sore\w*|feel\w*|felt|cough\w*|sneez\w*|itch\w*|bleed\w*|bled|swollen|swell\w*|dizz\w*|sick|ill|poorly|unwell|symptoms?|fever\w*|throw\w*|vomit\w*|limp\w*|numb|stiff|like (?:this|that)|suffer\w*|bother\w*|trouble\w*|problems?|start\w*|began|begun|came on|going on|had|notic\w*|worse|better|asleep|sleepless|bed|on and off|off and on|ever since|says?|said|reckons?|think|guess|suppose|know|sure)(?![a-z])|(?<![a-z])(?:can'?t|couldn'?t|cannot|haven'?t|hasn'?t|not|unable|barely|hardly)(?![a-z])|(?<![a-z])(?:with|had|have|got|ignored|left|had|of|carrying|noticed|put up with) (?:it|this|these|them)(?![a-z])|[疼痛痒咳晕肿酸麻胀吐泻哑病症喘闷]|发烧|[烧拉犯拖忍熬憋躺]了|流[血鼻]|鼻|难受|不舒服|不[能得了]|睡不|持续|断断续续|开始|这样|觉得|发现/
const ofIt =
  /^[\s,]*(?:(?:well|oh|um|so|hm+|i think|i guess) )*(?:it|this|that|these|they)(?:'s|'re|'ve| has| have| is| are| was| were| must| might| could| would|'d|'ll)?(?![a-z])(?! (?:took|takes|take|will take))/
const speaksOfIt = (rest: string, own: RegExp | undefined): boolean =>
  ofPain.test(rest) || (ofIt.test(rest) && !takesEn.test(rest)) || own?.test(rest) === true

/** The words of the complaint that say what it is. */
function ownWords(about: string): RegExp | undefined {
  const words = [...(about.toLowerCase().match(/[a-z]{3,}|[\u4e00-\u9fff]/g) ?? [])].filter((one) => !common.has(one))
  return words.length === 0 ? undefined : new RegExp(words.map((one) => `(?<![a-z])${one}|${one}(?![a-z])`).join('|'))
}
const common = new Set(
  'the and have has had got for with from been feel very really some keep there here our his her 我 有 了 的 很 不 好 老 是 太 点 得 着 一 在 上 下 来 发 打 子 总 都 里 大 小'.split(
    ' ',
  ),
)

/** L3: a life. */
const ofLife =
  /(?<![a-z])i(?:'ve| have)?(?: been| worked| lived| was)(?: here)?(?: (?:an?|as|in|at|married|retired|working|living|driving|teaching|coming))(?![a-z])|[当干做]了.{0,8}年|退休|结婚|住了|工作了|教了/
/** L3: somebody or something that does or is something up to the length. */
const whoEn =
  "(?:i|we|he|she|you|they|everyone|somebody|(?:my|our|the|your|his|her|their|a|an|this|that)(?: [a-z'-]{2,14}){1,3}?|[a-z]{3,14})"
const actsEn = new RegExp(
  `(?<![a-z])${whoEn}(?:'ve| have|'s| has|'m| am| is| was| were|'re| are)?(?: (?:just|already|also|only|still|finally|literally|even|been|to|all|both|sat|there)){0,3} (?:wait|queu|drove|driv|work|liv|lasts|lasted|took|take|spen|stood|stand|sat|sitting|slept|sleep|walk|climb|rode|flew|fly|talk|chat|play|watch|read|cook|clean|marri|retir|teach|taught|stuck|here|on hold|on the (?:phone|bus|train|road|line)|in (?:traffic|line|the (?:queue|car|lift|waiting)|labou?r|town|a meeting|this (?:city|country))|look(?:ed|ing) for|tr(?:ied|ying)|search|call|ran|runn|travel|visit|stay|stopp|delay|late|leav|left|charg|serv|studi|train|open|clos|cost|an? [a-z]{3,}|away|abroad|off)|(?<![a-z])(?:i|we|he|she|they|(?:my|our|the) [a-z]{2,14}) [a-z]{2,14}ed(?![a-z])`,
)
/** «took two hours», «will need ten minutes», «lasts an hour». */
const takesEn =
  /(?<![a-z])(?:took|takes?|taken|taking|lasts?|lasted|spent|spend|waited|queued|needs? another|for another|another|have|got|has)(?: (?:me|us|him|her|them|about|around|almost|over|nearly|only|another|a|whole|good|like|at least|more than|well over)){0,3} *$/
const actsZh =
  /(?:天儿?|天气|雨|雪|太阳|堵|排|等|候|坐|开|走|骑|聊|睡|玩|忙|找|停|飞|赶|花|写|逛|吵|教|干|当|住|学|练|跑|迟到|晚点|耽误|充|站|讲|打(?!喷|嗝|鼾|呼)|看(?!病)|做|修|加班|上班|工作|结婚|退休|出差|旅游|搬|车|路上|开会|游戏|电话|队|(?<!现)在[^,。躺]{1,8}?)[^,。]{0,6}?[了过]?(?:将近|大概|差不多|快|整整|足足|都|有|才|得|要|还|好|老|能|只)*$|(?<![快就])(?:还|得|需要?|还得|再|只能?)?[要等用花差](?:大概|差不多|将近)?$/
