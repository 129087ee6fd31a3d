#!/usr/bin/env node
/** The installed command. Any Node may read this file, so it looks at the version before it loads the program (main.ts). */
const needed = 24 // as in package.json
const { node: version } = process.versions

if (Number.parseInt(version, 10) >= needed) await import('./main.ts')
else {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const isChinese = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '')
  process.stderr.write(
    isChinese
      ? `Signalbox 需要 Node ${needed} 或更高版本，当前是 Node ${version}：请安装更新的 Node 后重新运行。\n`
      : `Signalbox needs Node ${needed} or later, and this is Node ${version}: install a newer Node and run it again.\n`,
  )
  process.exitCode = 1
}
