/** The text of a file, whole where it fits into a result. */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { contentIn } from '../disk/images.ts'
import { reading } from '../reading.ts'
import { ioConflict, missing } from '../refused.ts'

const longest = 1_000_000

export const readFile = reading({
  params: z.strictObject({ path: Path }),
  where: ({ path }) => path,
  run: ({ path, workspace, call }) => {
    if (path === '.') return ioConflict(path, 'not_a_file')
    const found = contentIn(workspace.tree, path)
    workspace.noteRead(call.conversation, path, found?.image.hash ?? null)
    if (!found) return missing(path)
    if (found.image.kind !== 'file') return ioConflict(path, 'not_a_file')
    const text = textOf(found.bytes)
    if (text === undefined) return ioConflict(path, 'not_text')
    if (text.length <= longest) return { stdout: text }
    return { stdout: text.slice(0, longest), stderr: `cut: ${longest} of ${text.length} characters` }
  },
})

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
function textOf(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return
  }
}
