#!/usr/bin/env node
/**
 * The executable. An old Node can read this file too, so the version is checked before the program (main.ts) is loaded. Node's
 * compile cache is turned on: the next start, and the worker threads, take half the time. For `start` the keyboard is taken here.
 */
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

const needed = 24 // as in package.json
const { node: version } = process.versions

if (Number.parseInt(version, 10) >= needed) {
  await keepCompiled()
  if (process.argv[2] === 'start') await holdKeys()
  await import('./main.ts')
} else {
  const { langOfEnvironment } = await import('../terminal/locale.ts')
  const { spokenFor } = await import('../core/text/language.ts')
  process.stderr.write(
    spokenFor(langOfEnvironment(process.env)) === 'zh'
      ? `Signalbox 需要 Node ${needed} 或更高版本，当前是 Node ${version}：请安装更新的 Node 后重新运行。\n`
      : `Signalbox needs Node ${needed} or later, and this is Node ${version}: install a newer Node and run it again.\n`,
  )
  process.exitCode = 1
}

async function holdKeys(): Promise<void> {
  const { chooseLang } = await import('../terminal/locale.ts')
  const { holdKeys } = await import('../terminal/startup-keys.ts')
  const { spokenFor } = await import('../core/text/language.ts')
  const lang = spokenFor(chooseLang(process.argv.slice(2), process.env))
  holdKeys(lang === 'zh' ? '正在启动…' : 'Starting…')
}

/** The cache is in the user's own folder; lessons are kept there too (kept-lessons.ts). Where it cannot be written, all is made again. */
async function keepCompiled(): Promise<void> {
  const { enableCompileCache } = await import('node:module')
  const { XDG_CACHE_HOME: home = '' } = process.env
  process.env.NODE_COMPILE_CACHE ??= join(isAbsolute(home) ? home : join(homedir(), '.cache'), 'signalbox')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
