/**
 * Walks every node of a parsed shell line and rates it. What one program does is call.ts; what the words come to is fields.ts.
 *
 * K1. Every node is visited: substitutions, here-documents, functions and what stands in arithmetic too. They are lazy in the parser,
 *     so only its own `forEachChild` finds them all.
 * K2. What a variable holds is the union of everything the line gives it; the line is walked twice, so that a later value counts too.
 */
import {
  type AndOr,
  type Assignment,
  type Command,
  type CommandNode,
  forEachChild,
  type Pipeline,
  parse,
  type SyntaxNode,
  type Word,
} from 'unbash'
import { rateCall } from './call.ts'
import { fieldsOf, type Held, type Lookup, someName, textsOf, unknown } from './fields.ts'
import { type Finding, finding } from './finding.ts'
import { freshCode } from './fresh-code.ts'
import { folderAfter, mayBeSecret, type Place } from './paths.ts'
import { feeds, fixedPrint, literalWords } from './printed.ts'
import type { Fed } from './program.ts'
import { programs } from './programs/programs.ts'
import { rateRedirect } from './redirects.ts'
import { fromEnvironment, isSecretVariable, variableKind } from './variables.ts'

type Scope = {
  readonly values: Map<string, Held>
  readonly functions: Set<string>
  readonly findings: Finding[]
  readonly depth: number
  readonly root?: string
  folders: readonly string[]
}

const mostDepth = 8
const mostNodes = 4000
const mostNested = 6
const mostArgvs = 64

type Settings = { readonly root?: string; readonly depth?: number; readonly positional?: readonly string[] }

/** Everything that is to be said about a script that stands in the workspace root. */
export function rateScript(script: string, settings: Settings = {}): readonly Finding[] {
  const { root, depth = 0, positional } = settings
  if (depth > mostDepth) return [finding('too_long')]
  const tree = parse(script)
  if (countNodes(tree) > mostNodes) return [finding('too_long')]
  const values = new Map<string, Held>(positional?.map((text, at) => [String(at), { alternatives: [text] }]))
  if (positional) values.set('@', { items: positional.slice(1) }).set('*', { items: positional.slice(1) })
  const findings: Finding[] = []
  for (let pass = 0; pass < 2; pass++) {
    const scope: Scope = {
      values,
      functions: new Set(),
      findings,
      depth,
      folders: [''],
      ...(root === undefined ? {} : { root }),
    }
    visit(tree, scope)
  }
  return [...findings, ...freshCode(script, findings)]
}

/** The number of nodes, or more than allowed where substitutions are nested too deeply: each level is read several times. */
function countNodes(node: SyntaxNode, so = { count: 0 }, nested = 0): number {
  so.count += nested > mostNested ? mostNodes : 1
  const inner = nested + ('script' in node ? 1 : 0)
  if (so.count <= mostNodes) forEachChild(node, (child) => void countNodes(child, so, inner))
  return so.count
}

const placeOf = ({ folders, root }: Scope): Place => (root === undefined ? { folders } : { folders, root })

function visit(node: SyntaxNode, scope: Scope): void {
  switch (node.type) {
    case 'Command':
      return visitCommand(node, scope, 'nothing')
    case 'Pipeline':
      return visitPipeline(node, scope)
    case 'AndOr':
      return visitAndOr(node, scope)
    case 'Subshell':
    case 'Coproc':
      return apart(scope, () => visitChildren(node, scope))
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      if (!node.script) scope.findings.push(finding('unreadable', node.text))
      return apart(scope, () => visitChildren(node, scope))
    default:
      note(node, scope)
      visitChildren(node, scope)
  }
}

const visitChildren = (node: SyntaxNode, scope: Scope): void => forEachChild(node, (child) => visit(child, scope))

/** A subshell comes back to the folder it began in. */
function apart(scope: Scope, walk: () => void): void {
  const { folders } = scope
  walk()
  scope.folders = folders
}

