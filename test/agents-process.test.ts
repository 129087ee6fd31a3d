import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { endOrphans } from '../src/agents/process.ts'
import { identify, isAlive, type ProcessId } from '../src/agents/process-tree.ts'
import type { AgentCommand } from '../src/core/state/commands.ts'
import { until } from './agents/hand-clock.ts'
import { closed, onStage, program, stageOf } from './agents/process-stage.ts'
import { adapterContract, answered, type Bench, type Desk, jobWith } from './contracts/adapter-contract.ts'

adapterContract('a process', (): Bench => {
  const { agent, clock } = stageOf()
  return {
    adapter: agent,
    pass: (ms) => clock.advance(ms),
    close: () => agent.close(),
    jobs: {
      answers: { do: 'answer' },
      refuses: { do: 'refuse' },
      hangs: { do: 'hang' },
      crashes: { do: 'crash' },
      babbles: { do: 'babble' },
      answersTwice: { do: 'twice' },
    },
  }
})

describe('seats', () => {
  test('a program is kept for the next job, and started again when it died', () =>
    onStage(
      async ({ desk }) => {
        const said = (job: Parameters<Desk['result']>[0]) => JSON.stringify(desk.result(job))
        const [first, second] = [await answered(desk, { do: 'answer' }), await answered(desk, { do: 'answer' })]
        const pid = /done by \d+/.exec(said(first))?.[0] ?? 'none'
        expect(said(second)).toContain(pid)
        const dead = jobWith({ do: 'die' })
        desk.deliver(dead)
        await desk.over(dead)
        expect(desk.handshake(dead)).toEqual(['ack', 'started', 'lost'])
        expect(desk.frames(dead).at(-1)).toMatchObject({ type: 'lost', cause: { kind: 'exited', how: 'SIGKILL' } })
        expect(said(await answered(desk, { do: 'answer' }))).not.toContain(pid)
      },
      { seats: 1 },
    ))

  test('when all seats are busy a job is refused as busy', () =>
    onStage(async ({ desk }) => {
      const [a, b, c] = [jobWith({ do: 'hang' }), jobWith({ do: 'hang' }), jobWith({ do: 'answer' })]
      for (const job of [a, b, c]) desk.deliver(job)
      expect(desk.frames(c)).toEqual([
        { type: 'nack', dispatchId: c.dispatchId, token: c.token, cause: { kind: 'busy' } },
      ])
      await desk.until(b, 'started')
    }))

  test('a program that is not there is missing, by its name', () =>
    onStage(
      async ({ desk }) => {
        const job = jobWith({ do: 'answer' })
        desk.deliver(job)
        await desk.over(job)
        expect(desk.frames(job)).toMatchObject([
          { type: 'nack', cause: { kind: 'no_program', program: 'no-such-program' } },
        ])
      },
      { command: ['no-such-program'] },
    ))

  test('a folder that is not there is missing, by its name', () =>
    onStage(
      async ({ desk }) => {
        const job = jobWith({ do: 'answer' })
        desk.deliver(job)
        await desk.over(job)
        expect(desk.frames(job)).toMatchObject([
          { type: 'nack', cause: { kind: 'no_program', program: '/no/such/folder' } },
        ])
      },
      { cwd: '/no/such/folder' },
    ))

  test('a job that is delivered or rejoined again while it is at work goes on', () =>
    onStage(async ({ agent, desk }) => {
      const job = jobWith({ do: 'hang' })
      desk.deliver(job)
      await desk.until(job, 'started')
      const again = desk.post(job)
      agent.deliver(job, again)
      agent.rejoin(job, again)
      await desk.quiet()
      expect(desk.frames(job)).toEqual([])
    }))

  test('a new dispatch of a task ends the old one', () =>
    onStage(
      async ({ desk, clock }) => {
        const old = jobWith({ do: 'hang' })
        desk.deliver(old)
        await desk.until(old, 'started')
        const renewed = { ...old, dispatchId: 'd-new', token: old.token + 100_000 }
        desk.deliver(renewed)
        expect(desk.types(renewed)).toEqual([])
        clock.advance(5_000)
        await desk.until(renewed, 'started')
        expect(desk.handshake(old)).toEqual(['ack', 'started'])
      },
      { seats: 1 },
    ))
})

