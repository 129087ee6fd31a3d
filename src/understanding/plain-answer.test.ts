import { expect, test } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

const all = (text: string): string[] => text.split(' | ')

test.each(
  all(
    'yes | Yes! | yes please | Yes, please. | ok | OK, thanks | sure, go ahead | please do | sounds good | yes, do it'.concat(
      ' | 好 | 好的 | 好的，谢谢 | 好的谢谢您 | 可以 | 可以啊 | 行吧 | 是的 | 要 | 嗯 | 没问题！ | 当然可以',
    ),
  ),
)('«%s» is a plain yes', (text) => expect(plainAnswer(text)).toBe('yes'))

test.each(
  all(
    'no | No. | no thanks | no, thank you | nope | not now | not now, thanks | I don’t | 不用了 | 不用 | 不用了，谢谢 | 不用了谢谢 | 不要 | 不 | 先不用了 | 不需要',
  ),
)('«%s» is a plain no', (text) => expect(plainAnswer(text)).toBe('no'))

test.each(
  all(
    'thanks | 谢谢 | yes but tomorrow | yes tomorrow | no idea | no, book dermatology | yes no | 好像不行 | 可以停车吗 | 不要挂神经内科 | 好的，明天上午 | okay what about parking | cancel | 算了 | stop | ?',
  ),
)('«%s» says something else', (text) => expect(plainAnswer(text)).toBeUndefined())
