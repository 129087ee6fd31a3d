/** `find`: its expression is a language of its own, with words that run, write and delete. */
import { someName } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'
import { isSource, mayBeSecret } from '../paths.ts'
import type { Call } from '../program.ts'

const runs = new Set(['-exec', '-execdir', '-ok', '-okdir'])
const writes = new Set(['-fprint', '-fprint0', '-fprintf', '-fls'])
/** Tests that take a word which is no path. */
const takesText =
  /^-(?:i?name|i?path|i?regex|i?lname|i?wholename|regextype|type|xtype|size|m?min|[acm]time|[acm]min|maxdepth|mindepth|perm|user|group|uid|gid|links|inum|printf|fstype|used|newer[aBcm]t)$/

export function rateFind({ name, args, rateArgs, ratePath }: Call): readonly Finding[] {
  const found: Finding[] = [finding('reads_workspace', name)]
  const secret = args.some((arg) => arg.includes('.') && mayBeSecret(arg.replaceAll('*', 'x')))
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '-delete') found.push(finding('deletes', '-delete'))
    else if (runs.has(arg)) {
      const end = args.findIndex(
        (word, index) => index > at && (word === ';' || (word === '+' && args[index - 1] === '{}')),
      )
      const inner = args.slice(at + 1, end < 0 ? args.length : end)
      found.push(...rateEach(inner, rateArgs), ...(secret ? [finding('secrets', arg)] : []))
      // Each folder may have a file of that name.
      if (/dir$/.test(arg) && /^\.\//.test(inner[0] ?? '')) found.push(finding('hidden_code', inner[0]))
      at += inner.length + 1
    } else if (writes.has(arg)) {
      const file = args[++at] ?? ''
      found.push(finding(isSource(file) ? 'overwrites' : 'writes_workspace', arg), ...ratePath(file, 'write'))
    } else if (takesText.test(arg)) at++
    else if (arg.startsWith('-files0-from')) found.push(finding('unknown_path', arg))
    else if (!/^[-(),!]/.test(arg)) found.push(...ratePath(arg, 'names'))
  }
  return found
}

/** `{}` is a file of the workspace. As a part of a script it would be read as code. */
export function rateEach(inner: readonly string[], rateArgs: Call['rateArgs']): readonly Finding[] {
  const shell = inner.findIndex((word) => /^(?:.*\/)?(?:ba|da|z|k)?sh$/.test(word))
  const inScript = shell >= 0 && inner.some((word) => word.includes('{}') && word !== '{}')
  if (inScript) return [finding('hidden_code', inner.join(' '))]
  return rateArgs(inner.map((word) => word.replaceAll('{}', someName)))
}
