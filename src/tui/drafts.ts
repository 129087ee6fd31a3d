/** What was being written when the person left, kept beside the journal for when they come back. Losing it harms nothing else. */
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
    return {} // There is none, or it is no file of ours.
  }
}

export function saveDrafts(folder: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) return rmSync(fileIn(folder), { force: true })
  writeFileSync(fileIn(folder), JSON.stringify(drafts), { mode: 0o600 })
}
