/** No field of an analysis is a constant: our own rows produce every value at least five times in each language. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { labelledRows } from '../scripts/training/relation-rows.ts'
import type { LoadedTeam } from '../src/teams/loaded-team.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { analyse } from '../src/understanding/embedded/analysis/analyse.ts'
import { knowledgeOf } from '../src/understanding/embedded/knowledge.ts'

async function analyses(lang: 'en' | 'zh'): Promise<Analysed[]> {
  const loaded = await loadTeam(join(import.meta.dirname, '../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  const team: LoadedTeam = loaded.value
  const knowledge = knowledgeOf(team)
  const replayed = [...team.agents.values()].flatMap((agent) => agent.replay).filter((row) => row.lang === lang)
  return [
    ...replayed.map(({ text }) => analyse(knowledge, { text, lang })),
    ...labelledRows()
      .filter((row) => row.lang === lang)
      .map((row) => analyse(knowledge, { text: row.text, lang, running: row.task, history: row.history })),
  ]
}

type Analysed = ReturnType<typeof analyse>
const phases = ['plan_loop', 'execution', 'replan', 'new_task', 'wait_user', 'control']

describe.each(['en', 'zh'] as const)('in %s', (lang) => {
  test('every phase, confirmation, action, scope, urgency and dependency comes at least five times', async () => {
    const all = await analyses(lang)
    const often = (value: unknown, pick: (a: Analysed) => unknown) =>
      expect(all.filter((a) => pick(a) === value).length, String(value)).toBeGreaterThanOrEqual(5)
    for (const phase of phases) often(phase, (a) => a.suggestedRoute.nextPhase)
    for (const yes of [true, false]) {
      often(yes, (a) => a.suggestedRoute.requiresUserConfirmation)
      often(yes, (a) => a.contextDependency.needsCurrentTaskContext)
      often(yes, (a) => a.contextDependency.needsExecutionHistory)
      often(yes, (a) => a.contextDependency.needsResourceStatus)
    }
    for (const action of ['create', 'modify', 'query', 'cancel', 'continue', 'clarify'])
      often(action, (a) => a.normalizedIntent.action)
    for (const scope of ['full_task', 'partial_task', 'meta_control']) often(scope, (a) => a.normalizedIntent.scope)
    for (const urgency of ['high', 'medium', 'low']) often(urgency, (a) => a.normalizedIntent.urgency)
  })
})
