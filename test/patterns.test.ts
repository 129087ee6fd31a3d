/**
 * Patterns that meet outside text are linear. It is not the clock that tells: recheck makes an automaton of each pattern and counts
 * in how many ways it can read one text. What it cannot make an automaton of (looking back, names of properties) and longer patterns, for
 * which that takes minutes, are left to hostile-texts.ts, which feeds whole stages. The worst fault, a repeated group that reads one text in
 * two ways, is looked for in patterns of every length, also in those built from pieces (ambiguity.ts).
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { ts } from 'ts-morph'
import { describe, expect, test } from 'vitest'
import { ambiguousGroups } from './ambiguity.ts'
import { builtPatterns } from './built-patterns.ts'

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

const paths = globSync('src/**/*.ts', { cwd: root }).filter((path) => !/\.test\.ts$|weights/.test(path))

test('every short pattern that can be counted is linear, or its text is kept short', { timeout: 300_000 }, async () => {
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

describe('a repeated group reads a text in one way only', () => {
  const found = (patterns: readonly Pattern[]) =>
    patterns.flatMap(({ at, source, flags }) =>
      ambiguousGroups(source, flags).map(({ group, text }) => `${at} ${group} ${text}`),
    )

  test('in every pattern of src, however long', () => {
    expect(found(paths.flatMap(patternsIn))).toEqual([])
  })

  test('in every pattern that src builds while it loads', async () => {
    const built = await builtPatterns()
    expect(built.length).toBeGreaterThan(200)
    expect(new Set(built.map(({ at }) => at.replace(/:.*/, ''))).size).toBeGreaterThan(40)
    expect(found(built)).toEqual([])
  })

  test.each([
    ['^(?:我|想要?|要)*x', '想要'],
    ['(?:ab|abba|bb|a)*x', 'abba'],
    ['^(?:a|b|[ac])+$', 'a'],
    ['(?:A|a)*x', 'A', 'i'],
    ['(?:a|b?)*x', '(can be empty)'],
    ['(?:so[ ,]+|[ ,])*x', 'so  '],
    ['(?:mm+|h+m+)*x', 'mmmm'],
    ['(?:a{1,3}){2,}x', 'aa'],
    ['(?:a|b|ab){0,30}x', 'ab'],
    ['(?:x(?:a|ab|b),)*(?:a|ab|b)+y', 'ab'],
    ['(?:\\p{L}|é)*x', 'é', 'u'],
    ['(?:ab|a|b)*?', 'ab'],
  ])('%s does not', (source, text, flags = '') => {
    expect(ambiguousGroups(source, flags).map((one) => one.text)).toEqual([text])
  })

  test.each([
    '^(?:我|想|要)*x',
    '(?:a|ab|c)*x',
    '(?:ab|a|b){0,20}x',
    '(?:a{1,3}b)*x',
    '(?:em+(?![a-z])|u+m|[ ,])*x',
    String.raw`(?:\bfoo\b|[ ,])*x`,
    String.raw`^(?:(?=(ab|a|b))\1)*x`,
    '(?:(?<![a-z])so|[a-z]so|[ ,])*x',
    '(?:ab|a|b)*c?',
    '(?:(?<!h)h+m|(?<=h)hm|oh+)*x',
  ])('%s does', (source) => {
    expect(ambiguousGroups(source, '')).toEqual([])
  })
})
