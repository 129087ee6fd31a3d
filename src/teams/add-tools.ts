/**
 * Adds tools to the members of a team that are language models. What else stands in their files stays as it is, with its comments. The team
 * loads as well as before, or everything is as it was.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { replaceFile } from '../edge/replace-file.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { loadTeam } from './read-team.ts'

/** The agents of a team that propose tools by name. */
export const modelsIn = ({ agents }: LoadedTeam): string[] =>
  [...agents].flatMap(([agent, { spec }]) => (spec.adapter?.kind === 'model' ? [agent] : []))

/** False where the team does not load with them, and nothing was changed. */
export async function addTools(team: LoadedTeam, tools: readonly string[]): Promise<boolean> {
  const written: { path: string; before: string }[] = []
  for (const agent of modelsIn(team)) {
    const path = join(team.dir, team.agents.get(agent)?.file ?? '')
    const before = await readFile(path, 'utf8')
    written.push({ path, before })
    replaceFile(path, withTools(before, tools), { sync: true })
  }
  if ((await loadTeam(team.dir)).ok) return true
  for (const { path, before } of written) replaceFile(path, before, { sync: true })
  return false
}

function withTools(text: string, tools: readonly string[]): string {
  const document = parseDocument(text)
  const place = ['adapter', 'tools']
  const list = document.getIn(place)
  const known = isSeq(list) ? list.items.map(String) : []
  if (!isSeq(list)) document.setIn(place, document.createNode([]))
  for (const tool of tools) if (!known.includes(tool)) document.addIn(place, tool)
  return document.toString({ lineWidth: 0 })
}
