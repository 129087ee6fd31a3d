/** `signalbox undo` and `/undo`, `/files`, `/diff` in `run`: a preview, then the same with `done`; what a person changed stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from './cli-world.ts'
import { writersTeam } from './workspace/writers-team.ts'

async function written(): Promise<{ data: string; workspace: string; id: string; call: typeof cli }> {
  const [data, workspace] = [tempFolder(), tempFolder()]
  const args = ['run', 'go [NEXT:writer]', '--team', writersTeam(), '--workspace', workspace, '--yes', '--json']
  const { out } = await cli([...args, '--data', data])
  const rest = linesOf(out).at(-1) as { conversation: string }
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('hi\n')
  return { data, workspace, id: rest.conversation, call: (more) => cli([...more, '--data', data]) }
}

test('a preview changes nothing; then it is restored, and the undo itself is taken back', async () => {
  const { workspace, id, call } = await written()
  const preview = await call(['undo', id, '--preview', '--json'])
  expect(linesOf(preview.out)).toMatchObject([{ conversation: id, restored: ['hello.txt'], left: [], done: false }])
  expect(preview.exit).toBe(0)
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(true)
  const undone = linesOf((await call(['undo', id, '--json'])).out) as { undo?: string; done: boolean }[]
  expect(undone).toMatchObject([{ done: false }, { restored: ['hello.txt'], left: [], done: true }])
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(false)
  const again = await call(['undo', id, '--decision', undone[1]?.undo ?? '', '--json'])
  expect(linesOf(again.out).at(-1)).toMatchObject({ restored: ['hello.txt'], done: true })
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('hi\n')
})

test('what a person changed since stays, is named, and the exit code says so', async () => {
  const { workspace, id, call } = await written()
  writeFileSync(join(workspace, 'hello.txt'), 'mine\n')
  const { out, exit } = await call(['undo', id, '--to', '0'])
  expect(exit).toBe(1)
  expect(out).toContain('Stays as it is, because somebody changed it since:\n  hello.txt')
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('mine\n')
})

test('one thing at a time, and only what is there', async () => {
  const { id, call } = await written()
  expect((await call(['undo', id, '--decision', 'x', '--to', '1'])).exit).toBe(2)
  expect((await call(['undo', id, '--decision', 'x'])).err).toContain('x changed no files here')
  expect((await call(['undo', 'nobody'])).exit).toBe(2)
})

test('a task that the conversation never had is no such task; one that changed nothing has nothing to take back', async () => {
  const { id, call } = await written()
  const unknown = await call(['undo', id, '--task', 'w999', '--json'])
  expect(unknown.exit).toBe(2)
  expect(JSON.parse(unknown.err)).toMatchObject({
    error: { code: 'E_INVALID_ARGS', message: 'There is no task w999 in this conversation.' },
  })
  const { out } = await call(['export', id])
  const tasks = (linesOf(out) as { type: string; taskId: string }[]).filter(({ type }) => type === 'task_created')
  expect((await call(['undo', id, '--task', tasks[0]?.taskId ?? '', '--preview'])).exit).toBe(0)
})

test('in a conversation: /files says who changed a file last, /diff shows how, /undo takes it back', async () => {
  const { workspace, id, call } = await written()
  expect((await call(['run', '/files', '--in', id])).out).toMatch(/AGENT {2}new {2}hello\.txt/)
  expect((await call(['run', '/diff', '--in', id])).out).toContain('+hi')
  const shown = await call(['run', '/undo', '--in', id])
  expect(shown.out).toContain('Would be restored:\n  hello.txt: goes away, it was made then\nNothing is changed so far')
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(true)
  const { out } = await call(['run', '/undo', '--in', id, '--yes'])
  expect(out).toContain('Would be restored:\n  hello.txt: goes away, it was made then\n')
  expect(out).toContain('Restored:\n  hello.txt\n')
  expect(out).toContain(`Works in ${workspace}.`)
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(false)
  expect((await call(['run', '/files', '--in', id, '--lang', 'zh'])).out).toMatch(/SYSTEM {2}删除 {2}hello\.txt/)
})
