/** Where the user's own settings lie. Never in a workspace or a team folder: those may come from somebody else. */
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** `SIGNALBOX_CONFIG` names the folder; else it is `signalbox` in XDG_CONFIG_HOME, which is ignored where it is relative. */
export function configFolder(env: Environment, home = homedir()): string {
  if (env.SIGNALBOX_CONFIG) return resolve(env.SIGNALBOX_CONFIG)
  const base = env.XDG_CONFIG_HOME
  return join(base && isAbsolute(base) ? base : join(home, '.config'), 'signalbox')
}

export const configFile = (folder: string): string => join(folder, 'signalbox.yaml')
