/** A small project, and what becomes of it when a person says one thing after the other to the team `workspace`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

type Line = { readonly type: string; readonly [field: string]: unknown }
const team = resolve(import.meta.dirname, '../../teams/workspace')
export const parse =
  'export function parse(line) {\n  return line\n}\nexport const parseAll = (text) => text.map(parse)\n'

function project(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/parse.js'), parse)
  writeFileSync(join(folder, 'src/index.js'), "import { parse } from './parse.js'\nexport const colour = 'red'\n")
  writeFileSync(join(folder, 'package.json'), '{\n  "name": "demo",\n  "version": "1.2.0"\n}\n')
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- Old\n')
  return folder
}

/** What somebody does in the folder by hand. */
type ByHand = (workspace: string) => void
/** Says one thing after the other, each with a program of its own; a number answers the card. */
export async function said(...words: readonly (string | ByHand)[]) {
  const [workspace, data] = [project(), tempFolder()]
  const all: Line[] = []
  for (const text of words) {
    if (typeof text === 'function') {
      text(workspace)
      continue
    }
    const id = all.find((e) => e.type === 'conversation_started')?.conversation
    const to = id === undefined ? ['--team', team, '--workspace', workspace] : ['--in', String(id)]
    all.push(...(linesOf((await cli(['run', text, ...to, '--data', data, '--json'])).out) as Line[]))
  }
  const read = (path: string): string => readFileSync(join(workspace, path), 'utf8')
  const of = (type: string): Line[] => all.filter((e) => e.type === type)
  const diffs = of('decision_prepared').map((e) => (e.prepared as { diff?: string }).diff ?? '')
  return { read, of, diffs, data, id: String(all.find((e) => e.type === 'conversation_started')?.conversation) }
}
