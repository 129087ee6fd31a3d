/** Adds a server of tools to the user's settings. What else stands in the file stays as it is, with its comments. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseDocument } from 'yaml'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { replaceFile } from '../edge/replace-file.ts'
import { checkConfig } from './read-config.ts'

type Added = { readonly ok: true } | { readonly ok: false; readonly problem: TeamProblem | 'known' }

/** A name that is there already, and a file with a mistake, are left alone. */
export function addServer(file: string, name: string, server: object): Added {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const read = checkConfig(file, before)
  const [wrong] = read.ok ? [] : read.problems
  if (wrong) return { ok: false, problem: wrong }
  if (read.ok && Object.hasOwn(read.config.mcp, name)) return { ok: false, problem: 'known' }
  const document = parseDocument(before)
  document.setIn(['mcp', name], document.createNode(server))
  const text = document.toString({ lineWidth: 0 })
  const checked = checkConfig(file, text)
  const [fault] = checked.ok ? [] : checked.problems
  if (fault) return { ok: false, problem: fault }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  replaceFile(file, text, { sync: true, mode: 0o600 })
  return { ok: true }
}
