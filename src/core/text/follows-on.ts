/**
 * Whether a wish is said to come after the one before it: «rename parse to parseLine, then commit», «先改名，再提交».
 *
 * F1. The word stands between the two, or opens the second one, or closes the first. One inside a value says nothing.
 * F2. What comes behind a check is to be done where that passes, however the two are joined: «run the checks and commit».
 */
type Part = { readonly start: number; readonly end: number }

const word =
  '(?:(?<![a-z])(?:then|after (?:that|this|it)|afterwards|finally|(?:once|when) (?:that|this|it)(?: is|.s) (?:done|finished)|lastly)(?![a-z])|然后|再|接着|最后|之后|随后|接下来|完了)'
const between = new RegExp(word, 'i')
const opens = new RegExp(`^[\\s\\p{P}]*(?:(?:and|but|ok|okay)[\\s\\p{P}]+|并且?|而|好的?[，,]?)?${word}`, 'iu')
const closes = new RegExp(`${word}[\\s\\p{P}]*$`, 'iu')

const checkEn =
  /^[\s\p{P}]*(?:(?:please|first|now|ok|okay|can you|could you)[\s\p{P}]+)*(?:(?:run|rerun|re-run|execute|start|do)[^,.;]{0,24}(?<![a-z])(?:checks?|tests?|test suite|linter)(?![a-z])|(?:test|check|lint|verify)(?: (?:it|this|that|everything|all|the code))?(?= and|,| *$))/iu
const checkZh =
  /^[\s\p{P}]*(?:请|先|帮我|麻烦|再)*(?:(?:运行|跑|执行|做|过)(?:一下|一遍|一次|下|所有的?|全部的?|单元)*(?:检查|测试)|(?:检查|测试)(?:一下|一遍|一次|下)?(?=[\s\p{P}]|并|$))/u
const isCheck = (said: string): boolean => checkEn.test(said) || checkZh.test(said)

/** `before` is absent where the wish comes in a message of its own, while others are under way. */
export function followsOn(text: string, part: Part, before: Part | undefined): boolean {
  const own = text.slice(part.start, part.end)
  if (!before) return opens.test(text.slice(0, part.end)) || opens.test(own)
  return (
    between.test(text.slice(before.end, part.start)) ||
    opens.test(own) ||
    closes.test(text.slice(before.start, before.end)) ||
    isCheck(text.slice(before.start, before.end)) // F2
  )
}
