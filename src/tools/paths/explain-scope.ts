/** What `signalbox explain scope` answers: whether a path may be touched in the file system as it is now, and why not. */
import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { PathFault } from '../../core/contracts/causes.ts'
import type { Access } from './access.ts'
import { judgePath } from './scope.ts'

/** Any text is answered: what is no usable path is denied, not unreadable. */
export const ExplainScopeInput = z.strictObject({
  workspace: z.string().min(1).max(4_096),
  allowed_paths: z.array(z.string().max(8_192)).max(1_000),
  action: z.enum(['read', 'search', 'write', 'patch', 'delete']),
  path: z.string().max(65_536),
})
type Input = z.infer<typeof ExplainScopeInput>

type ScopeAnswer = {
  readonly verdict: 'allow' | 'deny'
  readonly code?: 'E_POLICY_DENIED' | 'E_INVALID_ARGS'
  readonly reason: string
  readonly why?: PathFault | 'no_workspace'
  readonly resolved?: string
}

const accesses: Readonly<Record<Input['action'], Access>> = {
  read: 'read',
  search: 'read',
  write: 'write',
  patch: 'write',
  delete: 'delete',
}

/** For programs, so always in English; people get the same cause in words of their language. */
const reasons: Readonly<Record<PathFault, string>> = {
  malformed: 'not a usable path',
  outside: 'outside the workspace',
  link_outside: 'a link leads out of the workspace',
  link_loop: 'too many links',
  moved_meanwhile: 'the way to it changed meanwhile',
  special_file: 'a pipe, a socket or a device',
  protected: 'protected: it needs an approval of its own',
  own_state: 'it belongs to Signalbox itself',
  bad_pattern: 'a pattern in allowed_paths cannot be used',
  nothing_allowed: 'allowed_paths is empty, so nothing is allowed',
  not_allowed: 'no pattern of allowed_paths matches',
  excluded: 'excluded for this task',
}

export function explainScope({ workspace, allowed_paths, action, path }: Input): ScopeAnswer {
  const root = realFolder(workspace)
  if (root === undefined)
    return { verdict: 'deny', code: 'E_INVALID_ARGS', reason: 'the workspace is not a folder', why: 'no_workspace' }
  const scope = { within: [allowed_paths], without: [], denied: [] }
  const found = judgePath({ roots: { root, given: resolve(workspace) } }, path, accesses[action], scope)
  if ('fault' in found) return denied(found.fault)
  const { path: resolved, protection } = found
  return protection
    ? { ...denied('protected'), resolved }
    : { verdict: 'allow', reason: 'inside the workspace and allowed', resolved }
}

const denied = (why: PathFault): ScopeAnswer => ({
  verdict: 'deny',
  code: why === 'malformed' || why === 'bad_pattern' ? 'E_INVALID_ARGS' : 'E_POLICY_DENIED',
  reason: reasons[why],
  why,
})

function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync(path)
    return statSync(real).isDirectory() ? real : undefined
  } catch {
    return
  }
}
