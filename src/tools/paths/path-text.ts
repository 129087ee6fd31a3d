/**
 * A path as a decision writes it, before the disk is looked at: split into its parts, or refused. What stands there is resolve.ts.
 *
 * Forms that another system or another reader would take for something else are refused, whether or not they would be harmless here:
 * backslashes, drive letters, `~`, addresses, encoded or look-alike dots and slashes, control and bidi characters.
 */

/** The parts in order; `..` stays, since what it means depends on links. `absolute` starts at the machine's root. */
type PathText = { readonly absolute: boolean; readonly parts: readonly string[] }

const longest = 4_096
const longestPart = 255
const deepest = 256

export function readPath(text: string): PathText | undefined {
  if (text.length === 0 || text.length > longest || !text.isWellFormed()) return
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF\\]/u.test(text)) return
  if (/^[A-Za-z]:/.test(text) || /^[A-Za-z][A-Za-z0-9+.-]*:\//.test(text)) return
  if (/^~[\w.-]*(?:\/|$)/.test(text)) return
  const parts = text.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.length > deepest || parts.some(isOdd)) return
  return { absolute: text.startsWith('/'), parts }
}

/** Letters that cannot be taken for others, and no dot at its end. */
const isPlain = (part: string): boolean => /^[\w .@+=,-]*[\w@+=,-]$/.test(part)

function isOdd(part: string): boolean {
  if (part === '..') return false
  if (Buffer.byteLength(part) > longestPart || /^\.{3,}$/.test(part) || part.trim() === '') return true
  if (/%(?:2e|2f|5c|00|25)/i.test(part)) return true
  if (isPlain(part)) return false
  const plain = part.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return plain === '..' || plain === '.' || /[/\\]/.test(plain) || /^\.\.?[ .]+$/.test(part)
}
