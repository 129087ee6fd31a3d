import { afterEach, beforeAll, expect, test } from 'vitest'
import { installBubblewrap, openWorkspace } from '../../../../test/commands/workspace.ts'
import { noSandbox } from './sandbox.ts'

beforeAll(installBubblewrap, 120_000)

let open: ReturnType<typeof openWorkspace>
afterEach(() => open.close())

const files = {
  'a.txt': 'one\ntwo\nthree\n',
  'old.txt': 'old\n',
  '.env': 'KEY=1\n',
  '.gitignore': 'log\n',
  '说明.md': '旧\n',
}
const command = [
  'sed -i s/two/TWO/ a.txt',
  'rm old.txt',
  'printf "b\\000b" > bin',
  'echo KEY=very-secret-value > .env',
  'echo noise > log',
  'head -c 2000000 /dev/zero | tr "\\000" x > big.txt',
  'echo 新 > 说明.md',
  'chmod 755 a.txt',
  'mkdir -p .git/objects && echo o > .git/objects/o && echo h > .git/HEAD',
].join(' && ')

test.each([
  ['in an overlay', undefined],
  ['without a sandbox', noSandbox],
])(
  'what a command changed is shown as a diff; what is no text, large, secret, ignored or of git is named: %s',
  async (_, sandbox) => {
    open = openWorkspace(files, sandbox)
    const { diff = '' } = (await open.run({ command }, { world_change: ['**'] })) as { diff?: string }
    expect(diff).toContain('--- a.txt\n+++ a.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n')
    expect(diff).toContain('mode 644 → 755')
    expect(diff).toContain('--- old.txt\n+++ /dev/null\n')
    expect(diff).toContain('+++ bin\nBinary: 0 → 3 bytes\n')
    expect(diff).toContain('+++ big.txt\nLarge: 0 → 2000000 bytes\n')
    expect(diff).toContain('--- 说明.md\n+++ 说明.md\n@@ -1,1 +1,1 @@\n-旧\n+新\n')
    expect(diff.match(/^[~+-] .*$/gm)?.toSorted()).toEqual(['+ log', '~ .env', '~ .git'])
    expect(diff).not.toContain('very-secret-value')
  },
)

test('a command that changes nothing that could be read has none', async () => {
  open = openWorkspace(files)
  const ran = await open.run({ command: 'mkdir empty && echo noise > log' }, { world_change: ['**'] })
  expect(ran).not.toHaveProperty('diff')
  expect(ran.staged).toHaveLength(2)
})
