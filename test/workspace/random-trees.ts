/**
 * Random trees, random actions and random edits by a person in between, and what must hold afterwards: an undo of everything gives
 * the tree as it was before, except what the person changed. Every choice comes from the seed.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Dice } from '../../src/simulate/prng.ts'
import { count, type Tally } from '../torture/tally.ts'
import { type Acted, type Manifest, manifestOf, openWorld } from './world.ts'

/** In memory where the machine has it: what is tested here is what happens, not that it is on disk. */
export const fastFolder = (name: string): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : realpathSync(tmpdir()), name))

const folders = ['', 'src/', 'src/deep/', 'docs/', 'lib/']
const names = ['a.txt', 'b.txt', 'c', 'ü.md', '文件', 'run.sh', 'x y']
const texts = [
  '',
  'one\n',
  'one\r\ntwo\r\n',
  '\uFEFFbom\n',
  'no end',
  'a\nb\nc\nd\n',
  '\u0000\u0001bin\u00ff',
  'long\n'.repeat(500),
]
const modes = [0o644, 0o600, 0o755, 0o640]

export async function randomTrees(trees: number, seed: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = fastFolder('sb-trees-')
  try {
    // Every fourth tree has two conversations at work, and nobody else.
    for (let i = 0; i < trees; i++)
      await (i % 4 === 3 ? sharedTree : oneTree)(join(folder, String(i)), new Dice(`tree ${seed + i}`), {
        tally,
        seed: seed + i,
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}

type Round = { readonly tally: Tally; readonly seed: number }

async function oneTree(folder: string, dice: Dice, { tally, seed }: Round): Promise<void> {
  const world = openWorld(folder)
  grow(world.root, dice)
  const before = world.manifest()
  const person: Manifest = {}
  const acted: Acted[] = []
  const hasPerson = dice.chance(0.6)
  const left: Left = new Map()
  try {
    for (let i = dice.int(6) + 1; i > 0; i--) {
      if (hasPerson && dice.chance(0.4)) count(tally, 'edits', edit(world.root, dice, { person, left }))
      const [action, params] = draw(world.manifest(), dice)
      const done = await world.act(action, params)
      acted.push(done)
      for (const path of ('landed' in done && done.landed?.landed) || [])
        left.set(path, { shows: world.manifest()[path] ?? 'gone', person: person[path] })
    }
    if (hasPerson && dice.chance(0.5)) count(tally, 'edits', edit(world.root, dice, { person, left }))
    const after = world.manifest()
    const undone = await world.undo(acted)
    const changed = acted.flatMap((one) => ('staged' in one ? (one.staged ?? []) : [])).map(({ path }) => path)
    const now = world.manifest()
    const stays = 'left' in undone ? undone.left : ['refused']
    tally.faults.push(
      ...faultsIn({ before, now, person, changed, left: stays }).map((fault) => `seed ${seed}: ${fault}`),
    )
    if (Object.keys(person).length === 0 && 'restored' in undone) {
      await world.undoChanges(undone.restored)
      if (!equal(world.manifest(), after)) tally.faults.push(`seed ${seed}: the undo could not be undone`)
    }
    count(tally, 'decisions', acted.length)
    count(tally, 'landed', changed.length)
    count(tally, 'trees')
  } finally {
    world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Seen = {
  readonly before: Manifest
  readonly now: Manifest
  /** Where the person wrote last, and what; 'gone' where they deleted it. */
  readonly person: Manifest
  readonly changed: readonly string[]
  readonly left: readonly string[]
}

function faultsIn({ before, now, person, changed, left }: Seen): string[] {
  const faults: string[] = []
  const mine = Object.keys(person)
  const isAbove = (path: string): boolean => mine.some((own) => own.startsWith(`${path}/`) && person[own] !== 'gone')
  const isBelow = (path: string): boolean => mine.some((own) => path.startsWith(`${own}/`))
  for (const path of new Set([...Object.keys(before), ...Object.keys(now), ...mine])) {
    const is = now[path] ?? 'gone'
    if (path.includes('.signalbox-')) faults.push(`${path} was left behind`)
    if (path in person) {
      if (is !== person[path] && !isBelow(path)) faults.push(`${path} is ${is}, the person left ${person[path]}`)
    } else if (is !== (before[path] ?? 'gone')) {
      if (!isAbove(path) && !isBelow(path)) faults.push(`${path} is ${is}, it was ${before[path] ?? 'gone'}`)
      if (changed.includes(path) && !left.includes(path)) faults.push(`${path} stays and is not named`)
    }
  }
  return faults
}

/** The conversation that takes back its own leaves what the other changed since, and everything of it that lies on top goes. */
async function sharedTree(folder: string, dice: Dice, { tally, seed }: Round): Promise<void> {
  const world = openWorld(folder)
  grow(world.root, dice)
  const steps: Step[] = [{ by: 'nobody', shows: world.manifest() }]
  const ours: Acted[] = []
  try {
    for (let i = dice.int(8) + 2; i > 0; i--) {
      const conversation = dice.pick(['ours', 'theirs'])
      const [action, params] = draw(world.manifest(), dice)
      const acted = await world.act(action, params, [], { conversation })
      if (conversation === 'ours') ours.push(acted)
      steps.push({ by: conversation, shows: world.manifest() })
    }
    const undone = await world.undo(ours)
    const left = 'left' in undone ? undone.left : ['refused']
    tally.faults.push(...sharedFaults(steps, world.manifest(), left).map((fault) => `seed ${seed}: shared: ${fault}`))
    count(tally, 'decisions', steps.length - 1)
    count(tally, 'shared')
    count(tally, 'trees')
  } finally {
    world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Step = { readonly by: string; readonly shows: Manifest }

function sharedFaults(steps: readonly Step[], now: Manifest, left: readonly string[]): string[] {
  const faults: string[] = []
  const at = (step: Step | undefined, path: string): string => step?.shows[path] ?? 'gone'
  for (const path of new Set(steps.flatMap(({ shows }) => Object.keys(shows)))) {
    const changers = steps.filter((step, i) => i > 0 && at(step, path) !== at(steps[i - 1], path))
    const shall = at(changers.findLast(({ by }) => by === 'theirs') ?? steps[0], path)
    const is = now[path] ?? 'gone'
    const isHeld = is.startsWith('folder') && Object.keys(now).some((inside) => inside.startsWith(`${path}/`))
    if (is !== shall && !isHeld) faults.push(`${path} is ${is}, it shall be ${shall}`)
    const beforeOurs = steps.filter(
      (_, i) => steps[i + 1]?.by === 'ours' && at(steps[i], path) !== at(steps[i + 1], path),
    )
    const isBack = beforeOurs.some((step) => at(step, path) === is)
    if (beforeOurs.length > 0 && changers.at(-1)?.by === 'theirs' && !isBack && !left.includes(path))
      faults.push(`${path} stays and is not named`)
  }
  return faults
}

const equal = (a: Manifest, b: Manifest): boolean => JSON.stringify(a) === JSON.stringify(b)

function grow(root: string, dice: Dice): void {
  for (let i = dice.int(10); i > 0; i--) {
    const path = join(root, anyPath(dice))
    mkdirSync(dirname(path), { recursive: true })
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    const kind = dice.int(10)
    if (kind === 0) mkdirSync(path, { recursive: true })
    else if (kind === 1) symlink(dice.pick(['a.txt', '../a.txt', 'nowhere', '/etc/passwd']), path)
    else write(path, dice.pick(texts), dice.pick(modes))
  }
}

const anyPath = (dice: Dice): string => `${dice.pick(folders)}${dice.pick(names)}`

function write(path: string, text: string, mode: number): void {
  rmSync(path, { force: true })
  writeFileSync(path, Buffer.from(text, 'latin1'), { mode })
  chmodSync(path, mode)
}

function symlink(target: string, path: string): void {
  rmSync(path, { force: true })
  symlinkSync(target, path)
}

/** A person writes, links, deletes or changes a mode; never where a folder stands or a file is in the way. */
function edit(root: string, dice: Dice, { person, left }: { person: Manifest; left: Left }): number {
  const name = anyPath(dice)
  const path = join(root, name)
  const kind = lstatSync(path, { throwIfNoEntry: false })
  const standing = manifestOf(root)
  if (kind?.isDirectory() || !makeAbove(root, name)) return 0
  for (const [made, shown] of Object.entries(manifestOf(root))) if (!(made in standing)) person[made] = shown
  const choice = dice.int(4)
  if (choice === 0) rmSync(path, { force: true })
  else if (choice === 1) symlink('by-hand', path)
  else if (choice === 2 && kind?.isFile()) chmodSync(path, dice.pick(modes))
  else write(path, `by hand ${dice.int(1000)}`, dice.pick(modes))
  const now = manifestOf(root)[name] ?? 'gone'
  if (now === (standing[name] ?? 'gone')) return 0 // writing what is there is no change
  person[name] = now
  const before = left.get(name)
  if (now === before?.shows) asBefore(name, person, before.person)
  return 1
}

/** Each path as the last decision that changed it left it, and what was the person's there then. */
type Left = Map<string, { readonly shows: string; readonly person: string | undefined }>

/** Who takes their own edit back has changed nothing since that decision: what stands there is its again. */
function asBefore(name: string, person: Manifest, was: string | undefined): void {
  if (was === undefined) delete person[name]
  else person[name] = was
}

function makeAbove(root: string, name: string): boolean {
  try {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    return !lstatSync(dirname(join(root, name))).isSymbolicLink()
  } catch {
    return false
  }
}

type Drawn = readonly [string, Record<string, string>]
function draw(now: Manifest, dice: Dice): Drawn {
  const there = Object.keys(now)
  const known = there.length > 0 && dice.chance(0.7) ? dice.pick(there) : anyPath(dice)
  const text = Buffer.from(dice.pick(texts), 'latin1').toString('utf8')
  const draws: readonly (() => Drawn)[] = [
    () => ['write_file', { path: known, content: text }],
    () => ['ensure_file', { path: anyPath(dice), content: text }],
    () => ['delete_file', { path: known }],
    () => ['move', { from: known, to: dice.chance(0.3) ? `new/${dice.pick(names)}` : anyPath(dice) }],
    () => ['apply_patch', { patch: patchOf(known, now[known] ?? '') }],
  ]
  return dice.pick(draws)()
}

/** Changes the first line, deletes the file, or makes one beside it. */
function patchOf(path: string, shown: string): string {
  const text = Buffer.from(shown.slice(shown.indexOf(' ') + 1), 'latin1').toString('utf8')
  const [first] = text.split('\n')
  const made = '--- /dev/null\n+++ b/patched/new.txt\n@@ -0,0 +1 @@\n+made\n'
  if (!text.includes('\n') || text.includes('\u0000')) return made
  return `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-${first}\n+changed\n${made}`
}
