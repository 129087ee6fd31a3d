/** A program that does not know the frames: what it wrote is told as it is, and it is not tried again; a line that is none ends nothing by itself. */
import { expect, test } from 'vitest'
import { until } from './agents/hand-clock.ts'
import { onStage } from './agents/process-stage.ts'
import { jobWith } from './contracts/adapter-contract.ts'

const sayingOnly = (script: string) => ({ command: [process.execPath, '-e', script], seats: 1, ackMs: 5_000 })
const listens = 'process.stdin.on("data", () => {});'

test('it writes words and waits: they are shown at once, and told before the time of the core is over', async () => {
  const shown: string[] = []
  await onStage(
    async ({ desk, clock }) => {
      const job = jobWith({})
      desk.deliver(job)
      await until(() => shown.length > 0)
      expect(shown).toEqual(['Hello, I am a bot\n'])
      clock.advance(3_999)
      expect(desk.frames(job)).toEqual([])
      clock.advance(1)
      expect(desk.frames(job)).toMatchObject([
        { type: 'nack', cause: { kind: 'no_handshake', printed: 'Hello, I am a bot' } },
      ])
    },
    sayingOnly(`${listens} console.log("Hello, I am a bot"); console.log("more")`),
    { onDelta: (_, text) => void shown.push(text) },
  )
})

test.each([
  ['console.log("42")', { kind: 'no_handshake', printed: '42', how: 'code 0' }, undefined],
  ['console.log("no price list"); process.exit(2)', { kind: 'exited', how: 'code 2' }, 'no price list'],
  ['console.log("hm"); console.error("disk full"); process.exit(2)', { kind: 'exited', how: 'code 2' }, 'disk full'],
])('it ends before its ack: %s', (script, cause, words) =>
  onStage(async ({ desk }) => {
    const job = jobWith({})
    desk.deliver(job)
    await desk.over(job)
    const [nack] = desk.frames(job)
    expect(nack).toMatchObject({ type: 'nack', cause, ...(words && { words }) })
  }, sayingOnly(script)),
)

test('a line while it starts up costs nothing', () =>
  onStage(async ({ desk }) => {
    const job = jobWith({ do: 'babble' })
    desk.deliver(job)
    await desk.over(job)
    expect(desk.result(job)?.success).toBe(true)
  }))

test('what it is told is without the markers that called it', () =>
  onStage(async ({ desk }) => {
    const job = jobWith({ message: '[NEXT:bob] is it ready? [NEXT:carol]' })
    desk.deliver(job)
    await desk.over(job)
    expect(desk.frames(job)).toMatchObject([{ type: 'nack', words: 'is it ready?' }])
  }, sayingOnly(
    'process.stdin.on("data", (line) => { const { dispatchId, token, body } = JSON.parse(line); console.log(JSON.stringify({ type: "nack", dispatchId, token, reason: body.slots.message })) })',
  )))
