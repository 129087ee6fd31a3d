import { expect, test } from 'vitest'
import { ownReach } from './own-reach.ts'

test.each([
  ['write_file', { path: './notes.md', content: '' }, ['notes.md'], ['notes.md']],
  ['delete_file', { path: 'a/b.txt' }, ['a/b.txt'], ['a/b.txt']],
  ['move', { from: 'a', to: 'b' }, ['a', 'b'], ['a', 'b']],
  ['write_file', { path: '(app)/[id].tsx', content: '' }, ['**'], ['(app)/[id].tsx']],
  ['undo', { task: 't1' }, ['**'], ['**']],
  ['read_file', { path: 'a.txt' }, ['a.txt', 'a.txt/**'], []],
  ['list_files', { path: '.' }, ['**'], []],
  ['run_terminal_cmd', { command: 'touch x' }, ['**'], []],
  ['send_mail', { to: 'ann' }, ['**'], []],
  ['write_file', { content: '' }, ['**'], []],
])('O1: %s %o reaches %o and changes %o', (name, params, paths, changes) => {
  expect(ownReach(name, params)).toEqual({ paths, changes })
})
