/** The command line as people run it: real processes, real files. What each command answers is cli.test.ts. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { identify, isAlive } from '../src/agents/process-tree.ts'
import { linesOf, tempFolder } from './cli-world.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'src/cli/bin.ts')
const { PATH, NODE_COMPILE_CACHE = '' } = process.env
const env = { PATH, LANG: 'C.UTF-8', HOME: '/nonexistent', NODE_COMPILE_CACHE }

function signalbox(args: readonly string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    input: '',
    timeout: 60_000,
    maxBuffer: 2 ** 28,
    env: { ...env, ...more },
  })
  return { exit: status, out: stdout, err: stderr }
}

async function writerOn(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'test/cli-writer.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.stdin?.end()
    await once(child, 'exit')
  })
  await once(child.stdout ?? child, 'data')
  return child
}

describe('start', () => {
  test('plays a dialogue of the front desk, keeps it, and says what to try next', () => {
    const home = tempFolder()
    const { exit, out, err } = signalbox(['start'], { XDG_DATA_HOME: home })
    expect([exit, err]).toEqual([0, ''])
    expect(out).toContain('executor.triage             Noted: headache, two days.')
    expect(out).toContain('Try next:')
    expect(out).not.toContain('\u001b')
    const listed = linesOf(signalbox(['list', '--json'], { XDG_DATA_HOME: home }).out)
    expect(listed).toMatchObject([{ status: 'waiting' }])
    expect(statSync(join(home, 'signalbox')).mode & 0o077).toBe(0)
  })

  test('speaks the reader’s language', () => {
    const { exit, out } = signalbox(['start', '--data', tempFolder()], { LANG: 'zh_CN.UTF-8' })
    expect(exit).toBe(0)
    expect(out).toContain('编排器派发任务到 executor.triage')
    expect(out).toContain('接下来可以试试：')
  })

  test('with --json it prints events and nothing else, whatever is logged', () => {
    const { out, err } = signalbox(['start', '--data', tempFolder(), '--json', '--verbose'])
    expect(linesOf(out)[0]).toMatchObject({ type: 'conversation_started' })
    const events = linesOf(out).slice(0, -1)
    expect(linesOf(out).at(-1)).toMatchObject({ type: 'rest', status: 'completed', exit: 0 })
    expect(events.map((event) => (event as { seq: number }).seq)).toEqual(events.map((_, i) => i + 1))
    for (const line of err === '' ? [] : linesOf(err)) expect(line).toHaveProperty('trace_id')
  })
})

describe('one writer, many readers', () => {
  test('a second writer is refused with the pid of the first, and readers work beside it', async () => {
    const folder = tempFolder()
    const writer = await writerOn(folder)
    const second = signalbox(['start', '--data', folder])
    expect(second.exit).toBe(1)
    expect(second.err).toContain(`Another Signalbox (process ${writer.pid}) is writing to ${folder}.`)
    expect(second.err).toContain('Code: E_CONFLICT')
    expect(second.out).not.toContain('Conversation started')

    expect(linesOf(signalbox(['list', '--data', folder, '--json']).out)).toMatchObject([{ id: 'busy' }])
    expect(signalbox(['show', 'busy', '--data', folder]).out).toContain('executor.bob')
    const exported = linesOf(signalbox(['export', 'busy', '--data', folder]).out) as { seq: number }[]
    expect(exported.map((event) => event.seq)).toEqual(exported.map((_, i) => i + 1))
    for (let i = 0; i < 3; i++)
      expect(signalbox(['replay', 'busy', '--data', folder])).toMatchObject({ exit: 0, err: '' })

    writer.stdin?.end()
    await once(writer, 'exit')
    expect(signalbox(['start', '--data', folder]).exit).toBe(0)
  })
})

describe('the process', () => {
  test('a usage error exits with 2 and keeps standard output clean', () => {
    const { exit, out, err } = signalbox(['lits'])
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain('Did you mean list?')
  })

  test('a folder that may not be used is a problem with a next step, never a stack', () => {
    const { exit, err } = signalbox(['start', '--data', '/dev/null/data'])
    expect(exit).toBe(2)
    expect(err).toMatch(/^.*\nNext: .*\nCode: E_INVALID_ARGS, trace_id [0-9a-f]{16}\n$/)
  })

  test('a reader that has seen enough is no failure', async () => {
    const folder = tempFolder()
    signalbox(['start', '--data', folder])
    const [{ id }] = linesOf(signalbox(['list', '--data', folder, '--json']).out) as [{ id: string }]
    const piped = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${main}" export ${id} --data "${folder}" | head -n 1`],
      {
        encoding: 'utf8',
        env,
      },
    )
    expect(piped.stderr).toBe('')
    expect(linesOf(piped.stdout)).toMatchObject([{ seq: 1 }])
  })
})

describe('a reader that has seen enough', () => {
  /** Runs it and closes its standard output after the first bytes, as `| head -1` does. */
  async function cutShort(args: readonly string[]): Promise<number | null> {
    const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [exit] = await once(child, 'exit')
    return exit
  }

  test('cuts no work short: the journal has all of it, and the exit code says what came of it', async () => {
    const data = tempFolder()
    const asked = ['I have a headache and want to see a doctor; also, what does parking cost?', '--answer', 'two days']
    expect(await cutShort(['run', ...asked, '--data', data])).toBe(0)
    const [whole] = linesOf(signalbox(['list', '--data', data, '--json']).out) as { id: string; status: string }[]
    expect(whole?.status).toBe('waiting')
    expect(signalbox(['show', whole?.id ?? '', '--data', data]).out).toContain('Parking is 5 yuan an hour')
  })

  test('makes no success of what is not one', async () => {
    expect(await cutShort(['run', 'I have a headache', '--data', tempFolder()])).toBe(3)
  })

  test('is no failure of a command that only reads', async () => {
    const data = tempFolder()
    signalbox(['start', '--data', data])
    const [{ id }] = linesOf(signalbox(['list', '--data', data, '--json']).out) as [{ id: string }]
    expect(await cutShort(['export', id, '--data', data])).toBe(0)
  })
})

