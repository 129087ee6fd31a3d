/** What a person says while the card of a change is open: a correction makes another card, and nothing that was said is lost. */
import { describe, expect, test } from 'vitest'
import { cli } from '../cli-world.ts'
import { parse, said } from './said.ts'

describe('a correction', () => {
  test.each([
    ['no, rename it to parseEvery', 'parseEvery'],
    ['no, call it parseRow instead', 'parseRow'],
  ])('«%s» takes the card back, and the next one shows the new name', async (words, name) => {
    const { read, of, diffs } = await said('rename parseAll to parseLines in src', words, '1')
    expect(diffs[0]).toContain('+export const parseLines')
    expect(diffs[1]).toContain(`+export const ${name} `)
    expect(of('question_withdrawn')).toMatchObject([{ cause: { kind: 'replaced' } }])
    expect(of('task_blocked')).toEqual([])
    expect(read('src/parse.js')).toBe(parse.replace('parseAll', name))
  })

  test.each([
    ['bump the version to 1.3.0', 'wait, make it 1.4.0'],
    ['bump the version to 1.3.0', 'no, 1.4.0'],
    ['把版本号改成 1.3.0', '等等，应该是 1.4.0'],
  ])('«%s», «%s»: the other version is shown, and lands', async (wish, words) => {
    const { read, of } = await said(wish, words, '1')
    expect(of('question_withdrawn')).toMatchObject([{ cause: { kind: 'replaced' } }])
    expect(read('package.json')).toContain('"version": "1.4.0"')
  })

  test.each([
    ['rename parse to parseLine', 'no, only in src/parse.js', ['src/parse.js']],
    ['rename parse to parseLine', 'just src/index.js', ['src/index.js']],
    ['rename parse to parseLine', 'only src/parse.js and src/index.js please', ['src/index.js', 'src/parse.js']],
    ['把 parse 改名为 parseLine', '不，只在 src/parse.js 里改', ['src/parse.js']],
    ['把 colour 换成 color', '只改 src 里的', ['src/index.js']],
  ])('«%s», «%s»: the next card touches only that', async (wish, words, paths) => {
    const { of } = await said(wish, words)
    expect(of('question_withdrawn')).toMatchObject([{ cause: { kind: 'replaced' } }])
    const last = of('decision_prepared').at(-1)?.prepared as { reach: { paths: string[] } }
    expect(last.reach.paths.toSorted()).toEqual(paths)
  })

  test('that two wishes share is of both', async () => {
    const { of, read } = await said('replace parse with read and colour with color', 'only in src/index.js', '1', '1')
    expect(of('frame_changed')).toHaveLength(2)
    expect(read('src/parse.js')).toBe(parse)
    expect(read('src/index.js')).toBe("import { read } from './read.js'\nexport const color = 'red'\n")
  })

  test.each(['不，改成 parseRow', '不行，改成 parseRow'])('«%s» is the new name', async (words) => {
    const { read } = await said('把 src 里的 parseAll 改名为 parseLines，然后运行测试', words, '1')
    expect(read('src/parse.js')).toBe(parse.replace('parseAll', 'parseRow'))
  })
})

describe('words at a card', () => {
  const sayIn = async ({ data, id }: { data: string; id: string }, words: string): Promise<string> =>
    (await cli(['run', '--in', id, words, '--data', data, '--lang', 'en'])).out

  test('that change nothing are told to: the same card would look as if nobody had heard them', async () => {
    const begun = await said('replace colour with color')
    expect(await sayIn(begun, 'no, with farbe instead')).toContain('What you said changed nothing here')
    const corrected = await sayIn(begun, 'use farbe instead')
    expect(corrected).not.toContain('changed nothing here')
    expect(await sayIn(begun, '1')).toContain('As you corrected it: “use farbe instead”')
  })

  const told = (line: { readonly [field: string]: unknown } | undefined) =>
    (line?.decision as { userMessage: string } | undefined)?.userMessage

  test.each(['yes', '可以', 'maybe'])('«%s» approves nothing, and what answers is told', async (words) => {
    const { read, of } = await said('bump the version to 1.3.0', words)
    expect(told(of('routing_decision_made')[1])).toMatch(/number|编号/)
    expect(of('question_answered')).toEqual([])
    expect(read('package.json')).toContain('1.2.0')
  })

  test.each(['no', '不要', '不行'])('«%s» refuses', async (words) => {
    const { read, of } = await said('bump the version to 1.3.0', words)
    expect(of('question_answered')).toMatchObject([{ option: 'deny' }])
    expect(of('goal_summarized')).toMatchObject([{ summary: { checked: 'not_done' } }])
    expect(read('package.json')).toContain('1.2.0')
  })

  test.each(['not in package.json please', '先别改 package.json'])('«%s» is told to be impossible', async (words) => {
    const { of } = await said('bump the version to 1.3.0', words)
    expect(told(of('routing_decision_made')[1])).toMatch(/cannot be left out|不能只去掉一部分/)
    expect(of('question_withdrawn')).toEqual([])
  })
})

