/** What a command prints, where that can be known: names of files in the workspace, a number, a fixed text. */
import type { Command, SyntaxNode, WordPart } from 'unbash'
import { fieldsOf, type Lookup, someName, unknown } from './fields.ts'
import { hasOption, readOptions } from './options.ts'
import type { Fed, Program } from './program.ts'
import { programs } from './programs/programs.ts'

/** What the next command in a pipe gets from this one. */
export function feeds(node: SyntaxNode, fed: Fed, lookup: Lookup): Fed {
  if (node.type !== 'Command') return 'text'
  const argv = onlyFields(node, lookup)
  if (!argv || node.redirects.some(({ operator }) => operator.startsWith('<'))) return 'text'
  const { program, args } = programOf(argv)
  if (!program) return 'text'
  const { options, operands } = readOptions(args, program)
  if (program.printsNames === true) return 'names'
  if (program.printsNames && hasOption(options, ...program.printsNames)) return 'names'
  const own = typeof program.text === 'number' ? program.text : 0
  return program.passesLines && fed === 'names' && operands.length <= own ? 'names' : 'text'
}

/** `$(…)` as a text: the placeholder for a name, a harmless number, or the unknown. */
export function fixedPrint(part: WordPart, lookup: Lookup): string {
  if (part.type !== 'CommandExpansion' || part.script?.commands.length !== 1) return unknown
  const node = part.script.commands[0]?.command
  const stages = node?.type === 'Pipeline' ? node.commands : node?.type === 'Command' ? [node] : []
  const last = stages.at(-1)
  if (!last) return unknown
  let fed: Fed = 'nothing'
  for (const stage of stages) fed = feeds(stage, fed, lookup)
  if (fed === 'names') return someName
  return last.type === 'Command' ? fixedOf(onlyFields(last, lookup)) : unknown
}

function fixedOf(argv: readonly string[] | undefined): string {
  if (!argv) return unknown
  const line = argv.join(' ')
  if (line === 'pwd' || line === 'git rev-parse --show-toplevel') return '.'
  const { program, args } = programOf(argv)
  return program?.printsNumber && !args.some((arg) => arg.includes('/') || arg.includes('..')) ? '0' : unknown
}

function programOf(argv: readonly string[]): { program?: Program; args: readonly string[] } {
  const [name = '', ...args] = argv
  const program = programs.get(name)
  const sub = program?.subcommands?.[args[0] ?? '']
  if (program?.subcommands) return sub ? { program: sub, args: args.slice(1) } : { args }
  return program ? { program, args } : { args }
}

/** The fields of a command that has only one reading. */
function onlyFields(node: Command, lookup: Lookup): readonly string[] | undefined {
  const fields: string[] = []
  for (const word of [node.name, ...node.args]) {
    if (word?.type !== 'Word') return undefined
    const all = fieldsOf(word, lookup)
    if (all.length !== 1) return undefined
    fields.push(...(all[0] ?? []))
  }
  return fields
}

export const literalWords = (node: Command): readonly string[] =>
  [node.name, ...node.args].map((word) => (word?.type === 'Word' ? word.value : ''))
