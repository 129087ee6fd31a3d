/** What a command came to, for the judge and for its agent: what it changed, and what it printed, cleaned and cut. */
import type { Change } from '../../../core/contracts/acting.ts'
import type { Done, Refused, Staged } from '../../../ports.ts'
import type { ExecuteJob } from '../../action.ts'
import { hashOf } from '../../disk/images.ts'
import { evidenceOf } from '../../evidence.ts'
import { refused } from '../../refused.ts'
import { commandDiff } from './command-diff.ts'
import { secretValues } from './environment.ts'
import { ignoredIn } from './ignored.ts'
import { cleanOutput, cutOutput, mostShown } from './output.ts'
import type { Outcome } from './run-command.ts'

const mostChanges = 1_000

export async function commandAnswer(
  job: ExecuteJob<unknown>,
  outcome: Outcome,
  timeoutMs: number,
): Promise<Staged | Done | Refused> {
  const { workspace, call } = job
  const { decision_id, expectation } = call.envelope
  const isIgnored = ignoredIn(workspace.root)
  const changes = outcome.changed.map(({ change }): Change => {
    const folder = (change.post ?? change.pre)?.kind === 'folder'
    return isIgnored(change.path, folder) ? { ...change, apart: 'ignored' } : change
  })
  if (changes.length > mostChanges)
    return refused('E_INVALID_ARGS', { kind: 'too_large', path: '.', limit: mostChanges })
  const printed = await printedOf(job, outcome, timeoutMs)
  await workspace.blobs.keep(outcome.changed.flatMap(({ contents }) => contents))
  const artifacts = changes.filter(({ post }) => post !== null).map(({ path }) => path)
  const result = { decision_id, exit_code: outcome.ran.exit, ...printed, artifacts }
  const evidence = evidenceOf(expectation, changes, call.scope)
  if (changes.length === 0) return { result, evidence }
  const diff = commandDiff(outcome.changed, changes)
  const shown = diff && cleanOutput(Buffer.from(diff), secretValues(process.env))
  return { result, evidence, staged: changes, ...(shown && { diff: shown }) }
}

async function printedOf(
  { workspace }: ExecuteJob<unknown>,
  { ran, scratch }: Outcome,
  timeoutMs: number,
): Promise<{ stdout: string; stderr: string }> {
  const secrets = secretValues(process.env)
  const [out, err] = [cleanOutput(ran.stdout, secrets), cleanOutput(ran.stderr, secrets)]
  await workspace.blobs.keep([out, err].filter((text) => text.length > mostShown).map((text) => Buffer.from(text)))
  const shown = (text: string): string => cutOutput(text, hashOf(Buffer.from(text)))
  const notes = [
    ...(ran.ended === 'timeout' ? [`ended after ${timeoutMs} ms`] : []),
    ...(ran.dropped > 0 ? [`${ran.dropped} bytes of output were not kept`] : []),
    ...scratch.map(({ path, entries }) => `${path} is written directly and not undone (${entries} entries)`),
  ]
  return {
    stdout: shown(out),
    stderr: [shown(err), ...notes.map((note) => `[signalbox] ${note}`)].filter((text) => text !== '').join('\n'),
  }
}