/** What a node that is no command says by itself. */
function note(node: SyntaxNode, scope: Scope): void {
  const { findings } = scope
  if (node.type === 'Script' && 'errors' in node && node.errors?.length)
    findings.push(finding('unreadable', node.errors[0]?.message))
  if (node.type === 'Statement' && node.background) findings.push(finding('background'))
  if (node.type === 'Function') noteFunction(node, scope)
  if (node.type === 'For' || node.type === 'Select') {
    if (variableKind(node.name.text, true) === 'steering') findings.push(finding('dangerous_variable', node.name.text))
    const words = node.wordlist?.flatMap((word) => fieldsOf(word, lookupOf(scope)).flat()) ?? [unknown]
    hold(scope, node.name.text, { alternatives: words.map(asName) })
  }
  if (node.type === 'Assignment') noteAssignment(node, scope)
  // Signs that only look like those of the shell: what stands behind them is not what it seems.
  if (node.type === 'Word' && /^[^'"]*[；｜＆＞＜＄（）｀｛｝]/.test(node.text))
    findings.push(finding('hidden_characters', node.text))
  if (node.type === 'SimpleExpansion') noteSecret(node.text.slice(1), scope)
  if (node.type === 'ParameterExpansion') noteParameter(node, scope)
  if (node.type === 'Redirect') findings.push(...rateRedirect(node, lookupOf(scope), placeOf(scope)))
  // Two words without a sign between them are no arithmetic: another shell reads them as a command.
  const sum = node.type === 'ArithmeticCommand' ? node.body : node.type === 'ArithmeticExpansion' ? node.text : ''
  if (/[\w./]\s+[\w./]/.test(sum)) findings.push(finding('unreadable', sum))
  if (node.type === 'ArithmeticWord') noteArithmetic(node.value, scope)
  if (node.type === 'TestBinary' && /^-(?:eq|ne|lt|le|gt|ge)$/.test(node.operator))
    for (const { text } of [node.left, node.right]) noteArithmetic(text, scope)
}

/** A pattern names things that are in the workspace. */
const asName = (text: string): string => (/^[\uE002-\uE004][^/]*$/.test(text) ? someName : text)

/** Arithmetic runs the substitutions in a variable's own text, so a text that came from outside may be code. */
function noteArithmetic(text: string, { values, findings }: Scope): void {
  for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)) {
    const held = values.get(name)
    if (held && 'alternatives' in held && held.alternatives.includes(unknown))
      findings.push(finding('hidden_code', name))
  }
}

function noteFunction(node: Extract<SyntaxNode, { type: 'Function' }>, scope: Scope): void {
  const name = node.name.text
  if (programs.has(name) || callsItself(node, name)) scope.findings.push(finding('redefines', name))
  scope.functions.add(name)
  for (const at of '123456789@*') if (!scope.values.has(at)) scope.values.set(at, { alternatives: [unknown] })
}

function callsItself(node: SyntaxNode, name: string): boolean {
  let found = false
  forEachChild(node, (child) => {
    const called = child.type === 'Command' && child.name?.text === name
    found ||= called || callsItself(child, name)
  })
  return found
}

