/** Plays hops in one conversation until it has enough events, says so, and waits to be killed (killed.ts). */
import { killedEvents } from './killed.ts'
import { begin, bouncing, openBench } from './team.ts'

const runtime = openBench(process.argv[2] ?? '', bouncing(100_000))
runtime.subscribe('c0', 0, ({ seq }) => {
  if (seq === killedEvents) console.log('enough')
})
await begin(runtime, 'c0')
setInterval(() => {}, 1_000)
