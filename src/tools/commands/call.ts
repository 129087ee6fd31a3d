/**
 * Rates one program with its fields, by its row in the table. The shell around it is walk.ts.
 *
 * C1. A program that is not in the table is rated high.
 * C2. Every word that may be a path is looked at, values of options included.
 */
import { anyOne, anyText, someName, star, unknown } from './fields.ts'
import { type Finding, finding } from './finding.ts'
import { isOption, readOptions } from './options.ts'
import { isProtected, isSource, mayBeSecret, type Place, whereIs } from './paths.ts'
import type { Call, Fed, PathUse, Program } from './program.ts'
import { programs } from './programs/programs.ts'
import { rateReport } from './programs/reports.ts'
import { tasksIn, toldByName } from './task-names.ts'

type Around = {
  readonly place: Place
  readonly fed: Fed
  readonly given?: string
  readonly functions: ReadonlySet<string>
  readonly rateScript: Call['rateScript']
  readonly depth: number
}

const systemFolders = /^\/(?:usr\/(?:local\/)?)?s?bin\//
const mostWrapped = 12

export function rateCall(argv: readonly string[], around: Around): readonly Finding[] {
  const [word = '', ...args] = argv
  if (around.depth > mostWrapped) return [finding('too_long', word)]
  if (word.includes(unknown)) return [finding('computed_command', argv.join(' '))]
  if (around.functions.has(word)) return args.flatMap((arg) => ratePath(arg, 'read', around.place))
  const name = systemFolders.test(word) ? word.replace(systemFolders, '') : word
  const program = programs.get(name)
  const report = rateReport(name, args, (path) => rateWord(path, 'read', around))
  if (report) return report
  if (program) {
    const found = rateProgram(program, { name, args, around })
    return [...found, ...openedBy(found, args)]
  }
  // Whatever it is, it answers this and does nothing else.
  if (/^[a-z][\w+.-]*$/.test(name) && args.length === 1 && /^(?:--version|--help|-version)$/.test(args[0] ?? ''))
    return [finding('prints', name)]
  const told = name.includes('/') ? toldByName(name, ...tasksIn(args)) : []
  const found = rateUnlisted(name, around)
  return [...found, ...openedBy(found, args), ...told, ...args.flatMap((arg) => rateWord(arg, 'read', around))]
}

/** A server of the project that every machine around may call. */
const openedBy = (found: readonly Finding[], args: readonly string[]): readonly Finding[] =>
  found.some(({ kind }) => kind === 'project_code')
    ? args
        .filter((arg, at) => everyAddress.test(arg) || (arg === '--host' && /^(?:-.*)?$/.test(args[at + 1] ?? '')))
        .map((arg) => finding('opens_port', arg))
        .concat(args.filter((arg) => settings.test(arg)).map((arg) => finding('inline_code', arg)))
    : []
/** Settings that stand in the line itself may name code to run. */
const settings = /^(?:--?[\w.-]+=)?\s*\{(?=.*:).*\}\s*$/s
const everyAddress = /(?:^|[=:/])(?:0\.0\.0\.0|\[?::\]?)(?::\d+)?$/

/** A file of the workspace is project code; anything else is a program that nobody here knows. */
function rateUnlisted(word: string, around: Around): readonly Finding[] {
  if (!word.includes('/')) return [finding('unknown_program', word)]
  const path = ratePath(word, 'read', around.place)
  if (path.length > 0) return path
  const wild = [star, anyOne, anyText, someName].some((unit) => word.includes(unit))
  if (wild) return [finding('computed_command', word)]
  return [finding(isProtected(word) ? 'hidden_code' : 'project_code', word)]
}

type Given = { readonly name: string; readonly args: readonly string[]; readonly around: Around }

function rateProgram(program: Program, given: Given): readonly Finding[] {
  if (isAsked(given.args, program)) return [finding('prints', given.name)]
  if (program.subcommands) return rateSubcommand(program, given)
  const stopAtOperand = program.wraps !== undefined
  const read = readOptions(given.args, { ...program, stopAtOperand })
  const call = callOf(given, read)
  if (program.instead) return program.instead(call)
  if (program.wraps) return [...rateOptions(program, call, given.around), ...rateWrapped(program.wraps, call, given)]
  const operands = program.text === 'all' ? [] : read.operands.slice(leadingText(program, call))
  const use = accessOf(program)
  return [
    finding(program.kind, given.name),
    ...rateOptions(program, call, given.around),
    ...operands.flatMap((operand) => rateWord(operand, use, given.around)),
    ...rateFed(program, call),
    ...(program.more?.(call) ?? []),
  ]
}

/** Almost every program answers this, and does nothing else then. */
const isAsked = (args: readonly string[], { kind }: Program): boolean =>
  args.length === 1 &&
  (/^(?:--(?:version|help)|-version)$/.test(args[0] ?? '') ||
    (kind === 'project_code' && /^-(?:v|V|version)$/.test(args[0] ?? '')))

const accessOf = (program: Program): PathUse => (program.writes ? 'write' : program.namesOnly ? 'names' : 'read')

const isFile = (option: string): boolean => option === '-f' || option.includes('file')

function leadingText(program: Program, { options }: Call): number {
  if (typeof program.text !== 'number') return 0
  const brought = options.some(({ name }) => program.textOptions?.some((option) => isOption(name, option)))
  return brought ? 0 : program.text
}

