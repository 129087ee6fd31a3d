/**
 * A tool host whose only effect is a line in a file beside the journal, so that what was done can be counted from outside. A pair is
 * staged and lands as two lines, one after the other; a mail is sent at once. It checks nothing that the core promises to check: what
 * the core starts twice stands there twice.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { Change, Reach } from '../../src/core/contracts/acting.ts'
import type { ToolEnvelope } from '../../src/core/contracts/execution.ts'
import { canonicalHash } from '../../src/edge/canonical-hash.ts'
import type { ToolHost } from '../../src/ports.ts'

/** Every line that stands in the record of a folder. */
export const recordedIn = (folder: string): string[] =>
  existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8').split('\n').filter(Boolean) : []

export const pairOf = (name: string): [string, string] => [`${name}/first`, `${name}/second`]

/** A line for a decision: what was done, of which conversation and agent, and under which id. */
export const lineOf = (what: string, decisionId: string): string => `${what} ${decisionId}`

const fileIn = (folder: string): string => join(folder, 'effects.log')

export function recordingHost(folder: string): ToolHost {
  const record = (line: string): void => appendFileSync(fileIn(folder), `${line}\n`, { flush: true })
  const isRecorded = (line: string): boolean => recordedIn(folder).includes(line)
  return {
    local: true,
    check: (call) => ({ reach: reachOf(call), risk: riskOf(call), reasons: [] }),
    prepare: ({ envelope }) => ({ pre: [], risk: riskOf(envelope), reasons: [], reach: reachOf(envelope) }),
    execute: async ({ envelope }) => {
      const { action, decision_id, params } = envelope
      await rest(1)
      if (action === 'send_mail') record(lineOf(String(params.to), decision_id))
      if (action !== 'look_around') await rest(1)
      const staged = action === 'put_pair' ? reachOf(envelope).paths.map(changeOf) : undefined
      return { ...reportOf(envelope), ...(staged && { staged }) }
    },
    land: async ({ envelope: { decision_id } }, staged) => {
      for (const { path } of staged) {
        if (!isRecorded(lineOf(path, decision_id))) record(lineOf(path, decision_id))
        await rest(1)
      }
      return { landed: staged.map(({ path }) => path), left: [] }
    },
    probe: ({ envelope: { action, params, decision_id } }) =>
      action === 'send_mail' && isRecorded(lineOf(String(params.to), decision_id)) ? 'applied' : 'not_applied',
    undo: () => ({ restored: [], left: [] }),
  }
}

type Call = Pick<ToolEnvelope, 'action' | 'params'>
const riskOf = ({ action }: Call) => (action === 'look_around' ? 'low' : 'medium')

function reachOf({ action, params }: Call): Reach {
  if (action === 'put_pair') return { effect: 'write', paths: pairOf(String(params.name)) }
  if (action === 'send_mail') return { effect: 'network', paths: [], hosts: ['mail.example.com'] }
  return { effect: 'read', paths: [] }
}

const changeOf = (path: string): Change => ({
  path,
  pre: null,
  post: { kind: 'file', hash: canonicalHash(path), mode: 0o644 },
})

const reportOf = ({ decision_id }: ToolEnvelope) => ({
  result: { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: [] },
  evidence: { met: [], missing: [], unexpected: [], out_of_scope: [] },
})
