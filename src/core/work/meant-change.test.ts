import { expect, test } from 'vitest'
import { meantBy, type Request } from './meant-change.ts'

const requests: readonly Request[] = [
  { id: 'readme', words: 'replace colour with color in the readme', paths: ['README.md'], kinds: ['replace'] },
  { id: 'rename', words: 'rename parseAll to readAll', paths: ['src/parse.ts', 'src/use.ts'], kinds: ['rename'] },
  { id: 'commit', words: 'commit this on a branch x', paths: ['.git/HEAD', '.git/index'], kinds: ['commit'] },
  { id: '说明', words: '在 说明.md 末尾加一行', paths: ['text/说明.md'], kinds: [] },
  { id: 'notes', words: 'add a line to text/notes.txt', paths: ['text/notes.txt'], kinds: [] },
]

test.each([
  ['undo', 'notes'],
  ['undo the last change', 'notes'],
  ['can you take the last task back?', 'notes'],
  ['undo the readme change', 'readme'],
  ['revert README.md', 'readme'],
  ['undo the change in the readme, please', 'readme'],
  ['撤销 readme 的改动', 'readme'],
  ['把README.md的改动撤回', 'readme'],
  ['undo the colour change', 'readme'],
  ['撤销 colour 的改动', 'readme'],
  ['undo the change to parse.ts', 'rename'],
  ['undo parseAll', 'rename'],
  ['undo the change in src', 'rename'],
  ['please undo the rename', 'rename'],
  ['撤销刚才的改名', 'rename'],
  ['undo the commit', 'commit'],
  ['撤销提交', 'commit'],
  ['把说明的改动撤销', '说明'],
  ['undo the change in text', 'notes'],
  ['undo the deletion', 'notes'], // nothing was deleted: the last one, by its name on the card
])('%s: %s', (words, id) => {
  expect(meantBy(words, requests)).toEqual([id])
})

test('several files that no single request changed mean the last request of each', () => {
  expect(meantBy('undo the changes to README.md and notes.txt', requests)).toEqual(['readme', 'notes'])
})

test.each([
  ['undo the license change', 'license'],
  ['undo the change in src/other.ts', 'src/other.ts'],
  ['撤销 other.ts 的改动', 'other.ts'],
])('%s: a file that nothing changed is told, and nothing is guessed', (words, unknown) => {
  expect(meantBy(words, requests)).toEqual({ unknown })
})
