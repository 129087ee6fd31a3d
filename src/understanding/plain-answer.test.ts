import { expect, test } from 'vitest'
import { isConsent, leadingAnswer, plainAnswer } from './plain-answer.ts'

const all = (text: string): string[] => text.split(' | ')

test.each(
  all(
    'yes | Yes! | yes please | Yes, please. | ok | OK, thanks | sure, go ahead | please do | sounds good | yes, do it'.concat(
      ' | 好 | 好的 | 好的，谢谢 | 好的谢谢您 | 可以 | 可以啊 | 行吧 | 是的 | 要 | 嗯 | 没问题！ | 当然可以 | 嗯呢，约吧 | 得嘞，约一个 | ooh yes please | sounds like a plan',
    ),
  ),
)('«%s» is a plain yes', (text) => expect(plainAnswer(text)).toBe('yes'))

test.each(
  all(
    "oh yes, that would be kind | that would be very kind of you | yes please, that's very kind | oh yes, how kind of you | that'd be a great help".concat(
      ' | 好呀，那太好了 | 好的，那太感谢了 | 嗯，那就麻烦你了 | 那敢情好 | 好啊，那真是帮大忙了',
    ),
  ),
)('«%s» is a yes of somebody who is pleased', (text) => expect(plainAnswer(text)).toBe('yes'))

test.each(all("that's very kind | how kind of you | 那太感谢了 | 帮大忙了"))(
  '«%s» is thanks, and no yes by itself',
  (text) => expect(plainAnswer(text)).toBeUndefined(),
)

test.each(
  all(
    'no | No. | no thanks | no, thank you | nope | not now | not now, thanks | I don’t | 不用了 | 不用 | 不用了，谢谢 | 不用了谢谢 | 不要 | 不 | 先不用了 | 不需要 | 先不约，我再看看',
  ),
)('«%s» is a plain no', (text) => expect(plainAnswer(text)).toBe('no'))

test.each(
  all(
    'thanks | 谢谢 | yes but tomorrow | yes tomorrow | no idea | no, book dermatology | yes no | 好像不行 | 可以停车吗 | 不要挂神经内科 | 好的，明天上午 | okay what about parking | cancel | 算了 | stop | ?',
  ),
)('«%s» says something else', (text) => expect(plainAnswer(text)).toBeUndefined())

test.each(
  all(
    'go ahead and book it | ok then book it | all right, book it then | please go ahead and make the appointment | just do it | 那就挂吧 | 那麻烦帮我约一下 | 行，那就帮我挂这个 | 好的，就这么挂吧',
  ),
)('«%s» asks for what is spoken of', (text) => expect([plainAnswer(text), isConsent(text)]).toEqual(['yes', true]))

test.each(all('book it for Friday | make it | 帮我挂个号 | 预约 | book a doctor | yes | 不挂了 | do you book it'))(
  '«%s» does not',
  (text) => expect(isConsent(text)).toBe(false),
)

test.each([
  ['yes please, tomorrow at 10', 'yes', 'tomorrow at 10'],
  ['ok, book it for friday', 'yes', 'book it for friday'],
  ['go ahead and book it for Friday', 'yes', 'for Friday'],
  ['Yes. Please. On Monday!', 'yes', 'On Monday!'],
  ['yes tomorrow', 'yes', 'tomorrow'],
  ['好的，明天上午', 'yes', '明天上午'],
  ['好的明天上午', 'yes', '明天上午'],
  ['no thanks, where is the pharmacy?', 'no', 'where is the pharmacy?'],
  ['不用了，停车怎么收费', 'no', '停车怎么收费'],
])('«%s» begins with a plain %s', (text, says, rest) => {
  const lead = leadingAnswer(text)
  expect([lead?.says, text.slice(lead?.from)]).toEqual([says, rest])
})

test.each(
  all('yes | no. | 好的！ | no idea | 好像不行 | 不要挂神经内科 | where is the toilet? | not now or ever | right now'),
)('«%s» does not begin with one and go on', (text) => expect(leadingAnswer(text)).toBeUndefined())
