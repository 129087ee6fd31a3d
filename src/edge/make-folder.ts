/**
 * Makes a folder and those above it. Node's own recursive mkdir never returns where a file system answers ENOENT for a name it does
 * not let be made, as /proc does; so each folder is made by itself, and the first that cannot be is the answer.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { fileProblem } from './file-problem.ts'

export function makeFolder(path: string, mode = 0o777): Result<string> {
  const folder = resolve(path)
  try {
    make(folder, mode)
    return ok(folder)
  } catch (thrown) {
    const problem = fileProblem(thrown, folder)
    return problem ? { ok: false, problem } : refuse('E_INVALID_ARGS', { why: 'not_a_folder', path: folder })
  }
}

function make(folder: string, mode: number): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) make(dirname(folder), mode)
  try {
    mkdirSync(folder, mode)
  } catch (thrown) {
    if (!isFolder(folder)) throw thrown // unless another process was first
  }
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()
