/** What a step of a model member costs beyond the bare call of the library: the person's message, its journey, the journal and our own loop. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModelEntry } from '../../src/config/config.ts'
import { askProvider } from '../../src/models/ask-provider.ts'
import { Meter } from '../../src/models/meter.ts'
import { modelAgent } from '../../src/models/model-agent.ts'
import { openSignalbox, untilRest } from '../../src/runtime/embedded.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { stubModel } from '../../test/models/stub-model.ts'
import { stopwatch } from './measured.ts'

const steps = 100

/** CPU a step in milliseconds: of the bare call, and of a member that answers. */
export async function modelSteps(): Promise<{ readonly bare: number; readonly member: number }> {
  const stub = await stubModel(() => 'Done.')
  const entry = ModelEntry.parse({ provider: 'openai-compatible', baseURL: stub.url, model: 'stub' })
  const ask = askProvider(entry, {})
  const request = { model: 'stub', instructions: 'Be brief.', messages: [{ role: 'user' as const, text: 'hello' }] }
  for (let i = 0; i < 20; i++) await ask(request)
  const stopBare = stopwatch()
  for (let i = 0; i < steps; i++) await ask(request)
  const bare = stopBare().cpu / steps
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const team = orThrow(
    defineTeam({
      team: 'bench',
      members: [
        { id: 'you', type: 'human' },
        { id: 'bot', type: 'ai' },
      ],
    }),
  )
  const bot = modelAgent({
    model: () => ({ name: 'stub', entry, ask, budget: {} }),
    offers: [],
    meter: new Meter({ read: () => [] }),
    locale: 'en',
    about: () => ({ name: 'bot', about: '', members: '' }),
    agentCalled: () => undefined,
  })
  const box = orThrow(await openSignalbox({ data: join(folder, 'data'), team, members: { bot } }))
  const hop = async (i: number): Promise<void> => {
    const id = `c${i}`
    await box.say(id, { by: 'you', text: 'hello [NEXT:bot]' })
    await untilRest(box, id)
  }
  for (let i = 0; i < steps + 20; i++) await box.start({ id: `c${i}` })
  for (let i = 0; i < 20; i++) await hop(i)
  const stop = stopwatch()
  for (let i = 0; i < steps; i++) await hop(20 + i)
  const member = stop().cpu / steps
  await box.close()
  await stub.close()
  rmSync(folder, { recursive: true, force: true })
  return { bare, member }
}
