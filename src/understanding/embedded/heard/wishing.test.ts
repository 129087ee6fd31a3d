import { describe, expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { asksForIt } from './wishing.ts'

/** Values are marked by brackets; what is set aside is not looked at here. */
function asks(marked: string): boolean {
  const values: { start: number; end: number }[] = []
  const text = marked.replaceAll(/\[([^\]]+)\]/g, (_, value: string, at: number) => {
    const start = at - 2 * values.length
    values.push({ start, end: start + value.length })
    return value
  })
  const folded = foldInPlace(text)
  return asksForIt({ meant: folded, original: folded, values })
}

describe('words that ask for what they speak of', () => {
  test.each([
    'could you maybe move it to [Friday]',
    "I'm afraid I have to cancel",
    'my boss needs me on [Tuesday], so please cancel',
    "my sister's got me in with hers, so you can scrap that one",
    'the [dermatology] appointment has to be moved to [Friday]',
    '[cardiology], [Friday]',
    'an [eye clinic] appointment on [Tuesday] would be great',
    '[my daughter] is 7 and needs an appointment with the [paediatrician] on [the 24th]',
    'my doctor told me to see a [cardiologist], so book me in on [Friday]',
    '[周二]的[皮肤科]取消吧',
    '[老板]临时让我出差，[周二]去不了，取消吧',
    '能不能麻烦改到[周五]',
    '医生建议我去看[心内科]，麻烦约[周五]',
    '[周五][心内科]',
    'book me the [dentist] for [Friday], what a way to start a weekend',
    '疼了好久，真是倒霉，挂[周五]的[牙科]',
    '上次挂的是[骨科]，这次挂[周三]的[神经内科]',
    '麻烦挂[周三][骨科]',
  ])('%s', (said) => expect(asks(said)).toBe(true))
})

describe('words that only speak of it', () => {
  test.each([
    'the meeting got moved to [Friday]',
    'my boss wants me to cancel',
    "I'd hate to cancel",
    'I wish I could move it to [Friday] but I cannot',
    '[my wife] said: cancel the appointment',
    'the leaflet says book [cardiology] on [Friday]',
    'I was going to book [cardiology] on [Friday] but decided against it',
    'thanks for the booking',
    'I am already booked with the [dentist] on [Friday] elsewhere',
    '听说可以改期',
    '[老板]让我取消',
    '差点就取消了',
    '会议改到[周五]了',
    '原本想挂[周五]的[心内科]，后来没挂',
    '退款已经收到了',
    '我最讨厌被取消',
    'the [dentist] on a [Friday], my absolute favourite way to start a weekend',
    '[dermatology] on a [Monday], the glamour of it',
    'my [dermatology] appointment on [Tuesday] went really well',
    'the [dentist] wants to see me on [Friday] apparently',
    'people keep cancelling on you, must be hard',
    '上次挂的是[周二]的[骨科]，排了俩小时才看上',
    '上次约了[周四]的[牙科]没来，给你们添麻烦了，抱歉啊',
    '之前挂过[周三]的[皮肤科]，等了好久',
    '[周一]一大早看[骨科]，我可真会挑时候',
    '多亏你们帮我挂到[周二]的[骨科]',
    '[周五]的[牙科]没去成，实在抱歉',
    'wish me luck, [cardiology] on [Thursday]',
    '[dentist] [Friday], [dermatology] [Monday], it never ends',
    'I work in [dermatology] on [Mondays]',
    '网上显示[周五][牙科]有号',
  ])('%s', (said) => expect(asks(said)).toBe(false))
})

describe('what the desk has yet to do (E7)', () => {
  test.each([
    "after you've cancelled my [ENT] appointment on [Friday]",
    'once you have booked [dermatology] for [Monday]',
  ])('%s', (said) => expect(asks(said)).toBe(true))
  test.each([
    'after you cancelled my [ENT] appointment on [Friday]',
    "once you've cancelled an appointment on [Friday]",
  ])('is neither what was done nor what anybody does: %s', (said) => expect(asks(said)).toBe(false))
})
