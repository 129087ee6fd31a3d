import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMarkers } from './markers.ts'
import { isMasked, masksOf, mayMask } from './masks.ts'

const isText = (text: string): boolean => readMarkers(text).targets.length === 0

describe('a marker is text in', () => {
  test.each([
    ['a fence of backticks', '```\n[NEXT:bob]\n```'],
    ['a fence of tildes', '~~~\n[NEXT:bob]\n~~~'],
    ['a fence with a language', 'see:\n```ts\n[NEXT:bob]\n```\n'],
    ['the line that opens a fence', '```[NEXT:bob]\ncode\n```'],
    ['a fence three blanks in', '   ```\n[NEXT:bob]\n   ```'],
    ['a fence with a longer end', '```\n[NEXT:bob]\n`````  '],
    ['a fence with shorter runs inside', '````\n```\n[NEXT:bob]\n```\n````'],
    ['a fence of the other mark inside', '~~~\n```\n[NEXT:bob]\n~~~'],
    ['a fence with CR LF', '```\r\n[NEXT:bob]\r\n```\r\n'],
    ['a fence with CR', '```\r[NEXT:bob]\r```'],
    ['a fence over empty lines', '```\n\n[NEXT:bob]\n\n```'],
    ['a fence in a list item', '- a\n  ```\n  [NEXT:bob]\n  ```'],
    ['a fence behind a list marker', '- ```\n  [NEXT:bob]\n  ```'],
    ['a fence deep in a list', '10. a\n\n    ```\n    [NEXT:bob]\n    ```'],
    ['a fence whose list item it leaves', '1. a\n   ```\n[NEXT:bob]\n```'],
    ['inline code', 'use `[NEXT:bob]` here'],
    ['inline code of two', 'use ``a ` [NEXT:bob]`` here'],
    ['three backticks on a line', '```[NEXT:bob]```'],
    ['inline code over two lines', 'use `a\n[NEXT:bob]` here'],
    ['inline code with a backslash inside', '`\\`x`[NEXT:bob]`'],
    ['code whose fence begins behind text', 'like ```\n[NEXT:bob]\n```'],
    ['indented code at the start', '    [NEXT:bob]'],
    ['indented code by a tab', 'a\n\n\t[NEXT:bob]'],
    ['indented code by blanks and a tab', 'a\n\n  \t[NEXT:bob]'],
    ['indented code under indented code', 'a\n\n    b\n\n    [NEXT:bob]'],
    ['indented code under a heading', '# a\n    [NEXT:bob]'],
    ['indented code under a fence', '```\na\n```\n    [NEXT:bob]'],
    ['indented code behind a list', '- a\n\nb\n\n    [NEXT:bob]'],
    ['indented code in a list item', '- a\n\n      [NEXT:bob]'],
    ['a quote', '> [NEXT:bob]'],
    ['a quote without a blank', '>[NEXT:bob]'],
    ['a quote three blanks in', 'a\n   > [NEXT:bob]'],
    ['a quote of a quote', '>> [NEXT:bob]'],
    ['a quote in a list item', '- > [NEXT:bob]'],
    ['a quote deep in a list', '10. a\n\n    > [NEXT:bob]'],
    ['a fence in a quote', '> ```\n> [NEXT:bob]\n> ```'],
    ['a comment', 'a <!-- [NEXT:bob] --> b'],
    ['a comment over empty lines', '<!--\n\n[NEXT:bob]\n\n-->'],
    ['a comment inside a paragraph, over empty lines', 'a <!--\n\n[NEXT:bob]\n\n--> b'],
    ['a comment over the opening of a fence', '<!--\n```\n[NEXT:bob]\n-->'],
    ['a comment with a dash too many', '<!--- [NEXT:bob] --->'],
  ])('%s', (_, text) => {
    expect(isText(text)).toBe(true)
  })
})

