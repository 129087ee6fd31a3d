import { expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { exchangedActs, otherActIn, plainActIn } from './acts.ts'
import { blanked } from './parts.ts'

test.each([
  ['no, silly me, not cancel, move: cardiology, to Friday', 'changed', 'ended'],
  ["sorry, I don't mean cancel, I mean reschedule", 'changed', 'ended'],
  ['no no, I said move, not cancel! to Friday', 'changed', 'ended'],
  ['I want to move it rather than cancel it', 'changed', 'ended'],
  ['not move, cancel it', 'ended', 'changed'],
  ['actually I meant book. neurology on Monday', 'made', undefined],
  ['我的意思不是退，是往后挪', 'changed', 'ended'],
  ['不是改，是取消，眼科周五那个', 'ended', 'changed'],
  ['我是说改期，不是退', 'changed', 'ended'],
  ['说错了，是挂号', 'made', undefined],
])('the act is put right: %s', (said, act, not) => expect(otherActIn(foldInPlace(said))).toMatchObject({ act, not }))

test.each(['not Monday, Tuesday', 'cancel it', 'move it to Friday', '不是周一，是周二', '改到周五', 'I meant Tuesday'])(
  'no act is put right: %s',
  (said) => expect(otherActIn(foldInPlace(said))).toBeUndefined(),
)

test('what the message asked for before by the denied verb is not asked for', () => {
  const said = 'cancel my dermatology, no, not cancel, move it to Friday'
  expect(blanked(said, exchangedActs(said)).trim()).toBe('my dermatology, no, not cancel, move it to Friday')
})

test.each([
  ["just cancel it, it's on Monday", 'ended'],
  ['actually, move it to Friday', 'changed'],
  ['改到周三吧', 'changed'],
  ['还是退吧', 'ended'],
  ['改到周五的那个', undefined],
  ['Friday', undefined],
])('the words themselves are an act: %s', (said, act) => expect(plainActIn(foldInPlace(said))).toBe(act))
