import { expect, test } from 'vitest'
import { z } from 'zod'
import { noTools } from '../../runtime/no-ports.ts'
import { codeTools } from './host.ts'
import { tool } from './tool.ts'

const noted = (effect: 'read' | 'write', output: unknown) =>
  tool({
    name: 'note',
    effect,
    input: z.object({ text: z.string() }),
    output: z.object({ id: z.number() }),
    describe: () => 'Notes.',
    run: () => output as { id: number },
  })

const run = (effect: 'read' | 'write', output: unknown) => {
  const envelope = {
    decision_id: '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d',
    type: 'TOOL_CALL' as const,
    action: 'note',
    params: { text: 'x' },
    scope: { allowed_paths: [], allowed_tasks: ['t1'] },
    expectation: { world_change: [], task_progress: '' },
    timeout_ms: 1_000,
  }
  const call = { envelope, conversation: 'c', taskId: 't1', scope: { paths: [] } as never }
  const host = codeTools([noted(effect, output) as never], noTools)
  return host.execute({ ...call, pre: [], attempt: 1, signal: AbortSignal.timeout(1_000) })
}

test('input that does not fit is refused in words', () => {
  const host = codeTools([noted('read', {}) as never], noTools)
  const refused = { code: 'E_INVALID_ARGS', message: '$.text must be a string, not the number 5' }
  expect(host.check({ action: 'note', params: { text: 5 } })).toEqual({ refused })
})

test('H4. output that does not fit is told with what does not fit: a read is refused, anything else has failed', async () => {
  const words = 'its output does not fit its schema: $.id must be a number, not a string'
  expect(await run('read', { id: 'seven' })).toEqual({ refused: { code: 'E_IO', message: words } })
  expect(await run('write', { id: 'seven' })).toMatchObject({ result: { exit_code: 1, stderr: words } })
  expect(await run('write', { id: 7 })).toMatchObject({ result: { exit_code: 0, stdout: '{"id":7}' } })
})

test('where there is no data folder, an action of the workspace is refused with that reason', async () => {
  const host = codeTools([noted('read', {}) as never], noTools)
  const refused = { code: 'E_IO', cause: { kind: 'no_workspace_tools' } }
  expect(await host.prepare({ envelope: { action: 'write_file' } } as never)).toEqual({ refused })
})
