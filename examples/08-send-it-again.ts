/** A program that lost the reply sends its message again with the same key: it is said once, and the receipt is the same. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineTeam, openSignalbox, orThrow, scripted, untilRest } from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'ann', type: 'human', name: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
  ],
})
const data = mkdtempSync(join(tmpdir(), 'signalbox-example-'))
const agents = scripted(() => 'Ordered.')
const order = { type: 'say', by: 'ann', text: 'Order ten chairs. [NEXT:bob]', key: 'order-17' } as const

const first = orThrow(await openSignalbox({ data, agents }))
await first.start(team, { id: 'chairs' })
const receipt = await first.send('chairs', order)
await untilRest(first, 'chairs')
await first.close()

// The program was started again and does not know whether its message arrived.
const second = orThrow(await openSignalbox({ data, agents }))
const again = await second.send('chairs', order)
const other = await second.send('chairs', { ...order, text: 'Order twenty chairs. [NEXT:bob]' })
let orders = 0
second.subscribe('chairs', 0, (event) => event.type === 'user_input_received' && orders++)
console.log(`sent twice, said ${orders} time; the same receipt: ${JSON.stringify(again)}`)
assert.deepEqual(again, receipt)
assert.equal(orders, 1)
assert(!other.ok && other.problem.code === 'E_CONFLICT') // a key belongs to one text
await second.close()
rmSync(data, { recursive: true })
