/**
 * Lines that hold a text or match a pattern, as `path:line:text`. ripgrep finds them; where it is missing or does not start, a plain
 * scan does, for texts only, and that is told.
 *
 * F1. A hit counts only if the file, opened by the walk that follows no link, has that line: a folder that is swapped for a link while
 *     ripgrep runs shows nothing of the outside. F2. Secrets are left out and counted.
 */
import { z } from 'zod'
import type { EffectiveScope } from '../../core/contracts/acting.ts'
import { Path } from '../../core/contracts/bounds.ts'
import { contentIn } from '../disk/images.ts'
import { reading } from '../reading.ts'
import { missing, refused } from '../refused.ts'
import { plainScan } from '../search/plain-scan.ts'
import { type Hit, ripgrep, ripgrepProgram } from '../search/ripgrep.ts'
import type { Workspace } from '../workspace.ts'

const mostHits = 1_000
const longestLine = 500

export const search = reading({
  params: z.strictObject({ query: z.string().min(1).max(4_096), path: Path.optional(), regex: z.boolean().optional() }),
  where: ({ path }) => path ?? '.',
  run: async ({ params: { query, regex = false }, path, workspace, call, signal }) => {
    if (!workspace.tree.stat(path)) return missing(path)
    const found = await byRipgrep({ root: workspace.root, path, query, regex, signal })
    if (!found && regex)
      return refused('E_IO', { kind: 'no_program', program: 'ripgrep' }, 'without it only plain texts are searched')
    if (!found)
      return { ...shown(workspace, call.scope, plainScan(workspace.tree, path, query)), degraded: toPlainScan }
    if ('problem' in found) return refused('E_INVALID_ARGS', { kind: 'bad_params', where: '$.query' }, found.problem)
    return shown(workspace, call.scope, found.hits)
  },
})

const toPlainScan = { from: 'ripgrep', to: 'scan' } as const

/** Undefined where it is not there, or cannot be started. */
async function byRipgrep(
  asked: Parameters<typeof ripgrep>[1],
): Promise<Awaited<ReturnType<typeof ripgrep>> | undefined> {
  const program = ripgrepProgram()
  if (!program) return
  try {
    return await ripgrep(program, asked)
  } catch (error) {
    if (asked.signal.aborted) throw error
  }
}

function shown(workspace: Workspace, scope: EffectiveScope, hits: readonly Hit[]): { stdout: string; stderr: string } {
  const lines = new Map<string, readonly string[] | 'left_out'>()
  const linesOf = (path: string): readonly string[] | 'left_out' => {
    const known = lines.get(path) ?? readable(workspace, scope, path)
    lines.set(path, known)
    return known
  }
  const kept = hits.filter(({ path, line, text }) => {
    const known = linesOf(path)
    return known !== 'left_out' && known[line - 1] === text // F1
  })
  const leftOut = [...lines.values()].filter((known) => known === 'left_out').length
  const notes = [
    ...(leftOut > 0 ? [`${leftOut} files left out: protected or out of scope`] : []),
    ...(kept.length > mostHits ? [`cut: the first ${mostHits} of ${kept.length} hits`] : []),
  ]
  const said = kept.slice(0, mostHits).map(({ path, line, text }) => `${path}:${line}:${text.slice(0, longestLine)}\n`)
  return { stdout: said.join(''), stderr: notes.join('\n') }
}

function readable(workspace: Workspace, scope: EffectiveScope, path: string): readonly string[] | 'left_out' {
  const verdict = workspace.mayTouch(path, 'read', scope)
  const isOut = 'fault' in verdict || verdict.protection !== undefined || verdict.path !== path // F2
  const found = isOut ? null : contentIn(workspace.tree, path)
  if (found?.image.kind !== 'file') return 'left_out'
  return found.bytes.toString('utf8').split('\n').map(withoutReturn)
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
