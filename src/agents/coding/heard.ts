/**
 * What is heard from a coding agent, in one vocabulary for all of them. Each preset translates its own stream into it; here the pieces
 * become steps, streamed words, an answer and what it cost.
 *
 * E1. What an agent says before it uses a tool is thinking aloud: the answer is what it says after the last one, or what it calls its
 *     result itself. E2. A stream may hold anything. What is not understood is left out, and never stops the turn.
 */
export type Heard =
  /** A piece of what it says, to be joined as it is. */
  | { readonly kind: 'words'; readonly text: string }
  /** A whole paragraph. */
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'step'; readonly action: string; readonly observation?: string }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'used'; readonly input: number; readonly output: number; readonly cost?: number }
  | { readonly kind: 'problem'; readonly text: string }

/** Translates one line. */
export type Translator = (line: string) => readonly Heard[]

export type Fields = Readonly<Record<string, unknown>>

/** A translator of one JSON object a line. */
export const ofJson =
  (read: (event: Fields) => readonly Heard[]): Translator =>
  (line) => {
    try {
      const event: unknown = JSON.parse(line)
      return isRecord(event) ? read(event) : []
    } catch {
      return [] // E2
    }
  }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)

/** What a tool was used for, in a line: its name and the first thing that it was given. */
export function stepOf(name: unknown, given: unknown, observation?: string): Heard {
  const fields = fieldsOf(given)
  const about = [...telling.map((key) => fields[key]), ...Object.values(fields)].find(
    (value) => typeof value === 'string' && value !== '',
  )
  const action = [textOf(name) || 'tool', ...(typeof about === 'string' ? [about] : [])].join(' ')
  return { kind: 'step', action, ...(observation !== undefined && observation !== '' && { observation }) }
}
const telling = ['file_path', 'filePath', 'path', 'command', 'cmd', 'pattern', 'query', 'url'] as const

export type Used = { readonly input: number; readonly output: number; readonly cost?: number }
export type Turn = { readonly answer: string; readonly problem?: string; readonly used?: Used }
type Shown = { readonly say: (text: string) => void; readonly step: (action: string, observation?: string) => void }

/** Follows one turn. */
export function listen(
  translate: Translator,
  { say, step }: Shown,
): { line: (line: string) => void; turn: () => Turn } {
  let sofar = ''
  let before = ''
  let answer: string | undefined
  let problem: string | undefined
  let used: Used | undefined
  const add = (text: string, apart: string): void => {
    const piece = sofar === '' ? text : `${apart}${text}`
    sofar = (sofar + piece).slice(0, longest)
    say(piece)
  }
  const take: { readonly [K in Heard['kind']]: (heard: Extract<Heard, { kind: K }>) => void } = {
    words: ({ text }) => add(text, ''),
    paragraph: ({ text }) => add(text, '\n\n'),
    step: ({ action, observation }) => {
      if (sofar !== '') [before, sofar] = [sofar, ''] // E1
      step(action, observation)
    },
    answer: ({ text }) => {
      answer = text.slice(0, longest)
    },
    used: ({ input, output, cost }) => {
      const sum = { input: (used?.input ?? 0) + input, output: (used?.output ?? 0) + output }
      used = cost === undefined ? { ...used, ...sum } : { ...sum, cost: (used?.cost ?? 0) + cost }
    },
    problem: ({ text }) => {
      problem = text
    },
  }
  return {
    line: (line) => {
      for (const heard of translate(line)) (take[heard.kind] as (heard: Heard) => void)(heard)
    },
    turn: () => ({
      answer: (answer || sofar || before).trim(),
      ...(problem !== undefined && { problem }),
      ...(used && { used }),
    }),
  }
}

const longest = 65_536
