import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { loadTeam } from '../../../teams/read-team.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'
import { knowledgeOf } from '../knowledge.ts'
import { placedIn } from './in-folder.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/workspace'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

const made = [{ intent: 'folder.new', slots: { file: 'docs' } }]
const wishesIn = (text: string, told: typeof made = []) =>
  analyse(knowledge, { text, told }).frames.map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])

test.each([
  ['put a file intro.txt in it', 'file.new', 'docs/intro.txt'],
  ['create intro.txt in there', 'file.new', 'docs/intro.txt'],
  ['在里面放一个文件 intro.txt', 'file.new', 'docs/intro.txt'],
])('R4: behind a folder that was just made, %s', (text, intent, file) =>
  expect(wishesIn(text, made)).toEqual([[intent, file]]),
)

test.each([
  ['create a file intro.txt in docs', 'file.new', 'docs/intro.txt'],
  ['make a new file notes.txt in the docs folder', 'file.new', 'docs/notes.txt'],
  ['delete a.txt in docs', 'file.delete', 'docs/a.txt'],
  ['show me a.txt in src/lib', 'file.show', 'src/lib/a.txt'],
  ['在 docs 里新建 intro.txt', 'file.new', 'docs/intro.txt'],
  ['删掉 docs 文件夹里的 a.txt', 'file.delete', 'docs/a.txt'],
  ['把 docs 里的 a.txt 删了', 'file.delete', 'docs/a.txt'],
])('a file is read with the folder that is named beside it: %s', (text, intent, file) =>
  expect(wishesIn(text)).toEqual([[intent, file]]),
)

test.each(['make a folder docs and put a file intro.txt in it', '新建文件夹 docs，里面放一个文件 intro.txt'])(
  'both in one message: %s',
  (text) =>
    expect(wishesIn(text)).toEqual([
      ['folder.new', 'docs'],
      ['file.new', 'docs/intro.txt'],
    ]),
)

test.each([
  ['move notes.txt into the docs folder', ['file.move', 'notes.txt', 'docs']],
  ['put notes.txt in docs', ['file.move', 'notes.txt', 'docs']],
  ['replace a.txt with b.txt in docs', ['text.replace', 'a.txt', 'b.txt', 'docs']],
])('R1: %s', (text, wish) => expect(wishesIn(text)).toEqual([wish]))

test.each(['show me a.txt in full', 'put a file intro.txt in it'])('R3, R4: %s', (text) =>
  expect(placedIn(text, [])).toEqual([]),
)

test('on hostile text the cost grows with its length', () => {
  expectLinear((text) => placedIn(text, []))
})
