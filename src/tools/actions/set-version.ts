/**
 * Sets the version of a package: in its package.json, and in the lock file beside it where that names it. Only the number is replaced,
 * so that every other byte stays as it is, and a person sees the change before it is made.
 *
 * V1. Which of several equal texts is the version is found by trying: replacing it must change exactly that value and nothing else.
 */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import type { Refused } from '../../ports.ts'
import { changing, type Files, type Wanted } from '../changing.ts'
import { content } from '../disk/images.ts'
import { conflict, isRefused, missing } from '../refused.ts'

const Params = z.strictObject({
  version: z
    .string()
    .max(100)
    .regex(/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/, { error: 'must be a version such as 1.2.0' }),
  /** The folder of the package; without it the workspace itself. */
  path: Path.optional(),
})

export const setVersion = changing<z.infer<typeof Params>>({
  params: Params,
  effect: 'write',
  readsNow: true,
  touches: ({ path }) => filesIn(path).map((file) => [file, 'write'] as const),
  plan: ({ version, path }, files) => {
    const [main = '', ...locks] = filesIn(path)
    const named = wantedIn(files, { path: main, places: [['version']] }, version)
    if (isRefused(named)) return named
    const wanted: Wanted[] = [named]
    for (const lock of locks) {
      const places = [['version'], ['packages', '', 'version']]
      const also = wantedIn(files, { path: lock, places }, version)
      if (!isRefused(also)) wanted.push(also)
      else if (also.refused.cause?.kind !== 'file_conflict') return also
    }
    return { wanted, said: `${wanted.map(({ spot }) => spot.path).join(', ')}: ${version}` }
  },
})

const filesIn = (folder = '.'): readonly string[] =>
  ['package.json', 'package-lock.json', 'npm-shrinkwrap.json'].map((name) =>
    folder === '.' ? name : `${folder.replace(/(?<!\/)\/+$/, '')}/${name}`,
  )

type Asked = { readonly path: string; readonly places: readonly (readonly string[])[] }

function wantedIn(files: Files, { path, places }: Asked, version: string): Wanted | Refused {
  const spot = files.spot(path, 'write')
  if (isRefused(spot)) return spot
  if (!spot.now) return missing(spot.path)
  if (spot.now.image.kind !== 'file') return conflict(spot.path, 'not_a_file')
  const before = spot.now.bytes.toString('latin1') // every byte stays as it is
  const after = places.reduce<string | undefined>((text, place, i) => {
    const set = text === undefined ? undefined : withValue(text, place, version)
    return set ?? (i === 0 ? undefined : text) // a lock file of an old kind has only the first
  }, before)
  if (after === undefined) return conflict(spot.path, 'text_not_found')
  return { spot, after: content('file', Buffer.from(after, 'latin1'), spot.now.image.mode) }
}

const mostTries = 200

/** V1. */
function withValue(text: string, place: readonly string[], version: string): string | undefined {
  const before = parsed(text)
  const old = valueAt(before, place)
  if (typeof old !== 'string') return
  if (old === version) return text
  const wanted = structuredClone(before)
  const owner = valueAt(wanted, place.slice(0, -1)) as Record<string, unknown>
  owner.version = version
  const pattern = new RegExp(`("version"\\s*:\\s*)${RegExp.escape(JSON.stringify(old))}`, 'g')
  for (const { index, 0: found, 1: name = '' } of [...text.matchAll(pattern)].slice(0, mostTries)) {
    const tried = `${text.slice(0, index)}${name}${JSON.stringify(version)}${text.slice(index + found.length)}`
    if (isDeepStrictEqual(parsed(tried), wanted)) return tried
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u00EF\u00BB\u00BF/, ''))
  } catch {
    return
  }
}

const valueAt = (value: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    value,
  )
