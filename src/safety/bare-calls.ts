/**
 * The barest calls for help. A message that says nothing else is an emergency whatever the weights say: there is nothing in it to weigh.
 * They are compared word by word in the plain reading, so that «i cant breath» and 救命！！ count as well.
 */
import { madeOnce } from '../core/text/made-once.ts'
import { type Clause, clauseOf, plainReading } from './features.ts'

const calls = `
i can't breathe|he can't breathe|she can't breathe|my son can't breathe|my daughter can't breathe|he is not breathing|she is not breathing
i'm having a heart attack|he is having a heart attack|she is having a heart attack|i'm having a stroke|he is having a stroke|she is having a stroke
call an ambulance|please call an ambulance|someone call an ambulance|i need an ambulance|we need an ambulance|send an ambulance
i want to kill myself|i'm going to kill myself|i'm bleeding to death|he is bleeding to death|she is bleeding to death|i've been stabbed|i've been shot
my house is on fire|the house is on fire|we are trapped in the fire|i took an overdose|i'm choking|he is choking|she is choking
救命|救命啊|快救命|快来救命|谁来救救我|叫救护车|快叫救护车|帮我叫救护车|需要救护车|我喘不过气|我喘不过气来了|我没法呼吸了|我不能呼吸|他没呼吸了|她没呼吸了
我想自杀|我要自杀|我不想活了|血止不住|血止不住了|心脏病发作了|我中风了|着火了|家里着火了|房子着火了|有人要杀我|我被捅了|我中枪了|他噎住了|她噎住了`

const known = madeOnce(
  () =>
    new Set(
      calls
        .trim()
        .split(/[|\n]/)
        .map((call) => keyOf(clauseOf(plainReading(call)))),
    ),
)

export const isBareCall = (clause: Clause): boolean => clause.words.length < longest && known().has(keyOf(clause))

/** No call has as many words, even with marks between them. */
const longest = 16

const keyOf = ({ words }: Clause): string =>
  words
    .map(({ plain }) => plain)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .join(' ')
