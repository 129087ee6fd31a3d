/**
 * The bench member as an outside program: acks, waits for `go`, answers 300 bytes with the marker of the other one. It reads and writes
 * as plainly as it can, because what it spends is measured as part of the hop.
 */
import { readSync, writeSync } from 'node:fs'

const [next = 'b', hops = '200'] = process.argv.slice(2)
const jobs = new Map()
const buffer = Buffer.alloc(65_536)
let hop = 0
let rest = ''

for (let size = readSync(0, buffer); size > 0; size = readSync(0, buffer)) {
  const lines = (rest + buffer.toString('utf8', 0, size)).split('\n')
  rest = lines.pop()
  for (const line of lines) take(JSON.parse(line))
}

function take({ type, dispatchId, token, body }) {
  if (type === 'dispatch') {
    jobs.set(dispatchId, body)
    say({ type: 'ack', dispatchId, token })
  }
  if (type !== 'go') return
  const { task_id } = jobs.get(dispatchId)
  if (task_id !== 't0') hop += 1 // t0 warms it up
  const marker = hop * 2 >= Number(hops) && next === 'a' ? '' : ` [NEXT:${next}]`
  const user_response = `${dispatchId} ${hop} `.padEnd(300 - marker.length, `${hop}.`) + marker
  jobs.delete(dispatchId)
  say({ type: 'result', dispatchId, token, success: true, body: { task_id, status: 'completed', user_response } })
}

function say(frame) {
  writeSync(1, `${JSON.stringify(frame)}\n`)
}
