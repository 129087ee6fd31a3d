/**
 * The options and operands of a command, as getopt reads them: letters in a cluster, values attached or behind, long options cut
 * short, everything after `--` an operand.
 */
type Option = { readonly name: string; readonly value?: string }
export type Options = { readonly options: readonly Option[]; readonly operands: readonly string[] }

type Grammar = {
  readonly valued?: string
  readonly valuedLong?: readonly string[]
  /** Options end at the first operand: what follows belongs to another command. */
  readonly stopAtOperand?: boolean
}

export function readOptions(args: readonly string[], grammar: Grammar): Options & { readonly rest: readonly string[] } {
  const options: Option[] = []
  const operands: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--') return { options, operands: [...operands, ...args.slice(at + 1)], rest: args.slice(at + 1) }
    if (arg.startsWith('--')) {
      const option = readLong(arg, args[at + 1], grammar)
      options.push(option.option)
      at += option.taken
    } else if (arg.startsWith('-') && arg.length > 1) {
      at += readCluster(arg, { next: args[at + 1], valued: grammar.valued ?? '', into: options })
    } else if (grammar.stopAtOperand) {
      return { options, operands: args.slice(at), rest: args.slice(at) }
    } else operands.push(arg)
  }
  return { options, operands, rest: [] }
}

function readLong(arg: string, next: string | undefined, { valuedLong }: Grammar): { option: Option; taken: number } {
  const cut = arg.indexOf('=')
  if (cut > 0) return { option: { name: arg.slice(0, cut), value: arg.slice(cut + 1) }, taken: 0 }
  if (valuedLong?.includes(arg) && next !== undefined) return { option: { name: arg, value: next }, taken: 1 }
  return { option: { name: arg }, taken: 0 }
}

type Cluster = { readonly next: string | undefined; readonly valued: string; readonly into: Option[] }

function readCluster(arg: string, { next, valued, into }: Cluster): number {
  for (let at = 1; at < arg.length; at++) {
    const name = `-${arg[at]}`
    if (!valued.includes(arg[at] ?? '')) {
      into.push({ name })
      continue
    }
    const attached = arg.slice(at + 1)
    into.push(attached === '' && next === undefined ? { name } : { name, value: attached === '' ? next : attached })
    return attached === '' && next !== undefined ? 1 : 0
  }
  return 0
}

/** Is the option this one, written out or cut short? */
export const isOption = (given: string, name: string): boolean =>
  given === name || (name.startsWith('--') && given.startsWith('--') && given.length > 2 && name.startsWith(given))

export const hasOption = (options: readonly Option[], ...names: readonly string[]): boolean =>
  options.some(({ name: given }) => names.some((name) => isOption(given, name)))
