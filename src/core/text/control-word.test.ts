import { expect, test } from 'vitest'
import { controlWord } from './control-word.ts'

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
