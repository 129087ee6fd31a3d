/**
 * Patterns that meet outside text are linear. It is not the clock that tells: recheck makes an automaton of each pattern and counts
 * in how many ways it can read one text. What it cannot make an automaton of (looking back, names of properties) and longer patterns, for
 * which that takes minutes, are left to hostile-texts.ts, which feeds whole stages.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { ts } from 'ts-morph'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Slow on a long text, and what keeps the text short. */
const bounded: Readonly<Record<string, string>> = {
  'src/core/text/control-word.ts': 'a message of over 500 characters is no control word',
  'src/agents/addressed.ts': 'the text ends with the last closing bracket, so that each opening finds one',
  'src/tools/commands/inner/inline.ts': 'rate.ts reads no longer command',
  'src/tools/commands/inner/perl.ts': 'rate.ts reads no longer command',
  'src/simulate/invariants-routing.ts': 'the simulator wrote the text',
  'src/cli/usage.ts': "the words of the parser of one's own command line",
}

type Pattern = { readonly at: string; readonly source: string; readonly flags: string }

function patternsIn(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ at: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const longest = 60
const isChecked = ({ source }: Pattern): boolean => source.length <= longest && /[*+]|\{\d*,\}/.test(source)

/** What recheck says of the patterns, with a text for each that shows it. */
async function slowOnes(patterns: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = []
  for (const { at, source, flags } of patterns) {
    const said = await check(source, flags.replace(/[gyd]/g, ''), { checker: 'automaton', timeout: 60_000 })
    if (said.status === 'vulnerable') slow.push(`${at} ${said.complexity.summary} ${said.attack.pattern}`)
  }
  return slow
}

test('every short pattern that can be counted is linear, or its text is kept short', { timeout: 300_000 }, async () => {
  const paths = globSync('src/**/*.ts', { cwd: root }).filter((path) => !/\.test\.ts$|weights/.test(path))
  const patterns = paths.filter((path) => !(path in bounded)).flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(900)
  expect(await slowOnes(patterns.filter(isChecked))).toEqual([])
})

test('a slow one is found', async () => {
  const named = ['blanks *,? *end', '^(?:刚刚?)*一', String.raw`[吗么]\s*[?!]*\s*$`]
  const slow = await slowOnes(named.map((source, at) => ({ at: String(at), source, flags: '' })))
  expect(slow.map((line) => line.split(' ')[0])).toEqual(['0', '1', '2'])
})

test('what is excused is slow indeed', { timeout: 60_000 }, async () => {
  for (const path of Object.keys(bounded))
    expect([path, (await slowOnes(patternsIn(path).filter(isChecked))).length > 0]).toEqual([path, true])
})
