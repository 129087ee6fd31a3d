/** Which folders a program is installed in, so that it can be seen behind walls: its own package, and what links on the PATH lead to. */
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'

/** The program's file, or undefined where there is none. */
export function findProgram(name: string, path: string, cwd: string): string | undefined {
  const named = isAbsolute(name) ? name : join(cwd, name)
  if (name.includes('/')) return isProgram(named) ? named : undefined
  const folder = path.split(delimiter).find((one) => one.startsWith('/') && isProgram(join(one, name)))
  return folder === undefined ? undefined : join(folder, name)
}

export function programFolders(program: string, path: string): readonly string[] {
  const linked = path.split(delimiter).filter((folder) => folder.endsWith('/node_modules/.bin') && existsSync(folder))
  return [...new Set([installedIn(realpathSync(program)), ...linked.map(dirname)])].filter(
    (folder) => !/^\/(?:usr|bin|sbin|lib|opt)(?:\/|$)/.test(folder) && folder !== '/',
  )
}

/** Packages look for others beside them. */
function installedIn(file: string): string {
  const at = file.indexOf('/node_modules/')
  return at < 0 ? dirname(file) : file.slice(0, at + '/node_modules'.length)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
