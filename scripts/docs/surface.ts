/**
 * The types that the surface of the package names without handing them out: whoever writes down what a call takes or gives needs a name
 * for it. Read from the declarations that tsc makes, so that what it works out by itself counts too.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ts } from 'ts-morph'
import { entries } from './api-page.ts'

const root = join(import.meta.dirname, '..', '..')

/** As `Name (file, named by Export)`. */
export function unnamedTypes(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-surface-'))
  try {
    const args = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', folder]
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), args, { cwd: root })
    return unnamedIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unnamedIn(folder: string): string[] {
  const files = Object.values(entries).map((file) => join(folder, relative('src', file).replace(/\.ts$/, '.d.ts')))
  const options = { module: ts.ModuleKind.NodeNext, types: [], noLib: true }
  const program = ts.createProgram(files, options, ownFilesOnly(options))
  const checker = program.getTypeChecker()
  const real = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const handedOut = files
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .flatMap((source) => checker.getSymbolAtLocation(source) ?? [])
    .flatMap((module) => checker.getExportsOfModule(module).map(real))
  const known = new Set(handedOut)
  const found = new Map<ts.Symbol, string>()
  for (const symbol of known)
    for (const declaration of symbol.declarations ?? [])
      for (const named of namesIn(declaration)) {
        const target = checker.getSymbolAtLocation(named)
        const wanted = target && real(target)
        if (wanted && !known.has(wanted) && isOurs(wanted, folder)) found.set(wanted, symbol.name)
      }
  return [...found].map(([symbol, by]) => `${symbol.name} (${placeOf(symbol, folder)}, named by ${by})`).toSorted()
}

/** What other packages declare is theirs, and long to read. */
function ownFilesOnly(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    )
  return host
}

/** What a declaration names as a type. What is private in a class is nobody's business. */
function namesIn(node: ts.Node): ts.Node[] {
  if (ts.isClassElement(node) && isPrivate(node)) return []
  const own = ts.isTypeReferenceNode(node)
    ? [node.typeName]
    : ts.isExpressionWithTypeArguments(node)
      ? [node.expression]
      : []
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => void inner.push(...namesIn(child)))
  return [...own, ...inner]
}

const isPrivate = (node: ts.ClassElement): boolean =>
  (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  (node.name !== undefined && ts.isPrivateIdentifier(node.name))

/** A name of ours that could be handed out: no parameter of a type, and nothing of another package. */
function isOurs({ flags, declarations = [] }: ts.Symbol, folder: string): boolean {
  if (flags & ts.SymbolFlags.TypeParameter) return false
  return declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder))
}

const placeOf = ({ declarations = [] }: ts.Symbol, folder: string): string =>
  relative(folder, declarations[0]?.getSourceFile().fileName ?? folder).replace(/\.d\.ts$/, '.ts')
