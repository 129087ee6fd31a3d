/** Actions that only look. They stage nothing and may be run again; what they read is noted, so that a later write can be compared. */
import type { z } from 'zod'
import type { Degraded, Prepared } from '../core/contracts/acting.ts'
import type { Refused } from '../ports.ts'
import { type ActionDef, type ActionJob, action, type ExecuteJob } from './action.ts'
import { evidenceOf } from './evidence.ts'
import { ratePaths } from './rate-paths.ts'
import { deniedPath, isRefused } from './refused.ts'

type Read = {
  readonly stdout: string
  readonly stderr?: string
  readonly artifacts?: readonly string[]
  readonly degraded?: Degraded
}
type Reads<P> = {
  readonly params: z.ZodType<P>
  readonly where: (params: P) => string
  readonly run: (job: ExecuteJob<P> & { readonly path: string }) => Read | Refused | Promise<Read | Refused>
}

export const reading = <P>({ params, where, run }: Reads<P>): ActionDef =>
  action<P>({
    params,
    effect: 'read',
    rate: (given) => ratePaths({ effect: 'read' }, [[where(given), 'read']]),
    prepare: (job) => prepareRead(job, where(job.params)),
    execute: async (job) => {
      const verdict = job.workspace.mayTouch(where(job.params), 'read', job.call.scope)
      if ('fault' in verdict) return deniedPath(verdict.about, verdict.fault)
      const read = await run({ ...job, path: verdict.path })
      if (isRefused(read)) return read
      const { decision_id, expectation } = job.call.envelope
      const { stdout, stderr = '', artifacts = [], degraded } = read
      return {
        result: { decision_id, exit_code: 0, stdout, stderr, artifacts: [...artifacts] },
        evidence: evidenceOf(expectation, [], job.call.scope),
        ...(degraded && { degraded }),
      }
    },
  })

function prepareRead({ workspace, call }: ActionJob<unknown>, path: string): Prepared | Refused {
  const verdict = workspace.mayTouch(path, 'read', call.scope)
  if ('fault' in verdict) return deniedPath(verdict.about, verdict.fault)
  const reach = { effect: 'read' as const, paths: [verdict.path] }
  if (!verdict.protection) return { pre: [], risk: 'low', reasons: [], reach }
  return { pre: [], risk: 'high', reasons: [{ kind: 'secrets', what: verdict.path.slice(0, 500) }], reach }
}
