import { describe, expect, test } from 'vitest'
import { worstOf } from './check-safety.ts'
import { plainReading } from './features.ts'
import { judgedIn } from './judged.ts'
import { shippedModels } from './score.ts'
import type { Encoders } from './third-look.ts'

/** What an encoder is asked that always says the same. */
function asked(text: string, says: readonly number[] = [0, 0, 1]): { texts: string[]; emergency: number } {
  const texts: string[] = []
  const encoders: Encoders = (language) => (read) => {
    texts.push(`${language} ${read}`)
    return Float32Array.from(says)
  }
  const worst = worstOf(judgedIn(plainReading(text)), { ...shippedModels(), encoders })
  return { texts, emergency: worst.EMERGENCY.share }
}
const doubtful = 'my chest feels a bit strange today'

describe('the third look', () => {
  test.each(['book me a table for two on Friday', '帮我约明天下午的会议室'])(
    'is not needed for what is surely ordinary: %s',
    (text) => expect(asked(text).texts).toEqual([]),
  )

  test('weighs what the encoder says', () => {
    expect(asked(doubtful).texts).toHaveLength(1)
    expect(asked(doubtful, [0, 1, 0]).emergency).toBeGreaterThan(asked(doubtful, [0, 0, 1]).emergency)
  })

  test('asks the encoder of the language that most of the text is in', () => {
    expect(asked('胸口有点怪怪的，喘不上气').texts[0]).toMatch(/^zh /)
    expect(asked(`${doubtful} (胸)`).texts[0]).toMatch(/^en /)
  })

  test('reads at most four stretches of a message, however many are in doubt (L4)', () => {
    const many = Array.from({ length: 400 }, (_, i) => `my chest feels strange since ${i} o'clock and my arm is numb.`)
    expect(asked(many.join('\n\n')).texts.length).toBeLessThanOrEqual(4)
  })

  test('is left out where there are no encoders (L6)', () => {
    const worst = worstOf(judgedIn(plainReading('my dad has collapsed and is not breathing')), {
      ...shippedModels(),
      encoders: () => undefined,
    })
    expect(worst.EMERGENCY.share).toBeGreaterThan(0.9)
  })
})
