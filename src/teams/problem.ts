/** One thing wrong with a team's files: where it stands, what it is, and what to do about it. The words are problem-texts.ts. */
import { closest } from 'fastest-levenshtein'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { type Refusal, refuse } from '../core/contracts/result.ts'
import { type Lang, spokenFor } from '../core/text/language.ts'
import { type ProblemArguments, type ProblemKind, sayings } from './problem-texts.ts'

/** A place in a file of a team. */
export type Place = {
  /** Relative to the team folder, with `/`. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export function problemAt<K extends ProblemKind>(place: Place, kind: K, about: ProblemArguments<K>): TeamProblem {
  const [en, enFix, zh, zhFix] = sayings[kind](about as never)
  const { file, line, column } = place
  return { file, line, column, kind, message: { en, zh }, fix: { en: enFix, zh: zhFix } }
}

/** What a team that is not in order is refused with, in code as from files. */
export const invalidTeam = (problems: readonly TeamProblem[]): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'invalid_team', problems })

/** As compilers print it, so that an editor can jump there; the fix stands below. */
export const sayProblem = (p: TeamProblem, lang: Lang): string =>
  `${p.file}:${p.line}:${p.column}: ${p.message[spokenFor(lang)]}\n    ${spokenFor(lang) === 'zh' ? '修复：' : 'Fix: '}${p.fix[spokenFor(lang)]}`

/** In one language, for programs. */
export const plainProblem = ({ message, fix, ...place }: TeamProblem, lang: Lang) => ({
  ...place,
  message: message[spokenFor(lang)],
  fix: fix[spokenFor(lang)],
})

/** By file, then by place; what is found twice is said once. */
export function inOrder(problems: readonly TeamProblem[]): TeamProblem[] {
  const seen = new Map(problems.map((p) => [`${p.file}:${p.line}:${p.column}:${p.message.en}`, p]))
  return [...seen.values()].toSorted((a, b) => compareFiles(a.file, b.file) || a.line - b.line || a.column - b.column)
}

/** team.yaml first: what is wrong there is often the cause of the rest. */
function compareFiles(a: string, b: string): number {
  if (a === b) return 0
  if (a === 'team.yaml') return -1
  return b === 'team.yaml' || a > b ? 1 : -1
}

const longestCompared = 200

/** The known name that is nearest to what was written; '' when nothing is known. */
export const nearest = (name: string, known: readonly string[]): string =>
  known.length === 0 ? '' : closest(name.slice(0, longestCompared), known)
