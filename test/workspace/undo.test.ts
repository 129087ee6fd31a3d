/** Undo in a conversation: on a real folder, with the real host, of a decision, a task or back to a position. */
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hostAction } from '../../src/agents/host-action.ts'
import {
  agent,
  defineTeam,
  type JournalEvent,
  openSignalbox,
  orThrow,
  type Signalbox,
  untilRest,
} from '../../src/index.ts'
import { tempFolder } from '../cli-world.ts'

const Write = z.tuple([z.string(), z.string()])
/** Says what to write: `a.txt=one b.txt=two`, each a decision of its own. */
const writer = agent(async (ctx) => {
  for (const part of ctx.message.replace('[NEXT:writer]', '').trim().split(' ')) {
    const [path, content] = Write.parse(part.split('='))
    await ctx.act(hostAction({ action: 'write_file', paths: [path], changes: [path] }), { path, content })
  }
  return 'written'
})
const team = orThrow(
  defineTeam({
    team: 'pair',
    members: [
      { id: 'you', type: 'human' },
      { id: 'writer', type: 'ai' },
    ],
  }),
)

type World = { readonly box: Signalbox; readonly workspace: string; readonly data: string }
async function world(from: Partial<World> = {}): Promise<World> {
  const { data = tempFolder(), workspace = tempFolder() } = from
  return { data, workspace, box: orThrow(await openSignalbox({ data, team, members: { writer } })) }
}

async function begin({ box, workspace }: World): Promise<string> {
  const started = await box.start({ workspace })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value.conversation
}

/** Everything that it asks is allowed. */
async function write({ box }: World, id: string, text: string): Promise<void> {
  await box.say(id, { by: 'you', text: `${text} [NEXT:writer]` })
  for (
    let state = orThrow(await untilRest(box, id));
    state.questions.length > 0;
    state = orThrow(await untilRest(box, id))
  ) {
    const [q] = state.questions
    await box.answer(id, { by: 'you', questionId: q?.id ?? '', option: 'once', hash: q?.hash })
  }
}

const eventsOf = ({ box }: World, id: string): JournalEvent[] => {
  const read = box.history(id)
  return read.ok ? read.value : []
}
const textAt = ({ workspace }: World, path: string): string => readFileSync(join(workspace, path), 'utf8')

test('the last task is taken back byte for byte, once its list of files is in the journal, and so is the undo', async () => {
  const w = await world()
  writeFileSync(join(w.workspace, 'a.txt'), 'before\r\n')
  chmodSync(join(w.workspace, 'a.txt'), 0o640)
  const id = await begin(w)
  await write(w, id, 'a.txt=one sub/b.txt=two a.txt=three')
  expect(textAt(w, 'a.txt')).toBe('three')
  const preview = await w.box.undo(id, { by: 'you', preview: true })
  expect(preview).toMatchObject({ ok: true, value: { left: [] } })
  expect(textAt(w, 'a.txt')).toBe('three')
  const undone = await w.box.undo(id, { by: 'you' })
  expect(undone).toMatchObject({ ok: true, value: { left: [] } })
  if (undone.ok) expect([...undone.value.restored].sort()).toEqual(['a.txt', 'sub', 'sub/b.txt'])
  expect(textAt(w, 'a.txt')).toBe('before\r\n')
  expect(statSync(join(w.workspace, 'a.txt')).mode & 0o777).toBe(0o640)
  expect(existsSync(join(w.workspace, 'sub'))).toBe(false)
  const steps = eventsOf(w, id).flatMap((e) => (e.type.startsWith('undo_') ? [e.type] : []))
  expect(steps).toEqual(['undo_requested', 'undo_issued', 'undo_settled'])
  const again = await w.box.undo(id, { by: 'you', decision: undone.ok ? undone.value.undo : '' })
  expect(again).toMatchObject({ ok: true, value: { left: [] } })
  expect(textAt(w, 'a.txt')).toBe('three')
  expect(textAt(w, 'sub/b.txt')).toBe('two')
  await w.box.undo(id, { by: 'you' })
  expect(textAt(w, 'a.txt')).toBe('before\r\n')
  await w.box.close()
})

test("a person's later edit stays and is named; the rest is restored", async () => {
  const w = await world()
  const id = await begin(w)
  await write(w, id, 'a.txt=one b.txt=two')
  writeFileSync(join(w.workspace, 'a.txt'), 'mine')
  expect(await w.box.undo(id, { by: 'you' })).toMatchObject({
    ok: true,
    value: { restored: ['b.txt'], left: ['a.txt'] },
  })
  expect(textAt(w, 'a.txt')).toBe('mine')
  expect(existsSync(join(w.workspace, 'b.txt'))).toBe(false)
  await w.box.close()
})

test('one decision, or everything after a position', async () => {
  const w = await world()
  const id = await begin(w)
  await write(w, id, 'a.txt=one')
  const seq = w.box.state(id)?.seq ?? 0
  await write(w, id, 'a.txt=two b.txt=two')
  const settled = eventsOf(w, id).flatMap((e) => (e.type === 'decision_settled' ? [e.decision_id] : []))
  expect(await w.box.undo(id, { by: 'you', decision: settled[2] })).toMatchObject({ value: { restored: ['b.txt'] } })
  expect(await w.box.undo(id, { by: 'you', to: seq })).toMatchObject({ ok: true, value: { left: [] } })
  expect(textAt(w, 'a.txt')).toBe('one')
  expect(await w.box.undo(id, { by: 'you', to: 0 })).toMatchObject({ value: { restored: ['a.txt'], left: [] } })
  expect(existsSync(join(w.workspace, 'a.txt'))).toBe(false)
  expect(await w.box.undo(id, { by: 'you' })).toMatchObject({ value: { cause: { kind: 'nothing_to_undo' } } })
  await w.box.close()
})

