/** The words of a person who puts right what a card shows, or wants a file left out of it. */

const sorry =
  '(?:(?:no|nope|wait|hold on|sorry|oops|actually|rather|hm+|不行?|不对|不是|等等|等一下|错了|抱歉|哦)(?:[\\s,，。.!！、…]+|(?=[a-z0-9$_./]|改|换|应|叫|是|文)))'
const intro =
  '(?:(?:call|name|make|rename|change|set|use) (?:it|that|this)(?: to| be| into)?|(?:it|that) should (?:be|have been)|should be|i mean|i meant|rename to|use|make|(?:应该|要|得)?(?:改名?|换)?(?:成|为)|应该是|应该叫|(?:文件)?名?字?(?:叫做?|是|用))'
const value = '["“\'‘「`]?([\\w$@./-]*[\\w$])["”\'’」`]?'
const tail = '(?:\\s*(?:instead|please|then|rather|[吧了啊呢]|就行|就好|才对))*[\\s.!。！]*'
const corrected = new RegExp(`^\\s*(?:${sorry}*${intro}|${sorry}+)[\\s:：]*${value}${tail}$`, 'i')

/** «wait, make it 1.4.0», «不，改成 parseRow»: the value alone. */
export const correctedValue = (text: string): string | undefined =>
  text.length > 200 ? undefined : corrected.exec(text)?.[1]

/** Values that could stand in each other's place look alike. */
export function shapeOf(said: string): 'version' | 'path' | 'name' | 'words' {
  if (/^v?\d+(?:\.\d+)+(?:[-+][\w.-]+)?$/i.test(said)) return 'version'
  if (/^[\w$@./-]+$/.test(said)) return said.includes('/') || /\.\w+$/.test(said) ? 'path' : 'name'
  return 'words'
}

const leavesOut =
  /^[\s\p{P}]*(?:(?:no|ok|okay|yes|wait|but|and|please|just)[\s\p{P}]+)*(?:not (?:in|the|for|to)\b|(?:do not|don.?t) (?:touch|change|include|rename|replace|edit|update|do it in)|(?:leave|keep) |except|without|skip|exclude|ignore |only not)|(?:不用|不要|别|不必|先别|先不|无需|不需要)再?(?:改|动|碰|修改|管|包括|包含|换|替换|改动)|^[\s\p{P}]*(?:除了|跳过|保留|排除|去掉)/iu
/** «not in the README», «不用改测试»: words that want a file left out, and name one of these. */
export function namesOneOf(text: string, paths: readonly string[]): boolean {
  if (text.length > 200 || !leavesOut.test(text)) return false
  const words = new Set(
    text
      .replaceAll('测试', ' test ')
      .replaceAll('文档', ' docs ')
      .toLowerCase()
      .match(/[\w$.-]+/g),
  )
  return paths.some((path) => namesOf(path).some((name) => words.has(name) || words.has(`${name}s`)))
}

/** `test/parse.test.js`: test, parse.test.js, parse. */
const namesOf = (path: string): string[] => {
  const parts = path.toLowerCase().split('/')
  const file = parts.at(-1) ?? ''
  return [path.toLowerCase(), ...parts, file.replace(/\..*$/s, '')].filter((name) => name.length > 1)
}
