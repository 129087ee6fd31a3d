/** How old somebody is, said as a part of a message by itself: «my son is 7 and my daughter is 4», «他81了». It asks for nothing. */
import { foldInPlace } from '../../../learning/fold.ts'

const who = `(?:i(?:'m| am)|(?:he|she)(?:'s| is)|(?:my|our|the)(?: [a-z]+){1,2}(?:'s| is)|(?:they|we)(?:'re| are))`
const old = `(?:only |just |about |almost |nearly |already |now )*\\d{1,3}(?:[ -](?:years?|yrs?|months?|weeks?)(?:[ -]old(?: old)?)?| old)?(?: now| already)?`
const english = new RegExp(
  `^(?:(?:and|so|well|by the way)[ ,]+)*${who} ${old}(?:(?: and|,) *(?:${who} )?${old})*[ .,!]*$|^(?:for )?(?:(?:my|our|the)(?: [a-z]+){1,2},? )?(?:aged?|who(?:'s| is)) ${old}[ .,!]*$`,
)
const whoZh =
  '(?:[我他她]|我?(?:妈|爸|儿子|女儿|孩子|宝宝|老公|老婆|爱人|爷爷|奶奶|外公|外婆|姥姥|姥爷|姐|妹|哥|弟|父亲|母亲)|他老人家)'
const oldZh =
  '(?:今年|现在|已经|都|快|刚|才|大概|差不多)*(?:\\d{1,3}|[一二两三四五六七八九十百零]{1,4})(?:(?:岁|周岁|个月|个月大|岁半)(?:了|多|多了)?|了)'
const chinese = new RegExp(
  `^(?:${whoZh}${oldZh}[,，、和 ]*)+[。.! ]*$|^(?:今年)?(?:\\d{1,3}|[一二两三四五六七八九十百零]{1,4})岁了?[。.! ]*$`,
)
const longest = 80

export function tellsAge(text: string): boolean {
  if (text.length > longest || !/\d|岁|了|个月/.test(text)) return false
  const folded = foldInPlace(text).trim()
  return english.test(folded) || chinese.test(folded)
}
