/**
 * The patterns that src builds from pieces while it loads (`new RegExp(…)`). No one can read them in the source, so the modules are loaded
 * under a RegExp that notes what it makes, and where. What a function builds later, from a value, is not among them.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Built = { readonly at: string; readonly source: string; readonly flags: string }

const root = join(import.meta.dirname, '..')

export async function builtPatterns(): Promise<Built[]> {
  const paths = globSync('src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  const building = paths.filter((path) => readFileSync(join(root, path), 'utf8').includes('new RegExp('))
  const built: Built[] = []
  const real = globalThis.RegExp
  globalThis.RegExp = new Proxy(real, {
    construct(target, given: [string, string?]) {
      const made = new target(...given)
      const at = placeIn(new Error('built').stack ?? '')
      if (at !== undefined) built.push({ at, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    for (const path of building) await import(join(root, path))
  } finally {
    globalThis.RegExp = real
  }
  return built
}

/** The first line of src on the way to where the pattern was made. */
function placeIn(stack: string): string | undefined {
  const line = stack.split('\n').find((each) => each.includes(`${join(root, 'src')}/`))
  return line && /(src\/[^():]*\.ts:\d+)/.exec(line.slice(line.indexOf(root) + root.length))?.[1]
}
