/** The paths that a sentence names, as patterns of the workspace: `src/a.ts`, «the docs folder», 「src 目录」. */

/** Names that mean a folder wherever they stand. */
const usual = 'src|lib|tests|docs|dist|scripts|node_modules'
const name = '[\\w@.*-]{1,100}'
const quoted = /["'`“”‘’「」《》]/g

const shapes: readonly RegExp[] = [
  new RegExp(`(?:\\.{0,2}/)?${name}(?:/${name}){1,20}/?|${name}/`, 'g'), // has a slash
  /[\w@*-]{1,60}(?:\.[\w*-]{1,20}){0,3}\.[a-z*][a-z0-9*]{0,9}(?![\w])/gi, // has an ending
  /(?<![\w.])\.[a-z][\w.-]{1,40}/gi, // .env
  new RegExp(`(${name})(?=\\s+(?:folder|directory|dir)s?\\b)`, 'gi'),
  new RegExp(`(${name})(?=\\s*(?:目录|文件夹|文件|下面|里面|之外|以外))`, 'g'),
  new RegExp(`(?<![\\w.])(?:${usual})(?![\\w])`, 'g'),
]

/** In the order in which they stand; none twice. A word that is no path is left out. */
export function pathsIn(text: string): string[] {
  let rest = text.replaceAll(quoted, ' ').replaceAll('\\', '/')
  const found: { at: number; path: string }[] = []
  for (const shape of shapes)
    rest = rest.replaceAll(shape, (path, ...args) => {
      const at = args.find((x) => typeof x === 'number') as number
      if (isPath(path)) found.push({ at, path })
      return ' '.repeat(path.length) // what one shape took is not read again by another
    })
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ path }) => path))]
}

const articles = new Set(['the', 'this', 'that', 'any', 'same', 'e.g', 'i.e', 'etc', 'only', 'a', 'an', 'other'])
const isPath = (path: string): boolean =>
  /[\w*]/.test(path) && !articles.has(path.toLowerCase().replace(/\.$/, '')) && !/^\d+(?:[./]\d+)*$/.test(path)

/** What a named path means as patterns: a folder with all in it; a bare file name wherever it lies. Absolute ones mean nothing here. */
export function patternsOf(path: string): string[] {
  const plain = path.replace(/^(?:\.\/)+/, '').replace(/\.$/, '')
  if (plain.startsWith('/') || plain === '') return []
  if (plain.endsWith('/')) return [plain.slice(0, -1), `${plain}**`]
  if (plain.includes('*')) return [plain]
  const last = plain.slice(plain.lastIndexOf('/') + 1)
  if (!last.includes('.')) return [plain, `${plain}/**`]
  return plain.includes('/') ? [plain] : [plain, `**/${plain}`]
}
