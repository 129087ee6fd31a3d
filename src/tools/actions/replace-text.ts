/**
 * Replaces a text in every file below a path, or below several. All of it is one decision, so that one card shows every hit.
 *
 * R1. `word`: only where it stands as a whole word. Chinese characters end a word, as blanks do.
 * R3. A `word` that is part of a path in an import stays where that file is there: the file keeps its name. What stays is named.
 * R4. `line`: the whole line goes that holds the text, with its line break: \r\n, \n, or \r alone as in very old files. Nothing else
 *     ends a line.
 * R2. Left alone are folders that programs fill, what `.gitignore` names, protected names, and what is no UTF-8 text.
 */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing, type Files, type Wanted } from '../changing.ts'
import { ignoredIn } from '../commands/run/ignored.ts'
import { content } from '../disk/images.ts'
import { importedFiles } from '../imported-files.ts'
import { isFarmed } from '../paths/unlisted.ts'
import { conflict, isRefused, missing } from '../refused.ts'

const Params = z
  .strictObject({
    find: z.string().min(1).max(4_096),
    replace: z.string().max(4_096),
    path: z.union([Path, z.array(Path).min(1).max(50)]).optional(),
    word: z.boolean().optional(),
    line: z.boolean().optional(),
  })
  .refine(({ replace, line }) => !line || replace === '', {
    path: ['replace'],
    error: 'must be empty where whole lines are deleted',
  })
  .refine(({ word, line }) => !(word && line), {
    path: ['word'],
    error: 'has no meaning where whole lines are deleted',
  })
  .refine(({ replace, word }) => !word || !/\s/.test(replace), {
    path: ['replace'],
    error: 'must be one word, as what is renamed is one',
  })
type Params = z.infer<typeof Params>

const mostFiles = 1_000

export const replaceText = changing<Params>({
  params: Params,
  effect: 'write',
  readsNow: true,
  touches: ({ path = '.' }) => [path].flat().map((one) => [one, 'write'] as const),
  plan: ({ find, replace, path = '.', word = false, line = false }, files) => {
    const starts = [path].flat().map((one) => one.replace(/(?<!\/)\/+$/, '') || '.')
    const start = starts.join(', ')
    const found = new Set<string>()
    for (const one of starts) {
      const named = one === '.' ? undefined : files.spot(one, 'read')
      if (named && isRefused(named)) return named
      if (named && !named.now) return missing(named.path)
      for (const at of textFiles(files, named?.path ?? '.')) found.add(at)
    }
    const wanted: Wanted[] = []
    const left: string[] = []
    const names: string[] = []
    let hits = 0
    for (const at of found) {
      const spot = files.spot(at, 'write')
      if (isRefused(spot) || spot.protection || spot.now?.image.kind !== 'file') continue // R2
      const text = textIn(spot.now.bytes)
      const pattern = patternOf(find, { word, line })
      const matches = text === undefined ? [] : [...text.matchAll(pattern)]
      if (text === undefined && spot.now.bytes.includes(find)) left.push(at)
      if (text === undefined || matches.length === 0) continue
      const paths = word ? importedFiles(files.workspace.tree, at, text) : []
      const pathAt = (place: number) => paths.find(({ start, end }) => start <= place && place < end) // R3
      names.push(...new Set(matches.flatMap(({ index }) => pathAt(index)?.path ?? []).map((path) => `${path} (${at})`)))
      const count = matches.filter(({ index }) => !pathAt(index)).length
      if (count === 0) continue
      hits += count
      const changed = text.replace(pattern, (found, place: number) => (pathAt(place) ? found : replace))
      const after = content('file', Buffer.from(changed), spot.now.image.mode)
      wanted.push({ spot, after })
      if (wanted.length > mostFiles)
        return { refused: { code: 'E_INVALID_ARGS', cause: { kind: 'too_large', path: start, limit: mostFiles } } }
    }
    if (hits === 0) return conflict(start, 'text_not_found', find)
    return {
      wanted,
      reasons: names.slice(0, 50).map((what) => ({ kind: 'names_file', what: what.slice(0, 500) })),
      said: [
        `${replace === '' ? find : `${find} → ${replace}`}: ${hits} in ${wanted.length} ${wanted.length === 1 ? 'file' : 'files'}`,
        ...(left.length > 0 ? [`left alone, no UTF-8 text: ${left.slice(0, 20).join(', ')}`] : []),
        ...(names.length > 0 ? [`left alone, names of files: ${names.slice(0, 20).join(', ')}`] : []),
      ].join('; '),
    }
  },
})

/** R1, R4. */
function patternOf(find: string, { word, line }: { word: boolean; line: boolean }): RegExp {
  const plain = RegExp.escape(find)
  if (line) return new RegExp(`(?<![^\\r\\n])[^\\r\\n]*?${plain}[^\\r\\n]*(?:\\r\\n?|\\n)?`, 'gu')
  const letters = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}\\p{M}_$]'
  return word ? new RegExp(`(?<!${letters})${plain}(?!${letters})`, 'gu') : new RegExp(plain, 'gu')
}

function* textFiles({ workspace }: Files, start: string): Iterable<string> {
  const { tree, root } = workspace
  const isIgnored = ignoredIn(root)
  const walk = function* (path: string): Iterable<string> {
    for (const entry of (tree.list(path) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = path === '.' ? entry.name : `${path}/${entry.name}`
      if (isIgnored(inside, entry.isDirectory())) continue
      if (entry.isFile()) yield inside
      else if (entry.isDirectory() && !isFarmed(entry.name)) yield* walk(inside)
    }
  }
  if (tree.stat(start)?.isDirectory()) yield* walk(start)
  else yield start
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
function textIn(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return
  try {
    return decoder.decode(bytes)
  } catch {
    return
  }
}
