import { expect, test } from 'vitest'
import { riskCard, riskReasonsText, riskReasonText } from './risk.ts'

test('a reason names the part it is about', () => {
  const reason = { kind: 'deletes', what: 'rm -rf src' }
  expect(riskReasonText(reason, 'en')).toBe('rm -rf src: may delete data for good')
  expect(riskReasonText(reason, 'zh')).toBe('rm -rf src：可能永久删除数据')
})

test('a kind that is not ours is shown by its name, and control characters by their code', () => {
  expect(riskReasonText({ kind: 'sends_a_letter', what: 'a\u001bb' }, 'en')).toMatch(/^a.*b: sends a letter$/)
  expect(riskReasonText({ kind: 'x', what: 'a\u001bb' }, 'en')).not.toContain('\u001b')
})

test('the card has a line for each reason', () => {
  const rated = { risk: 'high', needs_confirmation: true, reasons: [{ kind: 'deletes' }, { kind: 'secrets' }] } as const
  expect(riskCard(rated, 'en')).toEqual({
    risk: 'high',
    asks: 'asks first',
    because: 'may delete data for good\nmay show secrets',
  })
  expect(Object.keys(riskCard(rated, 'zh'))).toEqual(['风险', '是否询问', '理由'])
})

test('of several reasons of one kind the first two are named, and how many more there are', () => {
  const kind = 'replaces_file'
  const reasons = ['a', 'b', 'c', 'd'].map((what) => ({ kind, what }))
  expect(riskReasonsText([...reasons, { kind: 'background' }], 'en')).toBe(
    'a, b +2: replaces what is in the file; goes on in the background',
  )
  expect(riskReasonsText(reasons.slice(0, 1), 'zh')).toBe(riskReasonText({ kind, what: 'a' }, 'zh'))
})
