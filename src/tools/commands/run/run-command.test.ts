import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { installBubblewrap, openWorkspace } from '../../../../test/commands/workspace.ts'
import { noSandbox, sandboxOf } from './sandbox.ts'

beforeAll(installBubblewrap, 120_000)

const files = { 'a.txt': 'a\n', 'src/b.txt': 'b\n', 'src/deep/c.txt': 'c\n', '.env': 'SECRET_TOKEN=abcdefgh\n' }
let open: ReturnType<typeof openWorkspace>
const workspace = (
  more: Record<string, string> = {},
  ...rest: Parameters<typeof openWorkspace> extends [unknown, ...infer R] ? R : never
) => {
  open = openWorkspace({ ...files, ...more }, ...rest)
  return open
}
afterEach(() => open.close())

/** Every path with kind, mode and content. */
const manifest = (root: string): string =>
  execFileSync(
    'sh',
    ['-c', 'find . -printf "%p %y %m %l\\n" | sort; find . -type f -print0 | sort -z | xargs -0 sha256sum'],
    { cwd: root, encoding: 'utf8' },
  )

const isGone = (text: string): boolean =>
  !readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text)
    } catch {
      return false
    }
  })

test('this machine has walls and overlays, so that the tests below mean something', () => {
  const { folder } = workspace()
  expect(sandboxOf(join(folder, 'data'))).toMatchObject({ walls: true, overlay: true })
})

describe('a command that only reads', () => {
  test('runs without a question, with the workspace read-only', async () => {
    const { run } = workspace()
    const { prepared, result, staged } = await run({ command: 'cat a.txt src/b.txt; pwd' })
    expect(prepared).toMatchObject({ risk: 'low', confined: 'read_only', reach: { effect: 'execute' } })
    expect(result).toMatchObject({ exit_code: 0, stdout: `a\nb\n${open.root}\n` })
    expect(staged).toEqual([])
  })

  test('does not see secrets that nobody was asked about, nor anything outside', async () => {
    const { run, folder } = workspace()
    const { result } = await run({ command: 'grep -rn TOKEN . ; ls' })
    expect(result?.stdout).not.toContain('abcdefgh')
    const outside = await run({
      command: `ls ${folder}/data; cat /etc/shadow ${folder}/data/*; ls /home`,
    })
    expect(outside.result?.stdout.trim()).toBe('')
  })

  test('cannot write, even where the rating was wrong', async () => {
    const { root, run } = workspace({ 'x.sh': 'echo bad > a.txt; echo bad > /usr/bad; touch /tmp/good && echo tmp\n' })
    const before = manifest(root)
    const { result } = await run({ command: 'bash x.sh' })
    expect(result?.stdout).toBe('tmp\n')
    expect(manifest(root)).toBe(before)
  })
})

