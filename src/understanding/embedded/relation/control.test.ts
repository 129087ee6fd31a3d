import { describe, expect, test } from 'vitest'
import { findControl, residueOf } from './control.ts'
import { foldText } from './relation-text.ts'

const actionsOf = (text: string): string[] => findControl(foldText(text)).map(({ action }) => action)
const residue = (text: string, action: string): readonly string[] | undefined =>
  findControl(foldText(text)).find((hit) => hit.action === action)?.residue

describe('control words', () => {
  test.each([
    ['please pause', 'pause'],
    ['稍等一下', 'pause'],
    ['carry on', 'resume'],
    ['接着做吧', 'resume'],
    ['abort', 'cancel'],
    ['取消吧', 'cancel'],
    ['any update?', 'status_query'],
    ['进度怎么样了', 'status_query'],
  ])('«%s» is found as %s', (text, action) => {
    expect(actionsOf(text)).toContain(action)
  })

  test('both languages are looked for in one message', () => {
    expect(actionsOf('先暂停, then resume')).toEqual(expect.arrayContaining(['pause', 'resume']))
  })

  test('a bare control word leaves no residue, a word about the work does', () => {
    expect(residue('please stop it now', 'cancel')).toEqual([])
    expect(residue('stop using blue', 'cancel')).toEqual(['using', 'blue'])
    expect(residue('cancel my gym membership', 'cancel')).toEqual(['gym', 'membership'])
    expect(residue('取消红色', 'cancel')).toEqual(['红', '色'])
  })

  test('filler alone is no residue', () => {
    expect(residueOf('ok thanks, please')).toEqual([])
    expect(residueOf('好的，麻烦你了')).toEqual([])
  })
})