describe('a marker counts', () => {
  test.each([
    ['behind a fence', '```\na\n```\n[NEXT:bob]'],
    ['in a fence that is not closed', '```\n[NEXT:bob]'],
    ['in a fence of tildes that is not closed', '~~~\n[NEXT:bob]\n```'],
    ['in a fence whose end is too short', '````\n[NEXT:bob]\n```'],
    ['in a fence whose end is of the other mark', '```\n[NEXT:bob]\n~~~'],
    ['in a fence whose end is four blanks in', '~~~\n[NEXT:bob]\n    ~~~'],
    ['in a fence whose end has words', '~~~\n[NEXT:bob]\n~~~ end'],
    ['in a fence that only a quote closes', '~~~\n[NEXT:bob]\n> ~~~'],
    ['behind the end of a fence, on its line', '```\ncode\n``` [NEXT:bob]'],
    ['between two of two tildes', '~~\n[NEXT:bob]\n~~'],
    ['behind inline code', '`a` [NEXT:bob]'],
    ['between runs of other lengths', '` [NEXT:bob] ``'],
    ['between escaped backticks', '\\`[NEXT:bob]\\`'],
    ['between backticks of two paragraphs', 'a ` b\n\n[NEXT:bob] ` c'],
    ['between backticks of two list items', '- a `\n- [NEXT:bob] ` c'],
    ['between backticks around a heading', 'a `\n# b\n[NEXT:bob] `'],
    ['between backticks around a rule', 'a `\n***\n[NEXT:bob] `'],
    ['in a paragraph that goes on indented', 'a\n    [NEXT:bob]'],
    ['three blanks in', 'a\n\n   [NEXT:bob]'],
    ['behind wide blanks', '\u3000\u3000\u3000\u3000[NEXT:bob]'],
    ['in a list item, indented with it', '1. a\n\n    [NEXT:bob]'],
    ['in a list item of a list item', '- a\n    - b\n\n        [NEXT:bob]'],
    ['in a list item that is empty so far', '-\n    [NEXT:bob]'],
    ['in a list item with many blanks', '-       [NEXT:bob]'],
    ['in a list item that went on lazily', '- a\nb\n\n    [NEXT:bob]'],
    ['under a quote', '> a\n\n[NEXT:bob]'],
    ['right under a quote, although CommonMark goes on with it', '> a\n[NEXT:bob]'],
    ['before a > on its line', '[NEXT:bob] > a'],
    ['under a quoted fence that is not closed in the quote', '> ```\n[NEXT:bob]\n```'],
    ['in a comment that is not closed', '<!-- [NEXT:bob]'],
    ['behind a comment', '<!-- a --> [NEXT:bob]'],
    ['behind a comment of many lines', 'x <!--\n\na\n--> [NEXT:bob]'],
    ['behind an empty comment', '<!--> [NEXT:bob] -->'],
    ['behind an escaped comment', '\\<!-- [NEXT:bob] -->'],
    ['between comment marks in code', '`<!--` [NEXT:bob] `-->`'],
    ['between a backtick in a comment and one outside', '<!-- ` --> [NEXT:bob] `'],
    ['under a comment that hides a fence', '<!--\n```\n-->\n[NEXT:bob]\n```'],
    ['behind a comment that hides a fence', 'a <!--\n```\n--> [NEXT:bob]\n```'],
    ['under a rule of dashes', '- - -\n[NEXT:bob]'],
    ['in other HTML', '<b>[NEXT:bob]</b>'],
  ])('%s', (_, text) => {
    expect(readMarkers(text).targets).toEqual(['bob'])
  })
})

describe('masks', () => {
  const pieces = [
    'a',
    '`',
    '```',
    '~~~',
    '> ',
    '    ',
    '\t',
    '\n',
    '\r\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '<!--',
    '-->',
    '\\',
  ]
  const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''))

  test('are sorted, do not overlap and stay inside the text', () => {
    fc.assert(
      fc.property(fc.oneof(markdown, fc.string({ unit: 'binary' })), (text) => {
        const masks = masksOf(text)
        expect(masks.length % 2).toBe(0)
        expect(masks.every((edge, i) => edge >= (masks[i - 1] ?? 0) && edge <= text.length)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('are none where the quick look says so', () => {
    fc.assert(fc.property(markdown, (text) => mayMask(text) || masksOf(text).length === 0))
  })

  test('hold their start and not their end', () => {
    const masks = masksOf('a `b` c')
    expect(masks).toEqual([2, 5])
    expect([1, 2, 4, 5].map((at) => isMasked(masks, at))).toEqual([false, true, true, false])
  })
})
