#!/usr/bin/env node
/**
 * The command. Any Node may read this file, so it looks at the version before it loads the program (main.ts), and lets Node keep
 * what it compiles: the next start, and its worker threads, take half the time. A screen that will open has the keys from here on.
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
  const { langOfLocale } = await import('../terminal/locale.ts')
  process.stderr.write(
    langOfLocale(process.env) === 'zh'
      ? `Signalbox 需要 Node ${needed} 或更高版本，当前是 Node ${version}：请安装更新的 Node 后重新运行。\n`
      : `Signalbox needs Node ${needed} or later, and this is Node ${version}: install a newer Node and run it again.\n`,
  )
  process.exitCode = 1
}

async function holdKeys(): Promise<void> {
  const { chooseLang } = await import('../terminal/locale.ts')
  const { holdKeys } = await import('../terminal/startup-keys.ts')
  holdKeys(chooseLang(process.argv.slice(2), process.env) === 'zh' ? '正在启动…' : 'Starting…')
}

/** In a folder of the person's own. Where it cannot be written, everything is compiled anew, as ever. */
async function keepCompiled(): Promise<void> {
  const { enableCompileCache } = await import('node:module')
  const { XDG_CACHE_HOME: home = '' } = process.env
  process.env.NODE_COMPILE_CACHE ??= join(isAbsolute(home) ? home : join(homedir(), '.cache'), 'signalbox')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
