/**
 * Whether a wish is said to come after the one before it: «rename parse to parseLine, then commit», «先改名，再提交».
 *
 * F1. The word stands between the two, or opens the second one, or closes the first. One inside a value says nothing.
 */
type Part = { readonly start: number; readonly end: number }

const word =
  '(?:(?<![a-z])(?:then|after (?:that|this|it)|afterwards|finally|(?:once|when) (?:that|this|it)(?: is|.s) (?:done|finished)|lastly)(?![a-z])|然后|再|接着|最后|之后|随后|接下来|完了)'
const between = new RegExp(word, 'i')
const opens = new RegExp(`^[\\s\\p{P}]*(?:(?:and|but|ok|okay)[\\s\\p{P}]+|并且?|而|好的?[，,]?)?${word}`, 'iu')
const closes = new RegExp(`${word}[\\s\\p{P}]*$`, 'iu')

/** `before` is absent where the wish comes in a message of its own, while others are under way. */
export function followsOn(text: string, part: Part, before: Part | undefined): boolean {
  const own = text.slice(part.start, part.end)
  if (!before) return opens.test(text.slice(0, part.end)) || opens.test(own)
  return (
    between.test(text.slice(before.end, part.start)) ||
    opens.test(own) ||
    closes.test(text.slice(before.start, before.end))
  )
}
