/** A copy of the source in which a bug can be planted (bugs.ts), so that the tree that is tested stays as it is. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlantedBug } from './bugs.ts'

const root = join(import.meta.dirname, '../..')
/** Where bugs are planted. */
const folders = ['core', 'runtime', 'journal']

export class SourceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'signalbox-planted-'))

  constructor() {
    for (const part of ['src', 'package.json']) cpSync(join(root, part), join(this.folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
  }

  /** Makes the call while the bug is there. */
  with<T>({ name, find, replace }: PlantedBug, call: () => T): T {
    const places = this.#sources().filter((path) => readFileSync(path, 'utf8').includes(find))
    const [path = ''] = places
    const source = places.length === 1 ? readFileSync(path, 'utf8') : ''
    if (source.split(find).length !== 2) throw new Error(`"${name}" fits no place, or several: ${places.join(', ')}`)
    writeFileSync(
      path,
      source.replace(find, () => replace),
    )
    try {
      return call()
    } finally {
      writeFileSync(path, source)
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #sources(): string[] {
    return folders.flatMap((folder) => {
      const under = join(this.folder, 'src', folder)
      const files = readdirSync(under, { recursive: true, encoding: 'utf8' })
      return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(under, file))
    })
  }
}
