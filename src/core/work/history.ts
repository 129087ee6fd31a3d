/**
 * M1 (design §13): the whole history while it is short; beyond a threshold of tokens, a summary and the last turns.
 * The summary is written without a model: who said what, one clipped sentence each, newest kept when room is short.
 */
import { clip } from '../text/clip.ts'
import { measure } from '../text/measure.ts'

export type Turn = { readonly by: string; readonly text: string; readonly at: number }
export type History = { readonly summary: string; readonly turns: readonly Turn[]; readonly tokens: number }
export type HistoryPolicy = { readonly tokens: number; readonly last: number }

export const defaultPolicy: HistoryPolicy = { tokens: 4_000, last: 10 }
const sentenceLength = 80
const summaryLength = 1_200

type Left = { readonly turns: number; readonly tokens: number }

/** `left` is what lies before these turns, where not all of them are given. */
export function historyOf(
  turns: readonly Turn[],
  policy: Partial<HistoryPolicy> = {},
  left: Left = { turns: 0, tokens: 0 },
): History {
  const { tokens: threshold, last } = { ...defaultPolicy, ...policy }
  const tokens = left.tokens + tokensOf(turns)
  if (tokens <= threshold) return { summary: '', turns, tokens }
  return { summary: summarise(turns.slice(0, -last), left.turns), turns: turns.slice(-last), tokens }
}

export const tokensOf = (turns: readonly Turn[]): number =>
  turns.reduce((sum, turn) => sum + measure(turn.text).tokens, 0)

export function summarise(turns: readonly Turn[], before = 0): string {
  const lines: string[] = []
  let room = summaryLength
  for (const turn of turns.toReversed()) {
    const line = `${turn.by}: ${firstSentence(turn.text)}`
    room -= line.length + 1
    if (room < 0) break
    lines.unshift(line)
  }
  const left = before + turns.length - lines.length
  return [...(left > 0 ? [`(${left} earlier turns)`] : []), ...lines].join('\n')
}

export function firstSentence(text: string): string {
  const line = text.slice(0, 4 * sentenceLength).trim()
  const end = line.search(/[.!?。！？\n]/)
  const sentence = end > 0 ? line.slice(0, end + 1) : line
  return sentence.length > sentenceLength ? `${clip(sentence, sentenceLength - 1)}…` : sentence
}