/** What a program only lists or compares is no source: `tree -o src/app.ts` leaves nothing of the file. */
const isReport = ({ kind }: Program): boolean => kind === 'reads_workspace' || kind === 'prints'

function rateOptions(program: Program, { options, operands, args }: Call, around: Around): readonly Finding[] {
  const use = accessOf(program)
  const risky = program.options !== undefined
  return [
    ...options.flatMap(({ name, value }) => {
      const kind = Object.entries(program.options ?? {}).find(([option]) => isOption(name, option))?.[1]
      const plain = [
        ...(program.plain ?? []),
        ...(program.textOptions?.filter((option) => !isFile(option)) ?? []),
      ].some((option) => isOption(name, option))
      const attached = value === undefined && /^-[a-zA-Z]/.test(name) ? [] : [value ?? '']
      const path = plain ? [] : attached.flatMap((text) => (text === '' ? [] : rateWord(text, use, around)))
      const lost = kind === 'writes_workspace' && isReport(program) && isSource(value ?? '')
      return [...(kind ? [finding(lost ? 'overwrites' : kind, name)] : []), ...path]
    }),
    // Some write long options with one dash: `-fplugin=x`, `-javaagent:x`.
    ...Object.entries(program.options ?? {}).flatMap(([option, kind]) =>
      /^-\w{2}/.test(option) && args.some((arg) => arg.startsWith(option)) ? [finding(kind, option)] : [],
    ),
    // What cannot be known may be one of its options.
    ...(risky && operands.some((operand) => operand.startsWith(unknown)) ? [finding('unknown_option')] : []),
  ]
}

/** Names that come through a pipe are operands only of programs that are given them by another (`xargs`). */
const rateFed = (program: Program, { name, fed, operands }: Call): readonly Finding[] =>
  program.kind === 'inline_code' && fed !== 'nothing' && operands.length === 0 ? [finding('piped_code', name)] : []

function rateWrapped({ operands }: { operands: number }, call: Call, given: Given): readonly Finding[] {
  const rest = call.operands.slice(operands)
  return rest.length === 0 ? [finding('prints', given.name)] : call.rateArgs(rest, call.fed)
}

function rateSubcommand(program: Program, given: Given): readonly Finding[] {
  const { options, rest } = readOptions(given.args, {
    valued: (program.globalValued ?? [])
      .filter((option) => /^-.$/.test(option))
      .map((option) => option[1])
      .join(''),
    valuedLong: program.globalValued ?? [],
    stopAtOperand: true,
  })
  const [word, ...args] = rest
  const own = callOf(given, { options, operands: [] })
  const before = [...rateOptions(program, own, given.around), ...(program.more?.(own) ?? [])]
  if (word === undefined) {
    // `pacman -Syu` does all of its work by options.
    const does = program.bare === 'prints' && !given.args.every((arg) => /^(?:-[vVh]|--version|--help)$/.test(arg))
    return [...before, finding(does ? 'unknown_option' : (program.bare ?? program.kind), given.name)]
  }
  const name = `${given.name} ${word}`
  const sub = Object.hasOwn(program.subcommands ?? {}, word) ? program.subcommands?.[word] : undefined
  if (sub) return [...before, ...rateProgram(sub, { ...given, name, args })]
  const words = args.flatMap((arg) => rateWord(arg, 'read', given.around))
  const told = program.other === 'project_code' ? toldByName(word, ...tasksIn(args)) : []
  return [...before, finding(program.other ?? 'unknown_option', name), ...told, ...words]
}

function callOf(given: Given, read: Pick<Call, 'options' | 'operands'>): Call {
  const { name, args, around } = given
  return {
    name,
    args,
    options: read.options,
    operands: read.operands,
    fed: around.fed,
    ...(around.given === undefined ? {} : { given: around.given }),
    rateArgs: (inner, fed = 'nothing') => rateCall(inner, { ...around, fed, depth: around.depth + 1 }),
    rateScript: around.rateScript,
    kindOf: (inner) => programs.get(inner)?.kind,
    ratePath: (path, use) => ratePath(path, use, around.place),
  }
}

/** A word that may be a path, or hold one: `--file=PATH`, `-fPATH`, `@PATH`, `of=PATH`, `file:PATH`. */
function rateWord(word: string, use: PathUse, around: Pick<Around, 'place'>): readonly Finding[] {
  const held = /^(?:-[a-zA-Z]|[^=/]*[=@]|file:(?:\/\/)?)(.+)$/s.exec(word)?.[1]
  if (/^(?:https?|git|ssh|ftp|wss?):\/\//.test(word)) return []
  const inner = held === undefined ? [] : ratePath(held, use, around.place)
  return word.startsWith('-') ? inner : [...ratePath(word, use, around.place), ...inner]
}

export function ratePath(path: string, use: PathUse, place: Place): readonly Finding[] {
  const where = whereIs(path, place)
  if (where === 'device') return []
  if (where === 'network') return [finding('sends_data', path)]
  if (where === 'outside') return [finding('outside_workspace', path)]
  if (where === 'unknown') return [finding('unknown_path', path)]
  if (use === 'write' && isProtected(path)) return [finding('protected_name', path)]
  return use === 'read' && mayBeSecret(path) ? [finding('secrets', path)] : []
}
