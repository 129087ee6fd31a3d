import { describe, expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { blanked } from './parts.ts'
import { refusedAdviceIn } from './refused-advice.ts'

const left = (text: string): string => blanked(text, refusedAdviceIn(foldInPlace(text))).trim()

describe('what somebody else wants', () => {
  test.each([
    [
      "my husband says I should cancel it, but no, I'm not going to, so please leave it as it is",
      ', so please leave it as it is',
    ],
    ["my boss wants me to move it to Friday but I won't", ''],
    ["everyone says cancel it but I'd rather not, thanks", ', thanks'],
    ['my wife says I should keep it, but no, cancel it please', ', cancel it please'],
    ['my colleague told me to cancel and go to his dentist instead. No thanks!', '!'],
    ['我妈劝我退了，我没听她的，帮我改到周五吧', '，帮我改到周五吧'],
    ['我老公让我取消，我不，留着吧', '，留着吧'],
  ])('is set aside where it is refused: %s', (text, rest) => expect(left(text)).toBe(rest))

  test.each([
    "my husband says I should cancel it, and he's right, so please cancel it",
    "my wife wants me to book cardiology on Friday, and I don't want to argue, so please book it",
    'my wife says Friday, no, Thursday',
    '我老公说取消算了，帮我取消吧',
    '帮我妈挂周五的骨科，我不去',
  ])('stays where it is not: %s', (text) => expect(left(text)).toBe(text))
})