describe('a clear new order', () => {
  const order = ['rename parse to parseLine in src', 'bump the version to 1.3.0'] as const
  const inEnglish = ({ data, id }: { data: string; id: string }, words: string): Promise<{ out: string }> =>
    cli(['run', '--in', id, words, '--data', data, '--lang', 'en'])

  test('gets a card that names what is open and what it would do, with three answers', async () => {
    const { out } = await inEnglish(await said(order[0]), order[1])
    expect(out).toContain('The new order would: Bump the version: the version 1.3.0')
    expect(out).toContain('Open, waits for your answer: Rename a word everywhere')
    expect(out).toContain('Replace text in files: src/index.js, src/parse.js')
    expect(out.match(/^ {2}\d {2}.*$/gm)).toEqual([
      '  1  Do it now, then come back to the current work',
      '  2  Do it after what is open',
      '  3  Keep on as if it had not been sent',
    ])
  })

  test('that comes afterwards is named on the card of the first one, and both are done', async () => {
    const begun = await said(...order, '2')
    expect((await inEnglish(begun, 'maybe')).out).toContain('Comes after this: Bump the version (1.3.0)')
    for (const answer of ['1', '1']) await inEnglish(begun, answer)
    expect(begun.read('src/index.js')).toContain('parseLine')
    expect(begun.read('package.json')).toContain('1.3.0')
  })

  test('that comes first is done while the other waits', async () => {
    const { read, of } = await said(...order, '1', '1')
    expect(read('package.json')).toContain('1.3.0')
    expect(read('src/parse.js')).toBe(parse)
    expect(of('question_opened').at(-1)).toMatchObject({ kind: 'parked' })
  })
})

describe('another wish', () => {
  test('that waits is named on the card', async () => {
    const { data, id } = await said('bump the version to 1.3.0')
    const { out } = await cli([
      'run',
      '--in',
      id,
      'add a changelog entry: better names',
      '--data',
      data,
      '--lang',
      'en',
    ])
    expect(out).toContain('Comes after this: Add a changelog entry (better names)')
  })

  test('that is to follow is named on the card, too', async () => {
    const { data, id } = await said('bump the version to 1.3.0, then add a changelog entry: better names')
    const { out } = await cli(['run', '--in', id, 'maybe', '--data', data, '--lang', 'en'])
    expect(out).toContain('Comes after this: Add a changelog entry (better names)')
  })

  test('of the same kind waits its turn: the card stays as it is, and both are done', async () => {
    const { read, of, diffs } = await said('rename parse to parseLine in src', 'rename colour to color', '1', '1')
    expect(of('routing_decision_made')[1]).toMatchObject({ rule: 'insertion' })
    expect(of('frame_changed')).toEqual([])
    expect(of('question_withdrawn')).toEqual([])
    const shown = diffs.filter((diff) => diff !== '')
    expect(shown).toHaveLength(2)
    expect(shown[0]).not.toContain('color')
    expect(shown[1]).toContain('+export const color')
    expect(read('src/index.js')).toBe("import { parseLine } from './parse.js'\nexport const color = 'red'\n")
  })

  test('of another kind is done after the first one', async () => {
    const words = ['bump the version to 1.3.0', 'add a changelog entry: better names', '1', '1']
    const { read, of } = await said(...words)
    expect(of('task_lease_expired')).toEqual([])
    expect(read('package.json')).toContain('"version": "1.3.0"')
    expect(read('CHANGELOG.md')).toContain('- better names\n')
    expect(of('goal_summarized')).toMatchObject([{ summary: { outcome: 'completed' } }])
  })

  test('that could as well replace the first one is asked about', async () => {
    const { of, read } = await said('add a changelog entry: better names', 'add a changelog entry: a faster parser')
    expect(of('routing_decision_made')[1]).toMatchObject({ rule: 'other_task_asked' })
    expect(of('question_opened').at(-1)).toMatchObject({ kind: 'route' })
    expect(read('CHANGELOG.md')).not.toContain('names')
  })
})
