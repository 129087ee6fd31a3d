/** What the file system's refusal means to a person, or nothing where it is no refusal of theirs. */
import type { Problem } from '../core/problems.ts'
import { refuse } from '../core/result.ts'

const forbidden: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS'])
const impossible: ReadonlySet<unknown> = new Set(['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'])

export function fileProblem(thrown: unknown, path: string): Problem | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (forbidden.has(code)) return refuse('E_IO', { why: 'permission', path }).problem
  if (impossible.has(code)) return refuse('E_INVALID_ARGS', { why: 'not_a_folder', path }).problem
}
