/** The features of a text for the gate's weights: families of words and their pairs, short n-grams, what the rules and frames found. */
import { safetyRules, tokenise } from '../learning/tokens.ts'
import { signsOf } from './signs.ts'

const looked = 600

export function featuresOf(folded: string, found: readonly string[]): string[] {
  const text = folded.slice(0, looked)
  const signs = [...signsOf(text).keys()]
  const names = [...signs.map((sign) => `f ${sign}`), ...found.map((name) => `r ${name}`), 'bias']
  const bare = signs.map((sign) => sign.replace('+', ''))
  for (let at = 0; at < bare.length; at++)
    for (let other = at + 1; other < bare.length; other++) names.push(`p ${bare[at]} ${bare[other]}`)
  if (/[?？]|吗/.test(text)) names.push('asks', ...bare.map((sign) => `asks ${sign}`))
  if (/^(?:how|what|which|where|who|when|can|is|do|does)\b|^(?:怎么|如何|什么|哪|谁)/.test(text))
    names.push('wh', ...bare.map((sign) => `wh ${sign}`))
  return [...names, ...gramsOf(text)]
}

function gramsOf(text: string): string[] {
  const words = tokenise(text, safetyRules).map((token) => token.text)
  const names: string[] = []
  for (let at = 0; at < words.length; at++) {
    const one = words[at] ?? ''
    names.push(`w ${one}`)
    if (words[at + 1] !== undefined) names.push(`w ${one} ${words[at + 1]}`)
    if (one.length > 5) names.push(`s ${one.slice(0, 5)}`)
  }
  return names
}