describe('a program that misbehaves', () => {
  const playing = async (behaviour: string, check: (desk: Desk, job: ReturnType<typeof jobWith>) => void) =>
    onStage(async ({ desk }) => {
      const job = jobWith({ do: behaviour })
      desk.deliver(job)
      await desk.over(job)
      check(desk, job)
      await answered(desk, { do: 'answer' })
    })

  test('crash before the ack: a nack with what it wrote to stderr, escapes made visible', () =>
    playing('crash_before_ack', (desk, job) =>
      expect(desk.frames(job)).toMatchObject([
        { type: 'nack', cause: { kind: 'exited', how: 'code 3' }, words: 'no \\u001b[31mlicence' },
      ]),
    ))

  test('crash after go: lost, and stderr is a step', () =>
    playing('crash', (desk, job) => {
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])
      expect(desk.steps(job)).toEqual(['out of luck'])
      expect(desk.frames(job).at(-1)).toMatchObject({ cause: { kind: 'exited', how: 'code 1' }, words: 'out of luck' })
    }))

  test('no ack in time: a nack, and it is started again', () =>
    onStage(
      async ({ desk, clock }) => {
        const job = jobWith({ do: 'silent' })
        desk.deliver(job)
        clock.advance(30_000)
        expect(desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'timeout' } }])
        clock.advance(1_000)
        await desk.quiet()
        await answered(desk, { do: 'answer' })
      },
      { seats: 1 },
    ))

  test('how long an ack may take is said from outside', () =>
    onStage(
      async ({ desk, clock }) => {
        const job = jobWith({ do: 'silent' })
        desk.deliver(job)
        clock.advance(1_999)
        expect(desk.frames(job)).toEqual([])
        clock.advance(1)
        expect(desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'timeout' } }])
      },
      { ackMs: 2_000 },
    ))

  test('an answer before the ack is a nack', () =>
    playing('answer_first', (desk, job) => expect(desk.types(job)).toEqual(['nack'])))

  test('an answer before go is a failure', () =>
    onStage(async ({ agent }) => {
      const frames: AgentCommand[] = []
      agent.deliver(jobWith({ do: 'hasty' }), (frame) => void frames.push(frame))
      await until(() => frames.length === 3)
      expect(frames).toMatchObject([{ type: 'ack' }, { type: 'started' }, { problem: { code: 'E_MODEL' } }])
    }))

  test('a result that breaks the contract is a failure that names the fault', () =>
    playing('bad_result', (desk, job) =>
      expect(desk.result(job)).toMatchObject({
        problem: { code: 'E_MODEL', message: expect.stringContaining('task_id') },
      }),
    ))

  test('a result that cannot be read as JSON of ours is a failure at once', () =>
    playing('half_character', (desk, job) =>
      expect(desk.result(job)).toMatchObject({
        problem: { code: 'E_MODEL', cause: { kind: 'bad_result' }, message: expect.stringContaining('surrogate') },
      }),
    ))

  test('a result for another task is a failure', () =>
    playing('other_task', (desk, job) => expect(desk.result(job)).toMatchObject({ success: false })))

  test('its own failure is passed on', () =>
    playing('fail', (desk, job) =>
      expect(desk.result(job)).toMatchObject({ problem: { code: 'E_IO', message: 'disk full' } }),
    ))

  test('what it says and then exits counts', () =>
    playing('last_words', (desk, job) => expect(desk.handshake(job)).toEqual(['ack', 'started', 'result'])))

  test('a program that leaves between two jobs costs the second nothing', () =>
    playing('leaves_later', (desk, job) => expect(desk.handshake(job)).toEqual(['ack', 'started', 'result'])))

  test('a job whose program left before its ack is not offered a third time', () =>
    onStage(
      async ({ desk }) => {
        const first = jobWith({ do: 'leaves_later' })
        desk.deliver(first)
        await desk.over(first)
        const second = jobWith({ do: 'crash_before_ack' })
        desk.deliver(second)
        await desk.over(second)
        expect(desk.types(second)).toEqual(['nack'])
        expect(desk.frames(second)).toMatchObject([{ words: expect.stringContaining('licence') }])
      },
      { seats: 1 },
    ))

  test('a job that is called off while its program is started again is not begun', () =>
    onStage(
      async ({ agent, desk }) => {
        const first = jobWith({ do: 'leaves_later' })
        desk.deliver(first)
        await desk.over(first)
        const second = jobWith({ do: 'answer' })
        desk.deliver(second)
        agent.withdraw(second, { kind: 'canceled' })
        await desk.quiet()
        expect(desk.frames(second)).toEqual([])
        await answered(desk, { do: 'answer' })
      },
      { seats: 1 },
    ))

  test('a line of 2 MiB is dropped and reported, and the answer behind it counts', () =>
    playing('long_line', (desk, job) => {
      expect(desk.result(job)?.success).toBe(true)
      expect(desk.steps(job).join()).toMatch(/^1 line dropped; the last: line \d+ is longer than 1048576 bytes$/)
    }))

  test('a proposal that nobody can read is refused to its program, with what is wrong', () =>
    playing('bad_proposal', (desk, job) => {
      const result = desk.result(job)
      const told = JSON.parse(result?.success ? result.result.user_response : '{}')
      expect(told).toMatchObject({ decision_id: '886313e1-3b8a-5372-9b90-0c9aee199e5d', outcome: 'refused' })
      expect(told.problem).toMatchObject({ code: 'E_INVALID_ARGS', message: expect.stringContaining('decision_id') })
      expect(desk.steps(job).join()).toContain('1 line dropped')
    }))

  test('output after the result is reported as a step of its own job', () =>
    playing('twice', (desk, job) =>
      expect(desk.steps(job)).toEqual(['1 line dropped; the last: output after the result']),
    ))

  test('a flood of garbage ends it, with a handful of reports', () =>
    playing('flood', (desk, job) => {
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])
      expect(desk.steps(job).map((step) => step.split(' ')[0])).toEqual(['1', '10', '100', '1000'])
      expect(desk.frames(job).at(-1)).toMatchObject({ type: 'lost', cause: { kind: 'no_frames' } })
    }))

  test('a flood before the ack is a nack', () =>
    playing('flood_before_ack', (desk, job) => expect(desk.types(job)).toEqual(['nack'])))

  test('a flood of steps ends it', () =>
    playing('flood_steps', (desk, job) => {
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])
      expect(desk.frames(job).at(-1)).toMatchObject({ type: 'lost', cause: { kind: 'wrote_too_much' } })
    }))

  test('one that closes its output is lost', () =>
    playing('close_output', (desk, job) => expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])))

  test('one that never reads is given up when the ack is due', () =>
    onStage(
      async ({ desk, clock }) => {
        const job = jobWith({ message: 'x'.repeat(900_000) })
        desk.deliver(job)
        clock.advance(30_000)
        expect(desk.frames(job)).toMatchObject([{ type: 'nack', cause: { kind: 'timeout' } }])
      },
      { command: [process.execPath, program('never-reads.mjs')] },
    ))

  test('it cannot answer for another job, and a wrong token is left to the core', () =>
    onStage(async ({ desk }) => {
      const victim = jobWith({ do: 'hang' })
      desk.deliver(victim)
      await desk.until(victim, 'started')
      const slots = { do: 'for_another', other: victim.dispatchId, otherToken: victim.token }
      const job = jobWith(slots, { conversation: victim.conversation })
      desk.deliver(job)
      await desk.until(job, 'result')
      await desk.quiet()
      expect(desk.handshake(victim)).toEqual(['ack', 'started'])
      const tokens = desk.frames(job).flatMap((f) => (f.type === 'result' ? f.token : []))
      expect(tokens).toEqual([0, job.token]) // no dispatch has 0
      expect(desk.steps(job).join()).toContain('a frame for another dispatch')
    }))
})

