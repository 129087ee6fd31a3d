import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { IntentAnalysis, TaskRelationAssessment } from '../../core/contracts/understanding.ts'
import { unborn } from '../../core/state/conversation.ts'
import type { Engine, Understood } from '../../ports.ts'
import { loadTeam } from '../../teams/read-team.ts'
import { embeddedEngine } from './engine.ts'
import { knowledgeOf } from './knowledge.ts'

let engine: Engine
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  engine = embeddedEngine(knowledgeOf(loaded.value))
})

const systemState = { workflowStatus: 'idle' as const, lastActivity: '', availableResources: [] }
const understand = async (rawInput: string): Promise<Understood> =>
  engine.understand({ rawInput, systemState, recentHistory: [] }, unborn)

test.each([
  ['book me in with dermatology tomorrow', 'Book an appointment: department dermatology, date tomorrow'],
  ['帮我约明天上午的皮肤科', '预约挂号：日期 明天，时间 上午，科室 皮肤科'],
  ['how many people are ahead of me?', 'See the queue'],
  ['停车怎么收费', '停车'],
  ['  write me a\n poem about rain ', 'write me a poem about rain'],
])('the goal of «%s» is «%s»', async (text, goal) => {
  expect((await understand(text)).analysis.normalizedIntent.goal).toBe(goal)
})

test.each(['book me in with dermatology', '我头痛', 'pause', 'write me a poem', ''])(
  'with the analysis of «%s» comes an assessment of its relation that agrees with it',
  async (text) => {
    const { analysis, relation } = await understand(text)
    expect(IntentAnalysis.parse(analysis)).toEqual(analysis)
    expect(TaskRelationAssessment.parse(relation)).toEqual(relation)
    const { type, confidence, reasoning } = analysis.taskRelation
    const relationType = type === 'control_instruction' ? 'same_task_no_major_change' : type
    expect(relation).toMatchObject({ relationType, confidence, reasoning })
  },
)
