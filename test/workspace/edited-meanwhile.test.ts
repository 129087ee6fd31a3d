/** A person edits a file while they are asked about it: nothing is done, and they are told why they are asked once more. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostAction } from '../../src/agents/host-action.ts'
import { agent, openSignalbox, orThrow, untilRest } from '../../src/index.ts'
import { tempFolder } from '../cli-world.ts'
import { pair } from '../pair.ts'

const write = hostAction({ action: 'write_file', paths: ['a.txt'], changes: ['a.txt'] })
const bob = agent(async (ctx) => {
  await ctx.act(write, { path: 'a.txt', content: 'by bob\n' })
  return 'written'
})

test('the card that is shown again says that the file changed', async () => {
  const workspace = tempFolder()
  const file = join(workspace, 'a.txt')
  writeFileSync(file, 'one\n')
  const box = orThrow(await openSignalbox({ data: tempFolder(), team: pair, members: { bob } }))
  const { conversation } = orThrow(await box.start({ workspace }))
  await box.say(conversation, { by: 'ann', text: 'go [NEXT:bob]' })
  await untilRest(box, conversation)
  const first = box.card(conversation)
  writeFileSync(file, 'by hand\n')
  orThrow(await box.answer(conversation, { by: 'ann', questionId: first?.id ?? '', option: 'once', hash: first?.hash }))
  await untilRest(box, conversation)
  const again = box.card(conversation)
  const words = (lines = again?.lines): string => lines?.map(({ text }) => text).join('\n') ?? ''
  expect(words()).toContain('The files changed after you were asked')
  expect(words(first?.lines)).not.toContain('The files changed')
  expect(words()).toContain('by hand')
  expect(readFileSync(file, 'utf8')).toBe('by hand\n')
  await box.close()
})
