/** The pages show the program as it is: every capture and table in them is made anew and compared. */
import { expect, test } from 'vitest'
import { staleCaptures } from '../scripts/captures.ts'

test('the captures and tables in the pages are what the program shows now; `npm run captures` prints them', async () => {
  expect(await staleCaptures()).toEqual([])
})