test('streamed words go to whoever listens and are not posted', () => {
  const heard: string[] = []
  return onStage(
    async ({ desk }) => {
      await answered(desk, { do: 'stream' })
      expect(heard).toEqual(['one ', 'two'])
    },
    {},
    { onDelta: (_, text) => void heard.push(text) },
  )
})

describe('I17: a cancel ends the whole tree', () => {
  const alive = (processes: readonly ProcessId[]): boolean[] => processes.map(isAlive)
  const processesIn = (desk: Desk, job: ReturnType<typeof jobWith>): ProcessId[] =>
    (desk.steps(job)[0] ?? '').split(' ').flatMap((pid) => identify(Number(pid)) ?? [])

  test('with a child, and a grandchild in a session of its own, all deaf to SIGTERM', () =>
    onStage(
      async ({ agent, desk, clock }) => {
        const job = jobWith({})
        desk.deliver(job)
        await desk.until(job, 'progress')
        const tree = processesIn(desk, job)
        expect(tree).toHaveLength(3)
        agent.withdraw(job, { kind: 'stopped' })
        await desk.quiet()
        expect(alive(tree)).toEqual([true, true, true])
        clock.advance(5_000)
        await until(() => !tree.some(isAlive))
        expect(desk.handshake(job)).toEqual(['ack', 'started'])
      },
      { command: ['python3', program('grandchildren.py')] },
    ))

  test('close ends it too', async () => {
    const { agent, clock, desk } = stageOf({ command: ['python3', program('grandchildren.py')] })
    const job = jobWith({})
    desk.deliver(job)
    await desk.until(job, 'progress')
    const tree = processesIn(desk, job)
    await closed({ agent, clock })
    expect(alive(tree)).toEqual([false, false, false])
    expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])
  })

  test('one that answers the cancel is ended at once, politely', () =>
    onStage(
      async ({ agent, desk }) => {
        const job = jobWith({ do: 'polite' })
        desk.deliver(job)
        await desk.until(job, 'started')
        agent.withdraw(job, { kind: 'stopped' })
        await desk.quiet()
        await answered(desk, { do: 'answer' })
        expect(desk.handshake(job)).toEqual(['ack', 'started'])
      },
      { seats: 1 },
    ))

  test('one that ends by itself leaves no child behind', () =>
    onStage(async ({ desk }) => {
      const job = jobWith({ do: 'leave_child' })
      desk.deliver(job)
      await desk.until(job, 'progress')
      const tree = processesIn(desk, job)
      expect(tree).toHaveLength(1)
      await desk.over(job)
      await until(() => !tree.some(isAlive))
      expect(desk.handshake(job)).toEqual(['ack', 'started', 'lost'])
    }))

  test('what a killed Signalbox left behind is ended at the next start', async () => {
    const owner = spawn(process.execPath, [program('owner.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(owner.stdout, 'data')) as [Buffer]
    const tree = line
      .toString()
      .trim()
      .split(' ')
      .map(Number)
      .flatMap((pid) => identify(pid) ?? [])
    expect(tree).toHaveLength(3)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    endOrphans()
    await until(() => !tree.some(isAlive))
  })
})
