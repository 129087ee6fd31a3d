import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMarkers, wordsBeside } from './markers.ts'

const targets = (text: string): string[] => readMarkers(text).targets

describe('a marker', () => {
  test.each<[string, string, string[]]>([
    ['names one member', 'done, over to [NEXT:bob]', ['bob']],
    ['ignores case', '[next:bob] [Next:Carol] [nExT:dan]', ['bob', 'Carol', 'dan']],
    ['may have blanks after the colon', '[NEXT:   bob]', ['bob']],
    ['is split at commas and trimmed', '[NEXT: bob ,\tcarol , Dan Li ]', ['bob', 'carol', 'Dan Li']],
    ['drops empty items', '[NEXT:,bob,, ,carol,]', ['bob', 'carol']],
    ['stands more than once, in order', '[NEXT:bob] and [NEXT:carol][NEXT:bob]', ['bob', 'carol', 'bob']],
    ['ends at the first ]', '[NEXT:bob] carol]', ['bob']],
    ['ends at the first ] even if another opens before', '[NEXT:a [NEXT:b]', ['a [NEXT:b']],
    ['goes over line ends', '[NEXT:bob,\r\ncarol]', ['bob', 'carol']],
    ['is split at the commas of Chinese text', '[NEXT:小明，小红、小刚]', ['小明', '小红', '小刚']],
    ['may have the colon of a Chinese keyboard', '请 [NEXT：小明] 继续', ['小明']],
    ['stands in emphasis, headings, lists and links', '# **[NEXT:a]**\n- [NEXT:b](x)\n1) [NEXT:c]', ['a', 'b', 'c']],
    ['keeps its place behind characters of two units', '😀𠮷\0[NEXT:bo𠮷b]😀', ['bo𠮷b']],
    ['trims the wide blank', '[NEXT:\u3000小明\u3000]', ['小明']],
    ['may follow a backslash', '\\[NEXT:bob]', ['bob']],
    ['has code in it as written', '[NEXT:`bob`]', ['`bob`']],
  ])('%s', (_, text, expected) => {
    expect(readMarkers(text)).toEqual({ targets: expected, done: false })
  })

  test.each([
    '',
    '[NEXT:]',
    '[NEXT: ]',
    '[NEXT:,，、]',
    '[NEXT:bob',
    '[NEXT bob]',
    '[NEXT :bob]',
    '[ NEXT:bob]',
    'NEXT:bob]',
    '[NEXTE:bob]',
    '［NEXT:bob］',
    '【NEXT：小明】',
    '[[N]EXT:bob]',
    '[NEXT',
    '[DONE',
    '[ DONE ]',
    '[DONE:now]',
  ])('%j has none', (text) => {
    expect(readMarkers(text)).toEqual({ targets: [], done: false })
  })

  test('an empty marker does not hide the one behind it', () => {
    expect(targets('[NEXT:][NEXT:bob]')).toEqual(['bob'])
  })

  test('one that never ends hides nothing before it', () => {
    expect(targets('[NEXT:bob] [NEXT:carol')).toEqual(['bob'])
  })
})

describe('[DONE]', () => {
  test.each(['[DONE]', 'thanks [done]', '[NEXT:bob] [Done]', '[NEXT:bob [DONE]'])('is found in %j', (text) => {
    expect(readMarkers(text).done).toBe(true)
  })
  test.each(['`[DONE]`', '> [DONE]', '```\n[DONE]\n```', '    [DONE]', '<!-- [DONE] -->'])('is text in %j', (text) => {
    expect(readMarkers(text).done).toBe(false)
  })
})

describe('a marker that is cut by code is text', () => {
  test.each([
    ['its ] is in a fence', '[NEXT:bob\n```\na[0]\n```\n'],
    ['its ] is in inline code', '[NEXT:bob `]` carol]'],
    ['its ] is quoted', '[NEXT:bob\n> ]'],
    ['its [ is in a comment', '<!-- [NEXT: -->bob]'],
  ])('%s', (_, text) => {
    expect(targets(text)).toEqual([])
  })

  test('and the next one counts', () => {
    expect(targets('[NEXT:bob `]` x\n\n[NEXT:carol]')).toEqual(['carol'])
  })
})

