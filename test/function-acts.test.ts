/** Function agents that use tools: asked, at most once, given again, refused, denied, and found again after a loss. */
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  ActFailed,
  type AgentFunction,
  agent,
  defineTeam,
  type JournalEvent,
  memoryStore,
  NothingHappened,
  openJournal,
  openSignalbox,
  orThrow,
  type Signalbox,
  tool,
  untilRest,
} from '../src/index.ts'

/** However busy the machine is. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 })

const team = orThrow(
  defineTeam({
    team: 'mail',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai', repeatable: true },
    ],
  }),
)
const newJournal = () => openJournal(memoryStore(), { soon: setImmediate })
type Journal = ReturnType<typeof newJournal>
const eventsOf = (journal: Journal): JournalEvent[] => [...journal.read('c')] as JournalEvent[]
const saidBy = (journal: Journal): string[] =>
  eventsOf(journal).flatMap((e) => (e.type === 'member_said' && e.memberId === 'bob' ? [e.text] : []))

/** A mailer whose outbox outlives the box. */
function mailer(behave: { fails?: () => void; lost?: () => Promise<never>; probes?: boolean } = {}) {
  const outbox: string[] = []
  const send = tool({
    name: 'send_mail',
    effect: 'network',
    input: z.object({ to: z.string() }),
    output: z.object({ id: z.number() }),
    describe: ({ to }) => `Sends a mail to ${to}.`,
    touches: () => ({ hosts: ['mail.example.com'] }),
    run: async ({ to }) => {
      behave.fails?.()
      outbox.push(to)
      await behave.lost?.()
      return { id: outbox.length }
    },
    verify: () => outbox.length > 0,
    ...(behave.probes !== false && {
      probe: () => (outbox.length > 0 ? { applied: { id: outbox.length } } : ('not_applied' as const)),
    }),
  })
  return { outbox, send }
}

async function open(journal: Journal, send: ReturnType<typeof mailer>['send'], run: AgentFunction): Promise<Signalbox> {
  const box = orThrow(await openSignalbox({ journal, team, members: { bob: agent(run) }, tools: [send] }))
  if (!box.state('c')) await box.start({ id: 'c' })
  return box
}

async function answer(box: Signalbox, option: string): Promise<void> {
  await eventually(() => expect(box.state('c')?.questions).toHaveLength(1))
  const question = box.state('c')?.questions[0]
  const given = { by: 'you', questionId: question?.id ?? '', option, hash: question?.hash }
  expect(await box.answer('c', given)).toMatchObject({ ok: true })
}

const sends =
  (send: ReturnType<typeof mailer>['send']): AgentFunction =>
  async (ctx) => {
    const { id } = await ctx.act(send, { to: 'ann' })
    return `Sent as ${id}.`
  }

test('a tool runs after a person said yes, and what it came to is given to the function', async () => {
  const journal = newJournal()
  const { outbox, send } = mailer()
  const box = await open(journal, send, sends(send))
  await box.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await untilRest(box, 'c')
  expect(outbox).toEqual([])
  await answer(box, 'once')
  await untilRest(box, 'c')
  expect(outbox).toEqual(['ann'])
  expect(saidBy(journal)).toEqual(['Sent as 1.'])
  await box.close()
})

test.each([
  ['denied', 'deny', {}],
  [
    'refused by the tool itself',
    'once',
    {
      fails: () => {
        throw new NothingHappened('the box is full')
      },
    },
  ],
])('what is %s rejects, and nothing happened', async (_, option, behave) => {
  const journal = newJournal()
  const { outbox, send } = mailer(behave)
  const box = await open(journal, send, async (ctx) => {
    const error = await ctx.act(send, { to: 'ann' }).catch((thrown: unknown) => thrown)
    return error instanceof ActFailed ? `${error.code} ${error.happened}` : 'sent'
  })
  await box.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await answer(box, option)
  if (option === 'once') await answer(box, 'resume')
  await eventually(() => expect(saidBy(journal)).toHaveLength(1))
  expect(saidBy(journal)[0]).toMatch(/false$/)
  expect(outbox).toEqual([])
  await box.close()
})

test('a box that ends right after the mail left finds it again: one mail, and its id', async () => {
  const journal = newJournal()
  const { promise: left, resolve } = Promise.withResolvers<void>()
  const behave: Parameters<typeof mailer>[0] = {
    lost: () => {
      resolve()
      return new Promise<never>(() => {})
    },
  }
  const { outbox, send } = mailer(behave)
  const first = await open(journal, send, sends(send))
  await first.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await answer(first, 'once')
  await left
  await first.close()
  behave.lost = undefined
  const second = await open(journal, send, sends(send))
  await eventually(() => expect(saidBy(journal)).toEqual(['Sent as 1.']))
  expect(outbox).toEqual(['ann'])
  await second.close()
})

test('a question and an answer do not send again what was sent before', async () => {
  const journal = newJournal()
  const { outbox, send } = mailer()
  const run: AgentFunction = async (ctx) => {
    const { id } = await ctx.act(send, { to: 'ann' })
    const more = await ctx.ask('Anything else?')
    return `${id} ${more}`
  }
  const first = await open(journal, send, run)
  await first.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await answer(first, 'once')
  await eventually(() => expect(saidBy(journal)).toEqual(['Anything else?']))
  await first.close()
  const second = await open(journal, send, run)
  await second.say('c', { by: 'you', text: 'no' })
  await eventually(() => expect(saidBy(journal).at(-1)).toBe('1 no'))
  expect(outbox).toEqual(['ann'])
  await second.close()
})

test('a function that wants to send to somebody else than before is not guessed at', async () => {
  const journal = newJournal()
  const { outbox, send } = mailer()
  const run =
    (to: string): AgentFunction =>
    async (ctx) => {
      await ctx.act(send, { to })
      return await ctx.ask('Anything else?')
    }
  const first = await open(journal, send, run('ann'))
  await first.say('c', { by: 'you', text: 'go [NEXT:bob]' })
  await answer(first, 'once')
  await eventually(() => expect(saidBy(journal)).toHaveLength(1))
  await first.close()
  const second = await open(journal, send, run('eve'))
  await second.say('c', { by: 'you', text: 'no' })
  await eventually(() =>
    expect(eventsOf(journal).findLast((e) => e.type === 'task_blocked')?.cause.kind).toBe('asked_otherwise'),
  )
  expect(outbox).toEqual(['ann'])
  await second.close()
})
