/** Unsent drafts by conversation, kept in the data folder between two starts. The journal does not depend on them. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drafts } from './model.ts'

const fileIn = (folder: string): string => join(folder, 'drafts.json')

export function readDrafts(folder: string): Drafts {
  try {
    const kept: unknown = JSON.parse(readFileSync(fileIn(folder), 'utf8'))
    return Object.fromEntries(
      Object.entries(kept as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {} // There is none, or it cannot be read.
  }
}

export function saveDrafts(folder: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) return rmSync(fileIn(folder), { force: true })
  writeFileSync(fileIn(folder), JSON.stringify(drafts), { mode: 0o600 })
}