test('what another conversation of the workspace changed since stays, and each takes back its own', async () => {
  const w = await world()
  const [first, second] = [await begin(w), await begin(w)]
  await write(w, first, 'a.txt=one b.txt=one')
  await write(w, second, 'a.txt=two')
  expect(await w.box.undo(first, { by: 'you' })).toMatchObject({ value: { restored: ['b.txt'], left: ['a.txt'] } })
  expect(await w.box.undo(second, { by: 'you' })).toMatchObject({ value: { restored: ['a.txt'], left: [] } })
  expect(textAt(w, 'a.txt')).toBe('one')
  const [decision] = eventsOf(w, first).flatMap((e) => (e.type === 'decision_settled' ? [e.decision_id] : []))
  expect(await w.box.undo(first, { by: 'you', decision })).toMatchObject({ value: { restored: ['a.txt'] } })
  await w.box.close()
})

test('two conversations that take turns on one file: what lies on top goes, down to what the other one wrote', async () => {
  const w = await world()
  writeFileSync(join(w.workspace, 'a.txt'), 'before')
  const [first, second] = [await begin(w), await begin(w)]
  await write(w, first, 'a.txt=one')
  await write(w, second, 'a.txt=two')
  await write(w, first, 'a.txt=three')
  const preview = { value: { restored: ['a.txt'], left: ['a.txt'] } }
  expect(await w.box.undo(first, { by: 'you', to: 0, preview: true })).toMatchObject(preview)
  expect(await w.box.undo(first, { by: 'you', to: 0 })).toMatchObject(preview)
  expect(textAt(w, 'a.txt')).toBe('two')
  expect(await w.box.undo(second, { by: 'you' })).toMatchObject({ value: { restored: ['a.txt'], left: [] } })
  expect(textAt(w, 'a.txt')).toBe('one')
  const [decision] = eventsOf(w, first).flatMap((e) => (e.type === 'decision_settled' ? [e.decision_id] : []))
  expect(await w.box.undo(first, { by: 'you', decision })).toMatchObject({ value: { restored: ['a.txt'], left: [] } })
  expect(textAt(w, 'a.txt')).toBe('before')
  await w.box.close()
})

test('a folder of one conversation stays while a file of another lies in it; a task that was partly taken back can be named again', async () => {
  const w = await world()
  const [first, second] = [await begin(w), await begin(w)]
  await write(w, first, 'sub/a.txt=one')
  await write(w, second, 'sub/b.txt=two')
  const tasks = eventsOf(w, first).flatMap((e) => (e.type === 'decision_settled' ? [e.taskId] : []))
  expect(await w.box.undo(first, { by: 'you' })).toMatchObject({ value: { restored: ['sub/a.txt'], left: ['sub'] } })
  expect(textAt(w, 'sub/b.txt')).toBe('two')
  await w.box.undo(second, { by: 'you' })
  expect(await w.box.undo(first, { by: 'you', task: tasks[0] })).toMatchObject({
    value: { restored: ['sub'], left: [] },
  })
  expect(existsSync(join(w.workspace, 'sub'))).toBe(false)
  await w.box.close()
})

test('two conversations that take back at the same moment each get their own', async () => {
  const w = await world()
  const [first, second] = [await begin(w), await begin(w)]
  await write(w, first, 'a.txt=one b.txt=one')
  await write(w, second, 'c.txt=two d/e.txt=two')
  const [one, two] = await Promise.all([first, second].map((id) => w.box.undo(id, { by: 'you' })))
  expect([one, two]).toMatchObject([{ value: { left: [] } }, { value: { left: [] } }])
  expect(readdirSync(w.workspace)).toEqual([])
  await w.box.close()
})

test('after the end, and after a restart', async () => {
  const w = await world()
  const id = await begin(w)
  await write(w, id, 'a.txt=one')
  await w.box.control(id, { type: 'end', by: 'you' })
  await w.box.close()
  const later = await world(w)
  expect(await later.box.undo(id, { by: 'you' })).toMatchObject({ value: { restored: ['a.txt'] } })
  await later.box.close()
})

test('refused: nobody of the team, no person, two things at once, no folder to work in', async () => {
  const w = await world()
  const id = await begin(w)
  expect(await w.box.undo(id, { by: 'eve' })).toMatchObject({ problem: { detail: { why: 'unknown_member' } } })
  expect(await w.box.undo(id, { by: 'writer' })).toMatchObject({ problem: { detail: { why: 'not_a_person' } } })
  const both = await w.box.undo(id, { by: 'you', decision: 'x', to: 1 })
  expect(both).toMatchObject({ problem: { detail: { why: 'undo_of_several' } } })
  const unknown = await w.box.undo(id, { by: 'you', decision: 'x', preview: true })
  expect(unknown).toMatchObject({ problem: { detail: { why: 'nothing_landed' } } })
  const bare = await w.box.start()
  const nowhere = await w.box.undo(bare.ok ? bare.value.conversation : '', { by: 'you' })
  expect(nowhere).toMatchObject({ problem: { detail: { why: 'works_in_no_folder' } } })
  await w.box.close()
})
