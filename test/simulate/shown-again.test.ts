/**
 * The command that a failing simulation prints: run as it stands, in a new process, it breaks the same promise in the same
 * step. Each option it may print is among these.
 */
import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import { actingBugs } from './acting-bugs.ts'
import { plantedBugs } from './bugs.ts'
import { SourceCopy } from './planted.ts'

const copy = new SourceCopy()
afterAll(() => copy.remove())

type Printed = { readonly failure: string; readonly again: string; readonly smaller?: { step: string; again: string } }

/** The first failure that a call prints. */
function simulate(command: string): Printed {
  const [program = '', ...args] = command.split(' ')
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.folder, encoding: 'utf8' })
  const [text = ''] = /^seed \d+ broke [\s\S]*?(?=^seed |(?![\s\S]))/m.exec(stdout) ?? []
  if (status !== 1 || text === '') throw new Error(`no failure was printed:\n${stdout}\n${stderr}`)
  const [whole = '', rest] = text.split(/^ {2}a smaller run breaks it in /m)
  const again = (part: string): string => /^ {2}again: (.*)$/m.exec(part)?.[1] ?? ''
  const failure = whole.split('\n').slice(0, 2).join('\n')
  return {
    failure,
    again: again(whole),
    ...(rest !== undefined && { smaller: { step: rest.slice(0, rest.indexOf(':')), again: again(rest) } }),
  }
}

const bugOf = (name: string) => {
  const bug = [...plantedBugs, ...actingBugs].find((each) => each.name === name)
  if (!bug) throw new Error(`there is no planted bug called ${name}`)
  return bug
}

const call = 'npm run signalbox -- simulate --seeds 12 --from 1 --steps 100'
const printed = new Set<string>()
describe('the printed command shows the same failure again', () => {
  test.each([
    ['a frame with an old token is accepted', call],
    ['commands run without an approval', `${call} --conversations 2`],
    ['a gate that fails counts as SAFE', `${call} --faults gate_fails,nack`],
    ['everybody who was named gets the message that named them', `${call} --faults none`],
    ['the writer acknowledges before the sync', call],
  ])('%s: %s', { timeout: 300_000 }, (name, command) => {
    copy.with(bugOf(name), () => {
      const found = simulate(command)
      const again = simulate(found.again)
      expect(again.failure).toBe(found.failure)
      expect(again.again).toBe(found.again)
      if (found.smaller) expect(simulate(found.smaller.again).failure).toContain(` in ${found.smaller.step}: `)
      for (const each of [found.again, found.smaller?.again ?? ''])
        for (const [option] of each.matchAll(/--[a-z]+( none)?/g)) printed.add(option)
    })
  })

  test('with every option that it can have', () => {
    const options = ['--seeds', '--from', '--steps', '--faults', '--faults none', '--conversations']
    expect([...printed].toSorted()).toEqual(options.toSorted())
  })
})

test('what only a range of seeds shows is said to be so, with the command for the range', () => {
  const range = 'npm run signalbox -- simulate --seeds 40 --from 1 --steps 20 --faults none'
  const bug = {
    name: 'a process gives up after some runs',
    find: 'this.#dictionary.learn(store.terms())\n  }',
    replace: `this.#dictionary.learn(store.terms())
    const shared = globalThis as { opened?: number }
    shared.opened = (shared.opened ?? 0) + 1
    if (shared.opened > 10) throw new Error('too many')
  }`,
    breaks: ['I33'],
  }
  copy.with(bug, () => {
    const [program = '', ...args] = range.split(' ')
    const { stdout } = spawnSync(program, args, { cwd: copy.folder, encoding: 'utf8' })
    expect(stdout).toContain('alone, this seed breaks nothing')
    expect(stdout).toContain(`again: ${range}\n`)
  })
})
