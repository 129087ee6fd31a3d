/** What `signalbox simulate` prints: the table of faults by situations, and for a failure the command that shows it again. */
import { printable } from '../views/printable.ts'
import { type Coverage, impossible, situations } from './coverage.ts'
import { type FaultKind, faultKinds } from './faults.ts'
import { invariants } from './invariants.ts'
import type { ManyOptions, Total } from './many.ts'
import type { Failure, Shown } from './show-again.ts'

const label = 20
const cell = 6

export function table(coverage: Coverage): string {
  const head = ''.padEnd(label) + situations.map((name) => name.slice(0, cell - 1).padStart(cell)).join('')
  const rows = faultKinds.map(
    (kind) => kind.padEnd(label) + situations.map((name) => cellOf(coverage, kind, name)).join(''),
  )
  return [
    `faults × situations (${situations.join(', ')})`,
    head,
    ...rows,
    '. can be hit and was not   - not its place (docs/guarantees.md)',
    '',
  ].join('\n')
}

function cellOf(coverage: Coverage, kind: FaultKind, situation: (typeof situations)[number]): string {
  const times = coverage.at(kind, situation)
  const shown = times > 0 ? short(times) : impossible(kind, situation) === undefined ? '.' : '-'
  return shown.padStart(cell)
}

const short = (times: number): string => (times < 10_000 ? String(times) : `${Math.floor(times / 1_000)}k`)

export const summary = ({ seeds, steps, events, failures }: Total, ms: number): string =>
  `${seeds} seeds, ${steps} steps, ${events} events, ${invariants.length} invariants, ${(ms / 1_000).toFixed(1)} s: ${
    failures.length === 0 ? 'no promise was broken' : `${failures.length} seeds broke a promise`
  }\n`

export function commandOf({ from, seeds, steps, faults, conversations }: ManyOptions): string {
  const more = [
    faults && `--faults ${faults.length > 0 ? faults.join(',') : 'none'}`,
    conversations !== undefined && `--conversations ${conversations}`,
  ].filter((each) => each)
  return ['npm run signalbox -- simulate', `--seeds ${seeds}`, `--from ${from}`, `--steps ${steps}`, ...more].join(' ')
}

export function failureText({ alone, smaller, ...found }: Failure): string {
  const { outcome, broken } = found
  const sentence = invariants.find(({ id }) => id === broken.id)?.sentence ?? ''
  return [
    `seed ${outcome.seed} broke ${broken.id} in step ${outcome.lastStep}: ${sentence}`,
    ...linesOf(found, smaller ? 0 : 12),
    ...(smaller ? [`  a smaller run breaks it in step ${smaller.outcome.lastStep}:`, ...linesOf(smaller, 12)] : []),
    ...(alone ? [] : ['  alone, this seed breaks nothing: something is carried over from one run to the next']),
    '',
  ].join('\n')
}

/** What is broken, the last events before it, and the command. */
const linesOf = ({ command, outcome, broken }: Shown, events: number): string[] => [
  `  ${printable(broken.message)}`,
  ...outcome.tail.slice(outcome.tail.length - events).map((line) => `  ${printable(line).slice(0, 200)}`),
  `  again: ${commandOf(command)}`,
]