function noteAssignment(node: Assignment, scope: Scope): void {
  const { findings } = scope
  if (variableKind(node.name, true) === 'steering') findings.push(finding('dangerous_variable', node.name))
  const lookup = lookupOf(scope)
  const texts =
    node.value.type === 'ArrayValue'
      ? node.value.elements.flatMap((word) => fieldsOf(word, lookup).flat())
      : textsOf(node.value, lookup)
  if (texts.some((text) => /\$\(|`|\$\{/.test(text))) findings.push(finding('hidden_code', node.text))
  const held = node.value.type === 'ArrayValue' ? { items: texts } : { alternatives: texts }
  hold(scope, node.name, node.append || node.index ? { alternatives: [unknown] } : held)
}

function hold({ values }: Scope, name: string, held: Held): void {
  const known = values.get(name)
  if (known && 'alternatives' in known && 'alternatives' in held) {
    const all = [...new Set([...known.alternatives, ...held.alternatives])]
    values.set(name, { alternatives: all.length > mostArgvs ? [unknown] : all })
  } else if (known && JSON.stringify(known) !== JSON.stringify(held)) values.set(name, { alternatives: [unknown] })
  else values.set(name, held)
}

function noteSecret(name: string, { values, findings }: Scope): void {
  if (!values.has(name) && isSecretVariable(name)) findings.push(finding('secrets', `$${name}`))
}

function noteParameter(node: Extract<SyntaxNode, { type: 'ParameterExpansion' }>, scope: Scope): void {
  noteSecret(node.parameter, scope)
  const { operation, prefix } = node
  if (prefix === '!' && operation?.type !== 'Names') scope.findings.push(finding('hidden_code', node.text))
  if (operation?.type === 'Transform' && /P/.test(operation.operand.text))
    scope.findings.push(finding('hidden_code', node.text))
  if (operation?.type === 'Unknown') scope.findings.push(finding('unreadable', node.text))
  if (node.index) noteArithmetic(node.index.text, scope)
}

function visitPipeline(node: Pipeline, scope: Scope): void {
  let fed: Fed = 'nothing'
  let secretNames = false
  if (emptiesItsSource(node)) scope.findings.push(finding('overwrites'))
  for (const stage of node.commands) {
    apart(scope, () => visitStage(stage, scope, fed))
    if (fed === 'names' && secretNames && takesNames(stage)) scope.findings.push(finding('secrets'))
    secretNames ||= namesSecrets(stage)
    fed = feeds(stage, fed, lookupOf(scope))
  }
}

/** `cat x | sort > x`: the file is emptied before, or while, it is read. */
function emptiesItsSource({ commands }: Pipeline): boolean {
  const read = new Set<string | undefined>()
  return commands.some((stage) => {
    if (stage.type !== 'Command') return false
    const lost = stage.redirects.some((redirect) => emptiesFile(redirect) && read.has(targetOf(redirect)))
    for (const word of literalWords(stage).slice(1)) read.add(word)
    for (const redirect of stage.redirects) if (redirect.operator === '<') read.add(targetOf(redirect))
    return lost
  })
}

/** A listing that asks for files which usually hold secrets, and a command that would read what it lists. */
const namesSecrets = (node: CommandNode): boolean =>
  node.type === 'Command' &&
  literalWords(node).some((word) => word.includes('.') && mayBeSecret(word.replaceAll('*', 'x')))
const takesNames = (node: CommandNode): boolean => node.type !== 'Command' || node.name?.text === 'xargs'

function visitStage(stage: CommandNode, scope: Scope, fed: Fed): void {
  if (stage.type === 'Command') return visitCommand(stage, scope, fed)
  // `… | while read name`: what is read is what came through the pipe.
  if (fed !== 'nothing') noteReads(stage, scope, fed)
  if (fed !== 'nothing' && readsCode(stage)) scope.findings.push(finding('piped_code'))
  visit(stage, scope)
}

function noteReads(node: SyntaxNode, scope: Scope, fed: Fed): void {
  if (node.type === 'Command' && node.name?.text === 'read') holdRead(literalWords(node).slice(1), scope, fed)
  forEachChild(node, (child) => noteReads(child, scope, fed))
}

/** Inside a group, a shell without a script of its own would read its code from the pipe. */
function readsCode(node: SyntaxNode): boolean {
  let found = false
  forEachChild(node, (child) => {
    const words = child.type === 'Command' ? literalWords(child) : []
    found ||= (/^(?:.*\/)?(?:ba|da|z|k)?sh$/.test(words[0] ?? '') && words.length === 1) || readsCode(child)
  })
  return found
}

function visitAndOr(node: AndOr, scope: Scope): void {
  const begun = scope.folders
  for (const [index, part] of node.commands.entries()) {
    const before = scope.folders
    visit(part, scope)
    // Behind `cd x &&` the folder is certain; behind `cd x ||` it is not.
    const moved = part.type === 'Command' && scope.folders !== before
    if (moved && node.operators[index] === '&&') scope.folders = scope.folders.slice(before.length)
  }
  scope.folders = [...new Set([...begun, ...scope.folders])]
}

function visitCommand(node: Command, scope: Scope, fed: Fed): void {
  const { findings } = scope
  const words = node.name ? argvsOf(node, scope) : []
  noteEnvironment(node, scope)
  const stdin = node.redirects.find(
    ({ operator }) => operator === '<' || operator === '<<<' || operator.startsWith('<<'),
  )
  const source: Fed = stdin ? (stdin.operator === '<' && isFile(stdin.target) ? 'file' : 'text') : fed
  const given =
    stdin?.type === 'HereDoc' && (stdin.delimiter?.quoted || !stdin.body.parts) ? stdin.body.text : undefined
  const script: typeof rateScript = (text, settings = {}) =>
    rateScript(text, { ...settings, depth: scope.depth + 1, ...(scope.root === undefined ? {} : { root: scope.root }) })
  for (const argv of words) {
    findings.push(
      ...rateCall(argv, {
        place: placeOf(scope),
        fed: source,
        ...(given === undefined ? {} : { given }),
        functions: scope.functions,
        rateScript: (text, positional) => script(text, positional ? { positional } : {}),
        depth: 0,
      }),
    )
    changeShell(argv, scope, source)
  }
  const isEmptied = words.some(([name, file]) => /^(?:tee|sponge)$/.test(name ?? '') && !file?.startsWith('-'))
  if (isEmptied && stdin?.type === 'Redirect' && targetOf(stdin) === '/dev/null') findings.push(finding('overwrites'))
  if (losesFile(node, words)) findings.push(finding('overwrites'))
  if (node.redirects.some(fillsFile) && words.some(isEndless)) findings.push(finding('machine', words[0]?.join(' ')))
  for (const part of [...(node.name ? [node.name] : []), ...node.suffix]) visit(part, scope)
  for (const part of node.prefix) if (part.type !== 'Assignment' || !node.name) visit(part, scope)
  for (const part of node.prefix) if (part.type === 'Assignment' && node.name) visitChildren(part, scope)
}

/** Nothing is written over a file, or the file over itself: the shell empties it before the command reads it. */
function losesFile(node: Command, words: readonly (readonly string[])[]): boolean {
  const emptied = node.redirects.filter(emptiesFile)
  if (emptied.length === 0) return false
  const reads = node.redirects.filter(({ operator }) => operator === '<').map(targetOf)
  const isRead = (path: string | undefined): boolean =>
    path !== undefined && (reads.includes(path) || words.some(([, ...args]) => args.includes(path)))
  const isFilter = words.some(([name = '']) =>
    /^(?:cat|tr|sort|uniq|cut|head|tail|sed|awk|grep|nl|tac|rev|fold)$/.test(name),
  )
  if (isFilter && reads.includes('/dev/null')) return true
  return !node.name || words.some(printsNothing) || emptied.some((redirect) => isRead(targetOf(redirect)))
}

/** What never ends fills the disk. */
const isEndless = ([name = '', ...args]: readonly string[]): boolean =>
  name === 'yes' || (name !== 'head' && args.some((arg) => /^\/dev\/(?:zero|u?random|full)$/.test(arg)))
const fillsFile = (redirect: Command['redirects'][number]): boolean =>
  redirect.type === 'Redirect' && /^&?>[>|]?$/.test(redirect.operator) && !redirect.target?.text.startsWith('/dev/')

const targetOf = (redirect: Command['redirects'][number]): string | undefined =>
  redirect.type === 'Redirect' ? redirect.target?.text : undefined

/** `cat /dev/null`, `echo -n`, `printf ''`, `head -c 0` */
const printsNothing = ([name = '', ...args]: readonly string[]): boolean =>
  name === ':' ||
  name === 'true' ||
  (name === 'cat' && args.length > 0 && args.every((arg) => arg === '/dev/null')) ||
  (name === 'echo' && args.every((arg) => arg === '-n' || arg === '')) ||
  (name === 'printf' && args.every((arg) => arg === '' || arg === '%s')) ||
  (/^(?:head|tail)$/.test(name) && /^-(?:c|n|-bytes=|-lines=) ?0\b/.test(args.join(' ')))

const emptiesFile = (redirect: Command['redirects'][number]): boolean =>
  redirect.type === 'Redirect' && /^(?:>|>\||&>)$/.test(redirect.operator) && !redirect.target?.text.startsWith('/dev/')

/** A device or a substitution may bring anything. */
const isFile = (target: Word | undefined): boolean =>
  target !== undefined && !target.parts && !target.text.startsWith('/')

/** `NAME=value program`: the program gets it, the shell does not keep it. */
function noteEnvironment(node: Command, { findings }: Scope): void {
  if (!node.name) return
  for (const part of node.prefix) {
    if (part.type !== 'Assignment') continue
    const kind = part.name === 'IFS' && node.name.text === 'read' ? 'harmless' : variableKind(part.name)
    if (kind !== 'harmless')
      findings.push(finding(kind === 'steering' ? 'dangerous_variable' : 'sets_variable', part.name))
  }
}

/** Each list of fields the command may come to. */
function argvsOf(node: Command, scope: Scope): readonly (readonly string[])[] {
  const lookup = lookupOf(scope)
  let all: readonly (readonly string[])[] = node.name ? fieldsOf(node.name, lookup) : [[]]
  for (const arg of node.args) {
    const next = arg.type === 'Word' ? fieldsOf(arg, lookup) : [[arg.text]]
    all = all.flatMap((before) => next.map((fields) => [...before, ...fields]))
    if (all.length > mostArgvs) return [[unknown]]
  }
  return all.filter((argv) => argv.length > 0)
}

/** What `cd` and `read` change for the commands after them. */
function changeShell([name, ...args]: readonly string[], scope: Scope, fed: Fed): void {
  if (name === 'read' || name === 'mapfile' || name === 'readarray') return holdRead(args, scope, fed)
  if (name !== 'cd' && name !== 'pushd') return
  const target = args.findLast((arg) => !arg.startsWith('-')) ?? '/~'
  const moved = scope.folders.map((folder) => folderAfter(target, folder, placeOf(scope)) ?? folder)
  scope.folders = [...scope.folders, ...moved]
}

function holdRead(args: readonly string[], scope: Scope, fed: Fed): void {
  const names = args.filter((arg) => /^[A-Za-z_]\w*$/.test(arg))
  const text = fed === 'names' ? someName : unknown
  for (const name of names.length > 0 ? names : ['REPLY'])
    if (fed !== 'nothing' || !scope.values.has(name)) scope.values.set(name, { alternatives: [text] })
}

function lookupOf(scope: Scope): Lookup {
  const lookup: Lookup = {
    variable: (name) => scope.values.get(name) ?? fromEnvironment(name),
    printed: (part) => fixedPrint(part, lookup),
  }
  return lookup
}
