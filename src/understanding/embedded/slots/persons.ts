/** Finds names of people: after words that announce one («my name is», «我叫»), or with a title. */
import type { Found } from '../../../teams/numbers.ts'

const announced =
  /\b(?:my name is|name is|i am called|call me|this is|i'm|i am|for|with|to|see|ask|tell|dr\.?|mr\.?|mrs\.?|ms\.?|prof\.?|doctor) ((?:[A-Z][\p{L}'’-]{1,20})(?: (?:[A-Z][\p{L}'’-]{1,20})){0,2})/giu
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤'
const hanNamed = new RegExp(
  `(?:我叫|名字叫|名叫|姓名是?|我是|患者|病人|联系人|找|给|帮)([${surnames}][\\u4e00-\\u9fff]{1,2})(?=[，。,.!！?？、\\s]|$|挂|预约|打|发|看|的|医生|大夫|先生|女士)`,
  'g',
)
const hanTitled = new RegExp(`([${surnames}][\\u4e00-\\u9fff]{0,2}?)(?=医生|大夫|主任|先生|女士|老师|教授|小姐)`, 'g')
/** Words with a capital that are not names. */
const others = new Set(
  'I A The This That My Your Our Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  ),
)

export function findPersons(text: string): Found[] {
  const found: Found[] = []
  for (const pattern of [announced, hanNamed, hanTitled])
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? ''
      const start = match.index + match[0].lastIndexOf(name)
      if (
        name === '' ||
        !isName(text, start) ||
        found.some((one) => start < one.end && one.start < start + name.length)
      )
        continue
      found.push({ start, end: start + name.length, normal: name })
    }
  return found.sort((a, b) => a.start - b.start)
}

/** The pattern ignores case because of the announcing words, so the capital of the name is checked here. */
function isName(text: string, start: number): boolean {
  const first = text.charAt(start)
  if (/[\u4e00-\u9fff]/.test(first)) return true
  const word = /^[\p{L}'’-]+/u.exec(text.slice(start, start + 24))?.[0] ?? ''
  return first !== first.toLowerCase() && !others.has(word)
}
