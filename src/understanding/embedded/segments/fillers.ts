/** Greetings, thanks and interjections: words that stand around a wish and ask for nothing themselves. */
import type { Token } from '../../../learning/tokens.ts'
import { isFiller, isInterjection } from '../features/function-words.ts'
import type { Piece } from './pieces.ts'

/** «good morning», «早上好», by their first token. */
const greetings = new Map<string, readonly (readonly string[])[]>([
  ['good', [['morning'], ['afternoon'], ['evening'], ['day']]],
  ['早', [['上', '好']]],
  ['上', [['午', '好']]],
  ['下', [['午', '好']]],
  ['晚', [['上', '好']]],
])
const longest = 3

/** Does the piece say anything at all? «oh well» and «那好» do not. */
export const saysSomething = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => token.kind !== 'mark' && !isInterjection(token.text) && !isInGreeting(tokens, at))

/** The piece without whole clauses of fillers at its beginning and end; never nothing. */
export function withoutFillers(tokens: readonly Token[], { from, to }: Piece): Piece {
  const isMark = (at: number): boolean => tokens[at]?.kind === 'mark'
  const fills = (at: number): boolean => isFiller(tokens[at]?.text ?? '') || isInGreeting(tokens, at)
  let [first, last] = [from, to]
  for (let at = from; at < to && (fills(at) || isMark(at)); at++) if (isMark(at)) first = at + 1
  for (let at = to - 1; at >= from && (fills(at) || isMark(at)); at--) if (isMark(at)) last = at
  return first < last && tokens.slice(first, last).some((token) => token.kind !== 'mark')
    ? { from: first, to: last }
    : { from, to }
}

function isInGreeting(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at + 1 - longest); from <= at; from++)
    for (const rest of greetings.get(tokens[from]?.text ?? '') ?? none)
      if (from + rest.length >= at && rest.every((text, i) => tokens[from + 1 + i]?.text === text)) return true
  return false
}
const none: readonly (readonly string[])[] = []