describe('a command that changes files', () => {
  test('leaves the workspace as it is until it lands, and can be undone byte for byte', async () => {
    const { root, run, host } = workspace()
    chmodSync(join(root, 'a.txt'), 0o640)
    const before = manifest(root)
    const command =
      'printf "A\\r\\n" > a.txt; chmod 755 a.txt; rm -r src; mkdir src; echo new > src/n.txt; ln -s a.txt link; mkdir -p empty/folder; touch src'
    const { prepared, staged, call, evidence } = await run({ command }, { world_change: ['**'] })
    expect(prepared).toMatchObject({ risk: 'high', confined: 'overlay' })
    expect(manifest(root)).toBe(before)
    expect(staged.map(({ path }) => path).sort()).toEqual([
      'a.txt',
      'empty',
      'empty/folder',
      'link',
      'src/b.txt',
      'src/deep',
      'src/deep/c.txt',
      'src/n.txt',
    ])
    expect(evidence).toMatchObject({ unexpected: [], out_of_scope: [] })
    expect(await host.land(call, staged)).toMatchObject({ left: [] })
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('A\r\n')
    expect(statSync(join(root, 'a.txt')).mode & 0o777).toBe(0o755)
    expect(existsSync(join(root, 'src/deep'))).toBe(false)
    const undone = await host.undo({ conversation: 'c', workspace: root, changes: staged })
    expect(undone).toMatchObject({ left: [] })
    expect(manifest(root)).toBe(before)
  })

  test('what was only touched or copied up is no change', async () => {
    const { run } = workspace()
    const { staged } = await run({ command: 'touch a.txt; cp a.txt x; rm x; chmod 600 src/b.txt; chmod 644 src/b.txt' })
    expect(staged).toEqual([])
  })

  test('a file in place of a folder, and a folder in place of a file', async () => {
    const { run } = workspace()
    const { staged } = await run({ command: 'rm -r src; echo x > src; rm a.txt; mkdir a.txt; echo y > a.txt/y' })
    const kinds = staged.map(({ path, pre, post }) => `${path} ${pre?.kind ?? '-'} ${post?.kind ?? '-'}`).sort()
    expect(kinds).toEqual([
      'a.txt file folder',
      'a.txt/y - file',
      'src folder file',
      'src/b.txt file -',
      'src/deep folder -',
      'src/deep/c.txt file -',
    ])
  })

  test("a person's edit meanwhile stays, and is named", async () => {
    const { root, run, host } = workspace({ 'dist/go': '' })
    const command =
      'echo agent >> a.txt; echo agent > src/b.txt; touch dist/begun; until [ -s dist/go ]; do sleep 0.02; done'
    const running = run({ command })
    await expect.poll(() => existsSync(join(root, 'dist/begun')), { timeout: 5000 }).toBe(true)
    writeFileSync(join(root, 'a.txt'), 'person\n')
    writeFileSync(join(root, 'dist/go'), 'go')
    const { call, staged } = await running
    expect(await host.land(call, staged)).toEqual({ landed: ['src/b.txt'], left: ['a.txt'] })
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('person\n')
  })

  test('is judged against scope and expectation, ignored files apart', async () => {
    const { run } = workspace({ '.gitignore': '*.log\n', 'src/.gitignore': 'made/\n' })
    const { evidence, staged } = await run(
      { command: 'echo 1 > src/b.txt; echo 1 > a.txt; echo 1 > x.log; mkdir src/made; echo 1 > src/made/y' },
      { world_change: ['src/b.txt', 'src/other.txt'], allowed: ['src/**'] },
    )
    expect(evidence).toEqual({
      met: ['src/b.txt'],
      missing: ['src/other.txt'],
      unexpected: ['a.txt'],
      out_of_scope: ['a.txt'],
    })
    expect(
      staged
        .filter(({ apart }) => apart === 'ignored')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['src/made', 'src/made/y', 'x.log'])
  })

  test('scratch folders are written directly, counted, and told', async () => {
    const { root, run } = workspace({ 'dist/old.js': '1' })
    const { staged, result } = await run({
      command: 'echo 2 > dist/new.js; mkdir -p node_modules/x; echo 3 > node_modules/x/i.js; echo 4 > a.txt',
    })
    expect(staged.map(({ path }) => path)).toEqual(['a.txt'])
    expect(readFileSync(join(root, 'dist/new.js'), 'utf8')).toBe('2\n')
    expect(readFileSync(join(root, 'node_modules/x/i.js'), 'utf8')).toBe('3\n')
    expect(result?.stderr).toMatch(/dist is written directly and not undone \(2 entries\)[\s\S]*node_modules/)
  })

  test('nothing is left of the overlay', async () => {
    const { folder, run } = workspace()
    await run({ command: 'echo 1 > a.txt' })
    expect(readdirSync(join(folder, 'data/runs'))).toEqual([])
  })

  test('a link to the outside leads nowhere', async () => {
    const { root, run, folder } = workspace()
    mkdirSync(join(folder, 'secret'))
    writeFileSync(join(folder, 'secret/s'), 'outside')
    symlinkSync(join(folder, 'secret'), join(root, 'out'))
    const { result, staged } = await run({ command: 'cat out/s; echo bad > out/t; echo 1 > a.txt' })
    expect(result?.stdout).toBe('')
    expect(staged.map(({ path }) => path)).toEqual(['a.txt'])
    expect(readdirSync(join(folder, 'secret'))).toEqual(['s'])
  })
})

describe('how it ends', () => {
  test('its exit code is kept, and a folder to stand in is taken', async () => {
    const { run } = workspace()
    expect((await run({ command: 'ls; exit 3', cwd: 'src', ok_exit: [0, 3] })).result).toMatchObject({
      exit_code: 3,
      stdout: 'b.txt\ndeep\n',
    })
  })

  test('a time-out ends the whole tree, and nothing is staged', async () => {
    const { run } = workspace()
    const { result, staged } = await run({
      command: 'echo 1 > a.txt; (setsid sleep 98761 &) ; sleep 98761',
      timeout_ms: 500,
    })
    expect(result).toMatchObject({ exit_code: 124 })
    expect(result?.stderr).toContain('ended after 500 ms')
    expect(staged).toEqual([])
    await expect.poll(() => isGone('98761'), { timeout: 5000 }).toBe(true)
  })

  test('a stop ends the whole tree, and nothing happened', async () => {
    const { run } = workspace()
    const stopping = new AbortController()
    const running = run({ command: 'touch x; setsid sleep 98762 & sleep 98762' }, { signal: stopping.signal })
    await expect.poll(() => isGone('98762'), { timeout: 5000 }).toBe(false)
    stopping.abort()
    expect((await running).refused).toMatchObject({ code: 'E_TOOL_TIMEOUT' })
    await expect.poll(() => isGone('98762'), { timeout: 5000 }).toBe(true)
  })

  test('a process that it left behind is ended with it', async () => {
    const { run } = workspace()
    expect((await run({ command: 'touch x; setsid sleep 98763 & echo done' })).result).toMatchObject({
      exit_code: 0,
      stdout: 'done\n',
    })
    await expect.poll(() => isGone('98763'), { timeout: 5000 }).toBe(true)
  })

  test('two commands in one workspace never run at once', async () => {
    const { run, root } = workspace()
    const one = 'echo begin >> dist/log; sleep 0.2; echo end >> dist/log; touch x'
    mkdirSync(join(root, 'dist'))
    await Promise.all([run({ command: one }), run({ command: one })])
    expect(readFileSync(join(root, 'dist/log'), 'utf8')).toBe('begin\nend\nbegin\nend\n')
  })
})

