/** What retention removes is gone from the files, not only from the tables: rows, long contents, and every snapshot there was. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { append } from '../../test/contracts/journal-contract.ts'
import { Folders, write } from '../../test/journal/crashed.ts'
import { openDataFolder } from './data-folder.ts'
import { retain } from './retention.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(word))

test('no word of a removed conversation can be read in any file, open or closed', async () => {
  const { folder, journal } = openDataFolder(folders.fresh(), write)
  for (let hop = 0; hop < 12; hop++)
    for (const stream of ['kept', 'secret-1', 'secret-2']) {
      const text = `${stream} said word${hop} `.repeat(1 + hop * 7)
      await journal.append(append(stream, hop, 1, { text, big: `${stream} big `.repeat(500 + hop) }))
      // Each replaces the one before, longer or shorter.
      journal.saveSnapshot(
        stream,
        hop + 1,
        JSON.stringify({ state: `${stream} state `.repeat(((hop * 37) % 11) * 90) }),
      )
    }
  for (const stream of ['secret-1', 'secret-2'])
    await journal.append({ ...append(stream, 12), mark: { due: null, status: 'completed' } })
  expect(filesWith(folder, 'secret-1 said')).not.toEqual([])
  retain(journal, { olderThanMs: 0, now: Number.MAX_SAFE_INTEGER })
  const words = ['secret-1 said', 'secret-2 said', 'secret-1 big', 'secret-1 state', 'secret-2 state']
  expect(words.flatMap((word) => filesWith(folder, word))).toEqual([])
  expect(filesWith(folder, 'kept said')).toEqual(['journal.db'])
  expect([...journal.read('kept')].length).toBe(12)
  await journal.close()
  expect(words.flatMap((word) => filesWith(folder, word))).toEqual([])
})
