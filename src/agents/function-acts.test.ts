/** What a function agent is told of its decisions while its run stands still. */
import { expect, test } from 'vitest'
import type { ToolEnvelope } from '../core/contracts/execution.ts'
import type { CodeTool, Job } from '../ports.ts'
import { Acts } from './function-acts.ts'

const job = { conversation: 'c1', body: { task_id: 't1' } } as Job
const look = { name: 'look' } as CodeTool<object, string>

test('what was held back while an outcome was unknown is told when a probe has found it out', async () => {
  const proposed: ToolEnvelope[] = []
  const acts = new Acts(job, (envelope) => void proposed.push(envelope))
  const seen = acts.carryOut(look, { call: { kind: 'act', name: 'look', n: 1, hash: '' }, params: {}, input: {} })
  const decision_id = proposed[0]?.decision_id ?? ''
  const result = { decision_id, exit_code: 0, stdout: '"three files"', stderr: '', artifacts: [] }
  acts.tell({ decision_id, outcome: 'settled', result }, true)
  acts.tell({ decision_id: 'another', outcome: 'probed', probed: 'not_applied' }, false)
  expect(await seen).toBe('three files')
})
