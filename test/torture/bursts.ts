/**
 * Bursts of messages from several people at once, short and long, with the same keys and with none, beside a quiet conversation.
 *
 * B1. What is acknowledged is written once, in the order of each sender; what is refused is not written.
 * B2. The quiet conversation is answered meanwhile, and the busy one takes a word again afterwards.
 */
import { rmSync } from 'node:fs'
import { scripted } from '../../src/agents/scripted.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { openSignalbox } from '../../src/runtime/embedded.ts'
import type { Signalbox } from '../../src/runtime/signalbox.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { quickFolder } from './folders.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

const people = ['ann', 'cem']
const { team, teamHash } = orThrow(
  defineTeam({
    team: 'crowd',
    members: [
      ...people.map((id, order) => ({ id, type: 'human' as const, name: id, order })),
      { id: 'bob', type: 'ai', name: 'bob', order: 2 },
    ],
  }),
)

export async function burstRounds(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  const data = quickFolder('burst')
  const box = orThrow(await openSignalbox({ data, agents: scripted(() => 'Noted.') }))
  for (let round = 0; round < rounds && tally.faults.length === 0; round++) {
    const dice = new Dice(`bursts ${seed}/round ${round}`)
    for (const fault of await oneRound(box, { dice, round, tally })) tally.faults.push(`round ${round}: ${fault}`)
  }
  await box.close()
  if (tally.faults.length > 0) tally.faults.push(`again: ${tortureCommand('bursts', rounds, seed)}`)
  rmSync(data, { recursive: true, force: true })
  return tally
}

type Message = { readonly by: string; readonly text: string; readonly key?: string }
type Round = { readonly dice: Dice; readonly round: number; readonly tally: Tally }

async function oneRound(box: Signalbox, { dice, round, tally }: Round): Promise<string[]> {
  const [busy, quiet] = [`busy-${round}`, `quiet-${round}`]
  for (const id of [busy, quiet]) await box.start(team, { teamHash, id })
  const messages = Array.from({ length: dice.pick([20, 200, 1_300]) }, (_, i) => draw(dice, i))
  const sent = messages.map((message) => box.send(busy, { type: 'say', ...message }))
  const beside = await box.send(quiet, { type: 'say', by: 'ann', text: 'hello?' })
  const results = await Promise.all(sent)
  const afterwards = await box.send(busy, { type: 'say', by: 'ann', text: 'and now?' })
  const taken = messages.filter((_, i) => results[i]?.ok)
  count(tally, 'taken', taken.length)
  count(tally, 'refused', messages.length - taken.length)
  return [
    ...(beside.ok ? [] : ['the quiet conversation was refused']),
    ...(afterwards.ok ? [] : ['the busy one takes nothing any more']),
    ...compare(heard(box, busy).slice(0, -1), unrepeated(taken)),
  ]
}

function draw(dice: Dice, i: number): Message {
  const text = `message ${i} `.padEnd(dice.pick([12, 12, 12, 2_000]), '没有标点的长文本')
  return { by: dice.pick(people), text, ...(dice.chance(0.2) && { key: `key ${dice.int(8)}` }) }
}

/** A key that was used before, with other words, is refused; with the same words it would be the same message. */
const unrepeated = (taken: readonly Message[]): string[] => {
  const keys = new Set<string>()
  return taken
    .filter(({ key }) => key === undefined || (!keys.has(key) && keys.add(key)))
    .map(({ by, text }) => `${by}: ${text}`)
}

function heard(box: Signalbox, id: string): string[] {
  const texts: string[] = []
  box.subscribe(id, 0, (e: JournalEvent) => {
    if (e.type === 'user_input_received') texts.push(`${e.memberId}: ${e.text}`)
  })
  return texts
}

function compare(written: readonly string[], acknowledged: readonly string[]): string[] {
  const at = acknowledged.findIndex((text, i) => written[i] !== text)
  if (at >= 0) return [`message ${at} was acknowledged as "${acknowledged[at]}" and is "${written[at]}"`]
  return written.length === acknowledged.length
    ? []
    : [`${acknowledged.length} messages were acknowledged, and ${written.length} are written`]
}
