/**
 * What a line of perl does that is given with `-e`: `perl -ne 'print if /x/' file`. It is understood where it only matches, replaces and
 * prints; anything else is code that is not read here.
 */
import { unknown } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'
import type { Call } from '../program.ts'

const names = new Set(
  'print printf say if elsif else unless and or not eq ne lt gt le ge cmp x next last length uc lc ucfirst lcfirst chomp sprintf split join reverse sort keys values scalar substr index abs int my for foreach push exists defined eof STDERR STDOUT STDIN END'.split(
    ' ',
  ),
)
const matching =
  /(?<![\w$@%&])(?:(s|tr|y)\/((?:[^/\\\n]|\\.)*)\/((?:[^/\\\n]|\\.)*)\/([a-z]*)|m?\/((?:[^/\\\n]|\\.)*)\/([a-z]*))/g
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
/** Code inside of a pattern or a text. */
const inner = /[@$]\{|\(\?\??\{|@\[|\$\(|->|`/

export function ratePerl({ name, options, operands, ratePath }: Call): readonly Finding[] | undefined {
  const codes = options.filter((option) => option.name === '-e' || option.name === '-E')
  const others = options.filter(({ name: option }) => !/^-[eEnplaFw0-9]$/.test(option)) // `-i` writes over what it read
  if (codes.length === 0 || others.length > 0 || !codes.every(({ value = '' }) => isPlainPerl(value))) return
  return [finding('reads_workspace', name), ...operands.flatMap((path) => ratePath(path, 'read'))]
}

function isPlainPerl(code: string): boolean {
  if (code.includes(unknown) || /\bENV\b/.test(code)) return false
  let certain = true
  const aside = (text: string): string => {
    certain &&= !inner.test(text)
    return ' 0 '
  }
  const bare = code
    .replace(strings, aside)
    .replace(matching, (whole, kind: string | undefined, _, __, flags = '') => {
      certain &&= !(kind === 's' && /e/.test(flags))
      return aside(whole)
    })
    .replace(/[$@%](?:\w+|[._,;!&/\\0-9])/g, ' ')
    .replace(/\b\d\w*/g, ' ')
    .replace(/\b[A-Za-z_]\w*/g, (word) => (names.has(word) ? ' ' : word))
  return certain && /^(?:[\s()+\-*%.,;<>=!?:[\]{}~]|&&|\|\|)*$/.test(bare)
}
