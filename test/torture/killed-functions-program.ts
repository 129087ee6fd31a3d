/**
 * The program that killed-functions.ts kills: function agents that note, ask and act, in several conversations at once. What they did
 * outside stands in files of its own: a line a mail, a line a call. Each line on standard output says that something was acknowledged.
 * As `changed` its function makes another call than before, and the person skips what it is asked about.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { agent, defineTeam, openSignalbox, orThrow, tool } from '../../src/index.ts'

const [folder = '', count = '8', until = 'killed', version = 'first'] = process.argv.slice(2)
const isChanged = version === 'changed'
const linesIn = (name: string): string[] =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean) : []

const sendMail = tool({
  name: 'send_mail',
  effect: 'network',
  input: z.object({ to: z.string() }),
  output: z.object({ key: z.string() }),
  describe: ({ to }) => `Sends a mail to ${to}.`,
  run: ({ to }, { idempotencyKey: key }) => {
    appendFileSync(join(folder, 'mails.log'), `${to} ${key}\n`, { flush: true })
    return { key }
  },
  probe: ({ to }, { idempotencyKey: key }) =>
    linesIn('mails.log').includes(`${to} ${key}`) ? { applied: { key } } : 'not_applied',
})

const bob = agent(async (ctx) => {
  const id = ctx.conversation
  const called = isChanged ? `changed ${id}` : id
  const nth = await ctx.once(isChanged ? 'another' : 'nth', () => {
    appendFileSync(join(folder, 'calls.log'), `${called}\n`, { flush: true })
    return linesIn('calls.log').filter((line) => line === called).length
  })
  const colour = await ctx.ask('Which colour?')
  const { key } = await ctx.act(sendMail, { to: `${id}-${colour}` })
  return `done ${nth} ${key}`
})

const team = orThrow(
  defineTeam({
    team: 'mail',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai', repeatable: true },
    ],
  }),
)
const box = orThrow(await openSignalbox({ data: folder, team, members: { bob }, tools: [sendMail] }))
const acknowledged = (what: string): void => void process.stdout.write(`${what}\n`)

/** What a person would do next in this conversation; false when it is done. */
async function goOn(id: string): Promise<boolean> {
  const state = box.state(id)
  if (!state) await box.start({ id })
  else if (state.talk === 'active' || state.messages.length > 0) return true
  else if (state.questions[0]) {
    const { id: questionId, options, hash, kind } = state.questions[0]
    const option = kind === 'approval' ? 'once' : 'skip'
    if (!options.includes(option) || (option === 'skip' && !isChanged))
      throw new Error(`${id} asks ${kind}: ${options}`)
    await box.answer(id, { by: 'you', questionId, option, hash })
  } else if (state.tasks.length > 0) await box.say(id, { by: 'you', text: 'blue', key: 'colour' })
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
