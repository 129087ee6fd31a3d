/** What a new file begins with, by the ending of its name. Where nothing fits, it is empty. */
import { posix } from 'node:path'

const block = '/** What this file is for. */\n'
const line = '# What this file is for.\n'
const templates: readonly (readonly [endings: string, begin: string])[] = [
  ['.ts .tsx .mts .cts .js .jsx .mjs .cjs .java .kt .scala .php .swift .cs', block],
  ['.c .h .cc .cpp .hpp .css .scss .less', '/* What this file is for. */\n'],
  ['.rs .go', '// What this file is for.\n'],
  ['.py', '"""What this file is for."""\n'],
  ['.yaml .yml .toml .rb .pl .r .tf', line],
  ['.sh .bash', `#!/bin/sh\n${line}`],
  ['.html .vue .svelte', '<!-- What this file is for. -->\n'],
  ['.sql .lua', '-- What this file is for.\n'],
  ['.json', '{}\n'],
]

export function templateFor(path: string): string {
  const ending = posix.extname(path).toLowerCase()
  if (ending === '.md' || ending === '.markdown') return `# ${titleOf(posix.basename(path, posix.extname(path)))}\n`
  return templates.find(([endings]) => ending !== '' && endings.split(' ').includes(ending))?.[1] ?? ''
}

/** `how-to_write` is «How to write». */
function titleOf(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
