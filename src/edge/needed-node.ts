/** What a program is told that imports us on an older Node: one sentence. It is loaded before everything else. The command is cli/bin.ts. */
const needed = 24 // as in package.json
const { node: version } = process.versions

if (Number.parseInt(version, 10) < needed)
  throw new Error(
    `Signalbox needs Node ${needed} or later, and this is Node ${version}: install a newer Node and run it again.`,
  )
