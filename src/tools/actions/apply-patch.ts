/** Applies a unified diff as a whole or not at all (patch/parse.ts, patch/apply.ts). */
import { z } from 'zod'
import { Text } from '../../core/contracts/bounds.ts'
import type { Refused } from '../../ports.ts'
import { changing, type Files, newFileMode, type Spot, type Wanted } from '../changing.ts'
import { content } from '../disk/images.ts'
import { applyHunks } from '../patch/apply.ts'
import { type FilePatch, parsePatch } from '../patch/parse.ts'
import type { Touch } from '../rate-paths.ts'
import { conflict, isRefused, missing, refused } from '../refused.ts'

export const applyPatch = changing({
  params: z.strictObject({ patch: Text }),
  effect: 'write',
  touches: ({ patch }) => touchedBy(patch),
  deletes: ({ patch }) => {
    const parsed = parsePatch(patch)
    return !('fault' in parsed) && parsed.files.some(({ to }) => to === null)
  },
  plan: ({ patch }, files) => {
    const parsed = parsePatch(patch)
    if ('fault' in parsed) return refused('E_INVALID_ARGS', { kind: 'bad_params', where: '$.patch' }, parsed.fault)
    const wanted: Wanted[] = []
    for (const file of parsed.files) {
      const made = wantedOf(file, files)
      if (isRefused(made)) return made
      wanted.push(...made)
    }
    const names = wanted.map(({ spot }) => spot.path)
    const twice = names.find((name, i) => names.indexOf(name) !== i)
    if (twice !== undefined)
      return refused('E_INVALID_ARGS', { kind: 'bad_params', where: '$.patch' }, `${twice} is there twice`)
    return { wanted, said: wanted.map(({ spot, after }) => `${after ? 'patched' : 'deleted'} ${spot.path}\n`).join('') }
  },
})

function touchedBy(patch: string): Touch[] {
  const parsed = parsePatch(patch)
  if ('fault' in parsed) return []
  return parsed.files.flatMap(({ from, to }) => [
    ...(from !== null ? [[from, from === to ? 'write' : 'delete'] as const] : []),
    ...(to !== null && to !== from ? [[to, 'write'] as const] : []),
  ])
}

function wantedOf(file: FilePatch, files: Files): Wanted[] | Refused {
  const { from, to } = file
  if (from === null) return madeBy(file, files)
  const spot = files.spot(from, to === from ? 'write' : 'delete')
  if (isRefused(spot)) return spot
  if (!spot.now) return missing(spot.path)
  if (spot.now.image.kind !== 'file') return conflict(spot.path, 'not_a_file')
  const bytes = applyHunks(spot.now.bytes, file.hunks)
  if ('fault' in bytes) return conflict(spot.path, 'patch_does_not_fit', bytes.fault)
  if (to === null)
    return bytes.length === 0
      ? [{ spot, after: null }]
      : conflict(spot.path, 'patch_does_not_fit', 'something would be left')
  const after = content('file', bytes, modeOf(spot, file.executable))
  if (to === from) return [{ spot, after }]
  const end = files.spot(to, 'write')
  if (isRefused(end)) return end
  return end.now
    ? conflict(end.path, 'exists')
    : [
        { spot, after: null },
        { spot: end, after },
      ]
}

function madeBy({ to, hunks, executable }: FilePatch, files: Files): Wanted[] | Refused {
  const spot = files.spot(to as string, 'write')
  if (isRefused(spot)) return spot
  if (spot.now) return conflict(spot.path, 'exists')
  const bytes = applyHunks(Buffer.alloc(0), hunks)
  if ('fault' in bytes) return conflict(spot.path, 'patch_does_not_fit', bytes.fault)
  return [{ spot, after: content('file', bytes, modeOf(spot, executable)) }]
}

/** git knows only whether a file can be executed; the rest of its mode stays. */
function modeOf({ now }: Spot, executable: boolean | undefined): number {
  const mode = now?.image.mode ?? newFileMode
  if (executable === undefined) return mode
  return executable ? mode | ((mode & 0o444) >> 2) : mode & ~0o111
}
