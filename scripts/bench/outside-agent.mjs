/**
 * The bench member as an outside program: acks, waits for `go`, answers 300 bytes with the marker of the other one. It cuts its
 * lines itself, because what it spends is measured as part of the hop.
 */
const [next = 'b', hops = '200'] = process.argv.slice(2)
const jobs = new Map()
let hop = 0
let rest = ''

process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop()
  for (const line of lines) take(JSON.parse(line))
})

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
  process.stdout.write(`${JSON.stringify(frame)}\n`)
}
