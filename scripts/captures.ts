/**
 * Prints what the pages for people show of the program: captures of its screens, and the tables of its keys and commands.
 * `node scripts/captures.ts` writes them between their marks (`<!-- capture NAME -->`); with `--check` it writes nothing, names a
 * stale page and exits 1.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { slashCommands } from '../src/terminal/slash-commands.ts'
import { keys } from '../src/tui/keys.ts'
import { terminalTexts } from '../src/tui/texts/languages.ts'
import { captureTalk } from './captures/talk.ts'
import { captureTimeline } from './captures/timeline.ts'

const pages = ['README.md', 'README.zh-CN.md', 'docs/terminal.md'] as const
const fileOf = (page: string): URL => new URL(`../${page}`, import.meta.url)

const makers: Readonly<Record<string, () => string | Promise<string>>> = {
  'talk en': async () => code(await captureTalk('en')),
  'talk zh': async () => code(await captureTalk('zh')),
  'timeline en': () => code(captureTimeline('en')),
  'timeline zh': () => code(captureTimeline('zh')),
  keys: () =>
    table(
      'key',
      keys.map(({ shown }) => [shown, terminalTexts.en.aboutKeys[shown]]),
    ),
  commands: () =>
    table(
      'command',
      slashCommands.map(({ name }) => [`\`${name}\``, terminalTexts.en.aboutCommands[name]]),
    ),
}

const code = (text: string): string => `\`\`\`\n${text}\n\`\`\``
const table = (head: string, rows: readonly (readonly [string, string])[]): string =>
  [`| ${head} | does |`, '|---|---|', ...rows.map(([name, about]) => `| ${name} | ${about} |`)].join('\n')

const mark = /(<!-- capture ([\w ]+) -->\n)[\s\S]*?(\n<!-- end of capture -->)/g

/** The pages by name, as they should be. Each capture is made once, however many pages show it. */
async function freshPages(): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  const fresh = new Map<string, string>()
  for (const page of pages) {
    const text = readFileSync(fileOf(page), 'utf8')
    for (const [, , name = ''] of text.matchAll(mark)) {
      const make = makers[name]
      if (!make) throw new Error(`${page} asks for a capture ${name} that nobody makes`)
      if (!made.has(name)) made.set(name, await make())
    }
    fresh.set(
      page,
      text.replace(mark, (_, begin: string, name: string, end: string) => `${begin}${made.get(name)}${end}`),
    )
  }
  return fresh
}

/** The names of pages that show something else than the program does now. */
export async function staleCaptures(): Promise<string[]> {
  const fresh = await freshPages()
  return [...fresh].filter(([page, text]) => readFileSync(fileOf(page), 'utf8') !== text).map(([page]) => page)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const stale = await staleCaptures()
    for (const page of stale) console.error(`stale: ${page}; run \`npm run captures\``)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    for (const [page, text] of await freshPages()) writeFileSync(fileOf(page), text)
  }
}