describe('hostile text is read once', () => {
  const long = (unit: string): string => unit.repeat(Math.ceil(1_000_000 / unit.length))
  test.each<[string, string, number]>([
    ['markers that never end', long('[NEXT:'), 0],
    ['markers whose only ] is masked', `${long('[NEXT:')}\`]\``, 0],
    ['a marker of blanks', `[NEXT:${long(' ')}`, 0],
    ['blanks in a marker', `[NEXT:${long(' ')}]`, 0],
    ['commas', `[NEXT:${long(',')}]`, 0],
    ['many names', `[NEXT:${long('a,')}]`, 500_000],
    ['brackets', `${long('[')}NEXT:bob]`, 1],
    ['fences that never end', `${long('```a\n')}[NEXT:bob]`, 1],
    ['fences that end', `${long('```\na\n```\n')}[NEXT:bob]`, 1],
    ['comments that never end', `${long('<!--\n')}[NEXT:bob]`, 1],
    ['comments over fences', `${long('x <!--\n````\n-->\n')}\n[NEXT:bob]`, 1],
    ['runs of backticks that do not match', `${ticks(1400)}[NEXT:bob]`, 1],
    ['falling fences', `${fallingFences(1000)}${'\n'.repeat(500_000)}[NEXT:bob]`, 1],
    ['escapes', `${long('\\`')}[NEXT:bob]`, 1],
    ['nested lists', `${long('- ')}x\n${long('a\n')}\`\n[NEXT:bob]`, 1],
    ['empty lines', `${long('\r')}\`\r[NEXT:bob]`, 1],
  ])('%s', (_, text, count) => {
    expect(targets(text)).toHaveLength(count)
  })
})

describe('whatever the text is', () => {
  const pieces = [
    '[NEXT:bob]',
    '[DONE]',
    '[NEXT:',
    ']',
    '`',
    '``',
    '```',
    '~~~',
    '> ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '- ',
  ]
  const more = ['1. ', '# ', '<!--', '-->', '\\', ' ', 'word', '[NEXT:a,b]']
  const markdown = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 40 }).map((parts) => parts.join(''))
  const onOneLine = (names: string[]): string[] => names.map((name) => name.replace(/\s+/g, ' '))

  test('names are trimmed, not empty, and hold no comma and no ]', () => {
    fc.assert(
      fc.property(fc.oneof(markdown, fc.string({ unit: 'binary' })), (text) => {
        const { targets } = readMarkers(text)
        for (const name of targets) {
          expect(name).toBe(name.trim())
          expect(name).not.toMatch(/^$|[\],，、､]/)
        }
      }),
    )
  })

  test('the kind of line end makes no difference', () => {
    fc.assert(
      fc.property(markdown, fc.constantFrom('\r\n', '\r'), (text, end) => {
        const other = readMarkers(text.replaceAll('\n', end))
        const one = readMarkers(text)
        expect({ ...other, targets: onOneLine(other.targets) }).toEqual({ ...one, targets: onOneLine(one.targets) })
      }),
      { numRuns: 2000 },
    )
  })

  test('other words make no difference', () => {
    fc.assert(
      fc.property(markdown, fc.constantFrom('😀', '\0', '小明', '𠮷x'), (text, word) => {
        const renamed = readMarkers(text).targets.map((name) => name.replaceAll('word', word))
        expect(targets(text.replaceAll('word', word))).toEqual(renamed)
      }),
    )
  })

  test('in a fence, in a quote and in a comment there is nothing', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const fence = '`'.repeat(text.length + 3)
        expect(readMarkers(`${fence}\n${text}\n${fence}`)).toMatchObject({ done: false })
        expect(readMarkers(text.replace(/^/gm, '> '))).toMatchObject({ done: false })
        if (!text.includes('-->') && !text.startsWith('>') && !text.startsWith('->')) {
          expect(readMarkers(`<!--${text}-->`)).toMatchObject({ done: false })
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('a marker in a paragraph of its own counts behind text in which nothing opens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[`~<[]/.test(text))
        expect(targets(`${text}\n\n[NEXT:bob]`)).toEqual(['bob'])
      }),
    )
  })
})

function ticks(count: number): string {
  return Array.from({ length: count }, (_, i) => `${'`'.repeat(i + 1)}a`).join('')
}

function fallingFences(longest: number): string {
  return Array.from({ length: longest - 2 }, (_, i) => `${'`'.repeat(longest - i)}a\n`).join('')
}

test.each([
  ['Hello [NEXT:echo]', 'Hello'],
  ['[NEXT:echo] Hello', 'Hello'],
  ['ask [NEXT:bob], then me', 'ask, then me'],
  ['one\n[NEXT:bob]\ntwo [DONE]', 'one\ntwo'],
  ['[NEXT:a][NEXT:b]', ''],
  ['`[NEXT:a]` names a [NEXT:b]', '`[NEXT:a]` names a'],
  ['[NEXT:a]\n\n    [NEXT:b] is code', '    [NEXT:b] is code'],
  ['[NEXT:] is no marker', '[NEXT:] is no marker'],
  ['  as it was ', '  as it was '],
])('the words beside the markers of %j are %j', (text, words) => {
  expect(wordsBeside(text)).toBe(words)
})

test('words without their markers address nobody, unless what is left of a text makes a new marker', () => {
  const part = fc.constantFrom('[NEXT:bob]', '[DONE]', 'word', ' ', '\n', '`', '> ', ',')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const words = wordsBeside(parts.join(''))
      expect(words.length).toBeLessThanOrEqual(parts.join('').length)
      if (!parts.some((one) => one === '`' || one === '> '))
        expect(readMarkers(words)).toEqual({ targets: [], done: false })
    }),
  )
})
