/**
 * What is known about a program: how it is rated, which of its words are no paths, and which options change what it does. The table
 * itself is programs/. A program that is not in it, and an option that a strict row does not list, cannot be understood.
 */
import type { RiskKind } from '../../core/contracts/risk-kinds.ts'
import type { Finding } from './finding.ts'
import type { Options } from './options.ts'

export type Program = {
  readonly kind: RiskKind
  /** How many of its leading operands are text and no paths. */
  readonly text?: number | 'all'
  /** Options that bring the text themselves, so that all operands are paths: `grep -e`. */
  readonly textOptions?: readonly string[]
  /** Its options with a value, short ones as letters. Their values are paths unless they are in `plain` or `textOptions`. */
  readonly valued?: string
  readonly valuedLong?: readonly string[]
  /** Options whose value is no path. */
  readonly plain?: readonly string[]
  /** Options that make it something else. */
  readonly options?: Readonly<Record<string, RiskKind>>
  /** It shows names, sizes and times, never contents. */
  readonly namesOnly?: true
  /** Its operands are written. */
  readonly writes?: true
  /** What it prints are names of files in the workspace, with these options or always. */
  readonly printsNames?: true | readonly string[]
  /** It passes on lines that it gets, unchanged. */
  readonly passesLines?: true
  /** What it prints is a number. */
  readonly printsNumber?: true
  readonly subcommands?: Readonly<Record<string, Program>>
  /** Options before the subcommand that take a value. */
  readonly globalValued?: readonly string[]
  /** What it is without a subcommand, or with one that is not listed. */
  readonly bare?: RiskKind
  readonly other?: RiskKind
  /** It runs the command that follows its options and so many operands. */
  readonly wraps?: { readonly operands: number }
  /** Whatever a table cannot say. Its findings are added; `instead` makes them all there is. */
  readonly more?: (call: Call) => readonly Finding[]
  readonly instead?: (call: Call) => readonly Finding[]
}

export type Call = Options & {
  readonly name: string
  readonly args: readonly string[]
  /** What stands before it in its pipe: nothing, names of files in the workspace, or any text. */
  readonly fed: Fed
  /** What a here-document gives it, where every byte of it is known. */
  readonly given?: string
  readonly rateArgs: (args: readonly string[], fed?: Fed) => readonly Finding[]
  /** What another program is, where it is known. */
  readonly kindOf: (name: string) => RiskKind | undefined
  readonly rateScript: (script: string, positional?: readonly string[]) => readonly Finding[]
  readonly ratePath: (path: string, use: PathUse) => readonly Finding[]
}
export type Fed = 'nothing' | 'names' | 'file' | 'text'
export type PathUse = 'read' | 'names' | 'write'