describe('places that cannot be used', () => {
  test('a data folder that cannot be made is refused at once', () => {
    for (const args of [['run', 'hello'], ['start'], ['import', '/dev/null'], ['team', 'deploy', 'front-desk']]) {
      const { exit, err } = signalbox([...args, '--data', '/proc/x/y'])
      expect([args[0], exit]).toEqual([args[0], 2])
      expect(err).toMatch(/\S/)
    }
  })

  test('a full disk at standard output is said, and the exit code is no success', () => {
    const data = tempFolder()
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [main, 'run', 'I have a headache', '--data', data], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      env,
    })
    closeSync(full)
    expect([status, stderr]).toEqual([1, expect.stringContaining('Standard output could not be written')])
    expect(stderr).not.toContain('made a mistake')
  })

  test('a working folder that was deleted is said', () => {
    const script = 'cd "$1" && rmdir "$1" && shift && exec "$@"'
    for (const command of ['run hello', 'start']) {
      const args = ['-c', script, 'sh', mkdtempSync(join(tmpdir(), 'signalbox-gone-')), process.execPath, main]
      const { status, stderr } = spawnSync('sh', [...args, ...command.split(' ')], { env, encoding: 'utf8' })
      expect([status, stderr]).toEqual([1, expect.stringContaining('no longer exists')])
    }
  })

  test('SIGNALBOX_LOG that means nothing is refused, and makes no file', () => {
    const cwd = tempFolder()
    const options = { cwd, encoding: 'utf8', env: { ...env, SIGNALBOX_LOG: 'nonsense' } } as const
    const { status, stderr } = spawnSync(process.execPath, [main, 'list', '--data', cwd], options)
    expect([status, stderr]).toEqual([2, expect.stringContaining('SIGNALBOX_LOG is nonsense')])
    expect(readdirSync(cwd)).toEqual([])
  })
})

describe('run, told to end', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s leaves no program of an agent behind', async (signal, code) => {
    const team = tempFolder()
    writeFileSync(
      join(team, 'team.yaml'),
      'team: stubborn\nmembers:\n  - { id: you, type: human, name: you, order: 0 }\n  - { id: bob, type: ai, name: bob, order: 1, agent: ./bob.yaml }\n',
    )
    const program = join(root, 'test/agents/programs/grandchildren.py')
    writeFileSync(
      join(team, 'bob.yaml'),
      `agent: bob\nfor: { en: stays, zh: 不走 }\nadapter: { kind: process, command: [python3, ${program}] }\n`,
    )
    const args = [main, 'run', 'hi [NEXT:bob]', '--team', team, '--data', tempFolder(), '--json']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
    const tree = (await processesTold(child)).flatMap((pid) => identify(pid) ?? [])
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([code, null])
    expect(tree.filter(isAlive)).toEqual([])
  })
})

/** What the stubborn program says of itself in its first step. */
async function processesTold(child: ChildProcess): Promise<number[]> {
  let out = ''
  for await (const chunk of child.stdout ?? []) {
    out += chunk
    const told = /"text":"(\d+ \d+ \d+)"/.exec(out)?.[1]
    if (told) return told.split(' ').map(Number)
  }
  throw new Error(`it said nothing of its processes: ${out}`)
}
