import { expect, test } from 'vitest'
import { withoutQuotes } from './quotes.ts'

/** What stands between the bars is what was found. */
function read(marked: string): string {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|') - 1
  const text = marked.replaceAll('|', '')
  const found = withoutQuotes({ slot: 'x', value: text.slice(start, end), start, end }, text)
  expect(text.slice(found.start, found.end)).toBe(found.value)
  return found.value
}

test.each([
  ['swap |every "http://"| for it', 'http://'],
  ['note "|Better errors" in the changelog|', 'Better errors'],
  ['换成|“成员|”', '成员'],
  ['change |"a b"| now', 'a b'],
  ['a new file|: src/x.ts|', 'src/x.ts'],
  ['add |Rename "foo" to "bar"| please', 'Rename "foo" to "bar"'],
  ['add |"foo" becomes "bar"| please', '"foo" becomes "bar"'],
  ['rename |foo| to "bar"', 'foo'],
])('%s', (marked, value) => {
  expect(read(marked)).toBe(value)
})
