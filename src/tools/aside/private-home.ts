/**
 * The home of a program that works beside a workspace: a folder of its own with copies of the few files that it signs in with. What
 * it writes there goes with it, so that it cannot plant anything that the person's own programs would run later.
 *
 * V1. Only files that are named as kept come back: tokens that were renewed meanwhile. They come back as they are, only where the
 *     person's own file is still the one that was copied, and only as a plain file.
 */
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '../../edge/replace-file.ts'

type Wanted = { readonly files: readonly string[]; readonly kept: readonly string[] }
type PrivateHome = { readonly folder: string; readonly writeBack: () => void }

const largest = 4 * 1_048_576

export function makeHome(folder: string, real: string, { files, kept }: Wanted): PrivateHome {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const copied = files.filter((path) => isSmallFile(join(real, path)))
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    copyFileSync(join(real, path), join(folder, path))
  }
  const before = new Map(
    copied.filter((path) => kept.includes(path)).map((path) => [path, readFileSync(join(real, path))]),
  )
  return {
    folder,
    writeBack: () => {
      for (const [path, bytes] of before) renew(join(folder, path), join(real, path), bytes) // V1
    },
  }
}

function renew(from: string, to: string, before: Buffer): void {
  const stat = lstatSync(from, { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size > largest || !existsSync(to)) return
  const now = readFileSync(from)
  if (now.equals(before) || !readFileSync(to).equals(before)) return
  replaceFile(to, now, { sync: true, mode: statSync(to).mode & 0o777 })
}

const isSmallFile = (path: string): boolean => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size <= largest
}
