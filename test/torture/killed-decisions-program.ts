/**
 * The program that killed-decisions.ts kills: a function and a program of its own look, write and send, in several conversations that
 * share a workspace. A person approves once or for the conversation. Each line on standard output says that something was acknowledged.
 */
import { hostAction } from '../../src/agents/host-action.ts'
import { agent, defineTeam, openSignalbox, orThrow } from '../../src/index.ts'
import { recordingHost } from './recording-host.ts'

const [folder = '', count = '4', until = 'killed'] = process.argv.slice(2)
const use = (action: string) => hostAction({ action, paths: ['**'], changes: [], timeoutMs: 60_000 })
const [look, putPair, sendMail] = [use('look_around'), use('put_pair'), use('send_mail')]

/** The second mail is the first one again: where the first was granted for the conversation, nobody is asked about it. */
const bob = agent(async (ctx) => {
  const name = `${ctx.conversation}/bob`
  await ctx.act(look, {})
  await ctx.act(putPair, { name })
  await ctx.act(sendMail, { to: name })
  await ctx.act(sendMail, { to: name })
  return 'bob is done [NEXT:pia]'
})

const command = [process.execPath, new URL('./killed-decisions-agent.ts', import.meta.url).pathname]
const team = orThrow(
  defineTeam({
    team: 'decisions',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai', repeatable: true },
      { id: 'pia', type: 'ai', repeatable: true, agent: { adapter: { kind: 'process', command } } },
    ],
  }),
)
const box = orThrow(await openSignalbox({ data: folder, team, members: { bob }, tools: recordingHost(folder) }))
const acknowledged = (what: string): void => void process.stdout.write(`${what}\n`)

/** What a person would do next in this conversation; false when it is done. */
async function goOn(id: string): Promise<boolean> {
  const state = box.state(id)
  if (!state) await box.start({ id, workspace: folder })
  else if (state.questions[0]) {
    const { id: questionId, options, hash } = state.questions[0]
    const longest = Number(id.slice(1)) % 2 === 0 && options.includes('conversation') ? 'conversation' : 'once'
    const option = options.includes('once') ? longest : (options[0] ?? '')
    await box.answer(id, { by: 'you', questionId, option, hash })
  } else if (state.talk === 'active' || state.messages.length > 0) return true
  else if (state.seq > 10) return false
  else await box.say(id, { by: 'you', text: 'go [NEXT:bob]', key: 'go' })
  acknowledged(id)
  return true
}

const ids = Array.from({ length: Number(count) }, (_, i) => `c${i}`)
acknowledged('ready')
for (let open = ids; open.length > 0; ) {
  const still: string[] = []
  for (const id of open) if (await goOn(id)) still.push(id)
  open = still
  await new Promise(setImmediate)
}
acknowledged('finished')
if (until === 'killed') await new Promise(() => setInterval(() => {}, 1_000))
await box.close()
