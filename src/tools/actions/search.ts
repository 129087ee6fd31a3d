/**
 * Lines that hold a text, match a pattern or mean what the query means, as `path:line:text`. Ripgrep finds texts and patterns; where it
 * is missing or does not start, a plain scan does, for texts only. Where nothing is known of what the query means, its words are
 * searched. Each lesser way is told.
 *
 * F1. A hit counts only if the file, opened by the walk that follows no link, has that line: a folder that is swapped for a link while
 *     ripgrep runs shows nothing of the outside. F2. Secrets are left out and counted.
 */
import { z } from 'zod'
import type { EffectiveScope } from '../../core/contracts/acting.ts'
import { Path } from '../../core/contracts/bounds.ts'
import type { ActionDef, ExecuteJob } from '../action.ts'
import { contentIn } from '../disk/images.ts'
import { reading } from '../reading.ts'
import { missing, refused } from '../refused.ts'
import { byMeaning, type Meaning } from '../search/by-meaning.ts'
import { plainScan } from '../search/plain-scan.ts'
import { type Hit, ripgrep, ripgrepProgram } from '../search/ripgrep.ts'
import type { Workspace } from '../workspace.ts'

const mostHits = 1_000
const longestLine = 500

const Params = z
  .strictObject({
    query: z.string().min(1).max(4_096),
    path: Path.optional(),
    regex: z.boolean().optional(),
    meaning: z.boolean().optional(),
  })
  .refine(({ regex, meaning }) => !(regex && meaning), { path: ['meaning'], error: 'a pattern has no meaning' })
type Job = ExecuteJob<z.infer<typeof Params>> & { readonly path: string }

export const searchBy = (meaning: Meaning = () => undefined): ActionDef =>
  reading({
    params: Params,
    where: ({ path }) => path ?? '.',
    run: (job) => {
      if (!job.workspace.tree.stat(job.path)) return missing(job.path)
      return job.params.meaning ? likeIt(job, meaning) : literally(job)
    },
  })

async function literally({ params: { query, regex = false }, path, workspace, call, signal }: Job) {
  const found = await byRipgrep({ root: workspace.root, path, query, regex, signal })
  if (!found && regex)
    return refused('E_IO', { kind: 'no_program', program: 'ripgrep' }, 'without it only plain texts are searched')
  if (!found)
    return {
      ...shown(workspace, call.scope, plainScan(workspace.tree, path, query)),
      degraded: { from: 'ripgrep', to: 'scan' } as const,
    }
  if ('problem' in found) return refused('E_INVALID_ARGS', { kind: 'bad_params', where: '$.query' }, found.problem)
  return shown(workspace, call.scope, found.hits)
}

/** By meaning, else any of its words with ripgrep, else its longest word file by file. */
async function likeIt({ params: { query }, path, workspace, call, signal }: Job, meaning: Meaning) {
  const like = meaning(query)
  if (like) {
    const { hits, isCut } = byMeaning(workspace.tree, path, like)
    const { stdout, stderr } = shown(workspace, call.scope, hits)
    return {
      stdout,
      stderr: [stderr, ...(isCut ? ['cut: not all files were looked at'] : [])].filter(Boolean).join('\n'),
    }
  }
  const words: readonly string[] = query.match(/[\p{L}\p{N}_]+/gu) ?? []
  const pattern = words.length > 0 ? { query: words.join('|'), regex: true } : { query, regex: false }
  const found = await byRipgrep({ root: workspace.root, path, ...pattern, signal })
  const hits = found && !('problem' in found) ? found.hits : undefined
  const [longestWord = query] = words.toSorted((a, b) => b.length - a.length)
  return {
    ...shown(workspace, call.scope, hits ?? plainScan(workspace.tree, path, longestWord)),
    degraded: { from: 'meaning', to: hits ? 'ripgrep' : 'scan' } as const,
  }
}

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
