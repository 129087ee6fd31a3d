/** What the system's refusal of a file or a folder means to a person, or nothing where it is no refusal of theirs. */
import type { Problem } from '../core/contracts/problems.ts'
import { refuse } from '../core/contracts/result.ts'

const forbidden: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS'])
const impossible: ReadonlySet<unknown> = new Set(['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'])
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])
/** Too many open files, no memory, a broken disk: not ours, whatever the path. */
const machine: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'EIO'])

export function fileProblem(thrown: unknown, path: string): Problem | undefined {
  if (!(thrown instanceof Error && 'code' in thrown)) return
  const { code, message: what } = thrown
  if (forbidden.has(code)) return refuse('E_IO', { why: 'permission', path }).problem
  if (impossible.has(code)) return refuse('E_INVALID_ARGS', { why: 'not_a_folder', path }).problem
  if (full.has(code)) return refuse('E_IO', { why: 'disk_full', path }).problem
  if (machine.has(code)) return refuse('E_IO', { why: 'io', path, what }).problem
}
