/**
 * Random trees and random commands: what lands must be what the same command does in a plain copy of the folder, and undo must bring
 * back every byte, mode and link, but for what a person wrote in between.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { count, type Tally } from '../torture/tally.ts'
import { installBubblewrap, openWorkspace } from './workspace.ts'

const name = fc.constantFrom('a', 'b', 'c d', 'ä', 'e.txt', '.f')
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => `'${parts.join('/')}'`)
/** What cp makes of a folder copied into itself hangs on the order in which the disk names its entries. */
const apart = ([from, to]: [string, string]): boolean => {
  const [outer = '', inner = ''] = [from, to].map((text) => text.slice(1, -1).split('/')[0])
  return outer !== inner
}
const step = fc.oneof(
  fc.tuple(path, fc.nat(9)).map(([at, text]) => `echo ${text} > ${at}`),
  path.map((at) => `mkdir -p ${at}`),
  path.map((at) => `rm -rf ${at}`),
  path.map((at) => `rm -rf ${at}; mkdir -p ${at}; echo 1 > ${at}/a`),
  fc.tuple(path, path).map(([from, to]) => `mv ${from} ${to}`),
  fc
    .tuple(path, path)
    .filter(apart)
    .map(([from, to]) => `cp -a ${from} ${to}`),
  fc.tuple(path, fc.constantFrom('600', '755', '700')).map(([at, mode]) => `chmod ${mode} ${at}`),
  fc.tuple(path, name).map(([at, to]) => `ln -s '${to}' ${at}`),
  path.map((at) => `touch ${at}`),
  fc.tuple(path, path).map(([from, to]) => `ln ${from} ${to}`),
)
const script = (most: number) =>
  fc.array(step, { minLength: most >> 1, maxLength: most, size: 'max' }).map((steps) => `${steps.join('\n')}\ntrue`)
const round = fc.record({ tree: script(30), command: script(12), person: fc.boolean() })
type Round = { readonly tree: string; readonly command: string; readonly person: boolean }

/** Every path with kind, mode, link and content. Times are not compared. */
const manifest = (root: string, but = ''): string =>
  execFileSync(
    'bash',
    [
      '-c',
      'find . -mindepth 1 ! -path "$0" -printf "%P %y %m %l\\n" | sort; find . -type f ! -path "$0" -print0 | sort -z | xargs -0 -r sha256sum',
      but,
    ],
    { cwd: root, encoding: 'utf8' },
  )

export async function randomCommands(rounds: number, seed: number): Promise<Tally> {
  installBubblewrap()
  const tally: Tally = { faults: [], counts: {} }
  for (const asked of fc.sample(round, { numRuns: rounds, seed })) {
    const fault = await tryRound(asked, tally).catch((thrown: unknown) => String(thrown))
    count(tally, 'rounds')
    if (fault !== undefined) tally.faults.push(`${fault}: ${JSON.stringify(asked)}`)
  }
  return tally
}

/** As the sandbox does, without the rights of root: a folder of mode 600 stays closed. */
function runPlain(command: string, cwd: string): void {
  const [program = '', ...rest] = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', 'bash'] : ['bash']
  execFileSync(program, [...rest, '-c', command], { cwd, stdio: 'ignore' })
}

async function tryRound({ tree, command, person }: Round, tally: Tally): Promise<string | undefined> {
  const open = openWorkspace({ 'first.txt': '1' })
  const twin = join(open.folder, 'twin')
  try {
    execFileSync('bash', ['-c', tree], { cwd: open.root, stdio: 'ignore' })
    execFileSync('cp', ['-aT', open.root, twin])
    const before = manifest(open.root)
    const others = manifest(open.root, './first.txt')
    runPlain(command, twin)
    const { call, staged, result, prepared } = await open.run({ command }, { world_change: ['**'] })
    if (result?.exit_code !== 0 || prepared.confined !== 'overlay') return 'it did not run'
    if (manifest(open.root) !== before) return 'the workspace changed before anything landed'
    count(tally, 'changes', staged.length)
    const landed = await open.host.land(call, staged)
    if (landed.left.length > 0) return `left: ${landed.left.join(', ')}`
    if (manifest(open.root) !== manifest(twin)) return 'what landed is not what the command does'
    if (person) writeFileSync(join(open.root, 'first.txt'), 'a person wrote this')
    await open.host.undo({ conversation: 'c', workspace: open.root, changes: staged })
    count(tally, person ? 'edits' : 'undone')
    const after = manifest(open.root, person ? './first.txt' : '')
    return after === (person ? others : before) ? undefined : 'undo did not bring it back'
  } finally {
    open.close()
  }
}
