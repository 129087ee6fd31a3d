/** `signalbox run`: how it comes to rest, and how what is open is told and answered. */
import { describe, expect, test } from 'vitest'
import { cli, tempFolder } from './cli-world.ts'

const symptom = 'I have had a headache for two days'
const restIn = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '')

describe('an offer is all that is open', () => {
  test('it is done, with exit code 0; the offer is shown with how to answer it', async () => {
    const data = tempFolder()
    const { exit, out } = await cli(['run', symptom, '--data', data])
    expect(exit).toBe(0)
    expect(out.slice(out.lastIndexOf('Done.'))).toMatch(
      /^Done\. Conversation (\w+)\.\nAn offer: executor\.registration\. Shall I book neurology for you\? .+:\n {2}1 {2}Yes, go on with it\n {2}2 {2}No, thanks\n {2}signalbox --data \S+ run --in \1 /,
    )
  })

  test('programs are told of it beside the status; --yes does not take it', async () => {
    const { exit, out } = await cli(['run', symptom, '--data', tempFolder(), '--json', '--yes'])
    expect(exit).toBe(0)
    expect(restIn(out)).toMatchObject({ status: 'completed', exit: 0, question: { kind: 'handoff' } })
  })

  test('its number takes it up, and then something waits for a person', async () => {
    const { exit, out } = await cli(['run', symptom, '--data', tempFolder(), '--json', '--answer', '1'])
    expect(exit).toBe(3)
    expect(restIn(out)).toMatchObject({ status: 'waiting', waiting_for: 'you' })
  })

  test('the dialogue that is played without a terminal ends with exit code 0', async () => {
    expect((await cli(['start', '--data', tempFolder()])).exit).toBe(0)
    expect((await cli(['start', '--data', tempFolder(), '--json', '--lang', 'zh'])).exit).toBe(0)
  })
})
