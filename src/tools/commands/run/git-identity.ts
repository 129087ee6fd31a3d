/**
 * Who a commit is by. A command has no home, so it does not see the name and the address that a person gave git for all of their
 * repositories; these two, and nothing else of those settings, are passed on. What the repository itself says comes first.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function gitIdentity(root: string): Promise<Record<string, string>> {
  const [name, email] = await Promise.all(['user.name', 'user.email'].map((key) => ofPerson(root, key)))
  return {
    ...(name && { GIT_AUTHOR_NAME: name, GIT_COMMITTER_NAME: name }),
    ...(email && { GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_EMAIL: email }),
  }
}

async function ofPerson(root: string, key: string): Promise<string | undefined> {
  const own = await settingOf(['--file', join(root, '.git/config'), '--no-includes', key])
  return own === undefined ? settingOf(['--global', key]) : undefined
}

/** Reads a file of settings; nothing in the folder is run for it. */
async function settingOf(args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['config', ...args], { cwd: '/', timeout: 5_000 })
    return stdout.trim() || undefined
  } catch {
    return
  }
}
