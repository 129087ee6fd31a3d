/** A conversation that changes files (`act`), or takes all of it back (`undo`) and, started again after a kill, goes on with that. */
import { join } from 'node:path'
import { hostAction } from '../../src/agents/host-action.ts'
import { agent, defineTeam, type JournalEvent, openSignalbox, orThrow, untilRest } from '../../src/index.ts'

const [folder = '', script = 'act'] = process.argv.slice(2)
const acts: readonly (readonly [action: string, params: Record<string, string>])[] = [
  ['ensure_file', { path: 'new/deep/file.txt', content: 'hello' }],
  ['write_file', { path: 'run.sh', content: 'echo 2\n' }],
  ['move', { from: 'folder', to: 'moved' }],
  ['delete_file', { path: 'gone.bin' }],
  ['write_file', { path: 'run.sh', content: 'echo 3\n' }],
]
const writer = agent(async (ctx) => {
  for (const [action, params] of acts) await ctx.act(hostAction({ action, paths: ['**'], changes: ['**'] }), params)
  return 'done'
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
const box = orThrow(await openSignalbox({ data: join(folder, 'data'), team, members: { writer } }))

if (script === 'act') {
  await box.start({ id: 'c1', workspace: join(folder, 'work') })
  await box.say('c1', { by: 'you', text: 'go [NEXT:writer]' })
  for (
    let state = orThrow(await untilRest(box, 'c1'));
    state.questions.length > 0;
    state = orThrow(await untilRest(box, 'c1'))
  ) {
    const [q] = state.questions
    await box.answer('c1', { by: 'you', questionId: q?.id ?? '', option: 'once', hash: q?.hash })
  }
} else {
  // One that a kill interrupted goes on by itself.
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = (): void => (box.state('c1')?.undos ? undefined : resolve())
  box.subscribe('c1', box.state('c1')?.seq ?? 0, () => queueMicrotask(look))
  look()
  await promise
  const read = box.history('c1')
  const settled = (e: JournalEvent): boolean => e.type === 'undo_settled' && e.restored.length > 0
  if (!read.ok || !read.value.some(settled)) {
    const undone = await box.undo('c1', { by: 'you' })
    if (!undone.ok || undone.value.left.length > 0) throw new Error(JSON.stringify(undone))
  }
}
await box.close()
