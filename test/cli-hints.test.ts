/** What the command line tells a person to type works as it stands: the same program, on the same data. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, tempFolder } from './cli-world.ts'

test('hints call the program as it was called, on the same data', async () => {
  const data = join(tempFolder(), "ann's data")
  const call = `npm run -s signalbox -- --data '${data.replaceAll("'", "'\\''")}'`
  const npm = { call: 'npm run -s signalbox --' }
  expect((await cli(['list', '--data', data], npm)).out).toContain(`${call} start`)
  expect((await cli(['show', 'c1', '--data', data], npm)).err).toContain(`Run \`${call} start\``)
  expect((await cli(['start', '--data', data], npm)).out).toContain(`${call} list `)
  expect((await cli(['run', 'I have a headache', '--data', data], npm)).out).toContain(`${call} run --in `)
  expect((await cli(['start', '--team', 'front-desk', '--data', data], npm)).err).toContain(
    'run TEXT --team front-desk',
  )
  expect((await cli(['run', 'hi', '--team', 'nobody'], npm)).err).toContain('`npm run -s signalbox -- team list`')
})
