/** What the engine knows of the sample team `front-desk`. */
import { join } from 'node:path'
import { loadTeam } from '../src/teams/read-team.ts'
import type { Knowledge } from '../src/understanding/embedded/analysis/team-knowledge.ts'
import { knowledgeOf } from '../src/understanding/embedded/knowledge.ts'

export async function frontDeskKnowledge(): Promise<Knowledge> {
  const loaded = await loadTeam(join(import.meta.dirname, '../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  return knowledgeOf(loaded.value)
}
