import { expect, test } from 'vitest'
import { actionOf, controlOf, controls, controlWord } from './control-word.ts'

test.each([
  'pause [NEXT:bob]',
  'Stop! [NEXT:bob]',
  '/status [NEXT:bob]',
  '[NEXT:bob] 暂停',
  '继续。[NEXT:bob]',
  'ＰＡＵＳＥ',
])('«%s» is a control word', (text) => expect(controlWord(text)).toBeDefined())

test.each([
  'please go on [NEXT:bob]',
  '请继续 [NEXT:bob]',
  'is it finished? [NEXT:bob]',
  '[NEXT:bob]',
  'stop using blue',
  '',
])('«%s» is said to somebody', (text) => expect(controlWord(text)).toBeUndefined())

test.each(controls)('an analysis can say «%s»: no other control has its action', (control) => {
  expect(controlOf(actionOf(control))).toBe(control)
})

test('an action that is no control holds the work', () => expect(controlOf('create')).toBe('pause'))
