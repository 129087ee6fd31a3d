/** Where the host of a data folder keeps what is its own, and whether it ever began anything. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const hostFolder = (data: string): string => join(data, 'host')

/** Where no ledger is, nothing was begun. */
export const hasBegun = (data: string): boolean => existsSync(join(hostFolder(data), 'workspace.db'))