describe('what it prints', () => {
  test('steers no terminal and shows no secret', async () => {
    const { run } = workspace()
    const command = `printf '\\033[31mred\\033[0m \\033]0;title\\007 ok\\r\\n token=abcdefgh1234 \\302\\233x'`
    const { result } = await run({ command })
    expect(result?.stdout).toContain('red')
    expect(result?.stdout).toContain('token=[masked]')
    for (const unit of '\u001b\u0007\r\u009b') expect(result?.stdout).not.toContain(unit)
  })

  test('is cut in the middle, and the whole is kept', async () => {
    const { run, host, folder } = workspace()
    const { result } = await run({ command: 'seq 1 200000' })
    expect(result?.stdout.length).toBeLessThan(40_000)
    expect(result?.stdout.startsWith('1\n2\n')).toBe(true)
    expect(result?.stdout.endsWith('199999\n200000\n')).toBe(true)
    const hash = /kept as ([0-9a-f]{64})/.exec(result?.stdout ?? '')?.[1] ?? ''
    expect(readFileSync(join(folder, 'data/blobs', hash.slice(0, 2), hash.slice(2)), 'utf8').length).toBe(1_288_895)
    expect(host.local).toBe(true)
  })

  test('its environment holds nothing of ours', async () => {
    process.env.MY_TEST_TOKEN = 'topsecretvalue'
    const { run } = workspace()
    const { result } = await run({ command: 'env; echo topsecretvalue' })
    delete process.env.MY_TEST_TOKEN
    expect(result?.stdout).toContain('HOME=/tmp/home')
    expect(result?.stdout).not.toMatch(/MY_TEST_TOKEN|topsecretvalue|NODE_OPTIONS|VITEST/)
    expect(result?.stdout).toContain('[masked]')
  })
})

describe('the network', () => {
  const server = createServer((asked, answer) => answer.end(`got ${asked.headers.host}`))
  const port = (): number => (server.address() as AddressInfo).port
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  const call = (host: string): string =>
    `node -e "require('http').get('http://${host}:${port()}/',r=>{r.on('data',d=>process.stdout.write(String(d)));r.on('end',()=>console.log(r.statusCode))}).on('error',e=>console.log(e.code))"`

  test('is not there, unless a host is named', async () => {
    const { run } = workspace()
    const direct = `node -e "require('net').connect(${port()},'127.0.0.1').on('error',e=>console.log(e.code)).on('connect',()=>{console.log('through');process.exit()})"`
    expect((await run({ command: direct })).result?.stdout.trim()).toBe('ECONNREFUSED')
    expect((await run({ command: direct, network: ['localhost'] })).result?.stdout.trim()).toBe('ECONNREFUSED')
  })

  test('a named host is reached through the proxy, and no other', async () => {
    const { run } = workspace()
    const { prepared, result } = await run({ command: call('localhost'), network: ['localhost'] })
    expect(prepared).toMatchObject({ reach: { effect: 'network', hosts: ['localhost'] }, confined: 'overlay' })
    expect(result).toMatchObject({ stdout: `got localhost:${port()}200\n`, stderr: '', exit_code: 0 })
    expect((await run({ command: call('127.0.0.1'), network: ['localhost'] })).result?.stdout.trim()).toBe('403')
  })
})

describe('without a sandbox', () => {
  test('the command acts directly, says so, and can still be undone', async () => {
    const { root, run, host } = workspace({}, noSandbox)
    const before = manifest(root)
    const { prepared, staged, call, evidence } = await run(
      { command: 'echo 2 > a.txt; rm -r src; mkdir new' },
      { world_change: ['a.txt'] },
    )
    expect(prepared.confined).toBe('none')
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('2\n')
    expect(evidence?.unexpected.sort()).toEqual(['new', 'src/b.txt', 'src/deep/c.txt'])
    expect(await host.land(call, staged)).toMatchObject({ left: [] })
    await host.undo({ conversation: 'c', workspace: root, changes: staged })
    expect(manifest(root)).toBe(before)
  })

  test('a low command is not called confined either', async () => {
    const { run } = workspace({}, noSandbox)
    expect(await run({ command: 'ls' })).toMatchObject({
      prepared: { risk: 'low', confined: 'none' },
      result: { exit_code: 0 },
    })
  })

  test('a time-out ends what it started', async () => {
    const { run } = workspace({}, noSandbox)
    const { result } = await run({ command: 'sleep 98764 & sleep 98764', timeout_ms: 300 })
    expect(result?.exit_code).toBe(124)
    await expect.poll(() => isGone('98764'), { timeout: 5000 }).toBe(true)
  })
})
