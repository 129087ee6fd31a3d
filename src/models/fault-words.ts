/** What a model is told when its answer cannot be used. Where it does not help, a person reads the same words. */
import type { Spoken } from '../core/text/language.ts'

type Faults = {
  readonly empty: string
  readonly noTool: (name: string, offered: readonly string[]) => string
  readonly repeated: (name: string) => string
  readonly cutOff: string
  readonly tooManySteps: (steps: number) => string
  /** To the model. */
  readonly again: (fault: string) => string
  readonly goOn: string
  readonly notDone: (fault: string) => string
  /** To people, below an answer. */
  readonly endsHere: string
}

export const faultWords: Readonly<Record<Spoken, Faults>> = {
  en: {
    empty: 'the answer is empty',
    noTool: (name, offered) =>
      `there is no tool ${name}${offered.length > 0 ? `; there are: ${offered.join(', ')}` : ', and no other'}`,
    repeated: (name) => `it calls ${name} again and again with the same input, and gets the same result`,
    cutOff: 'it was cut off because it is too long; write less at once',
    tooManySteps: (steps) => `there was no answer after ${steps} steps`,
    again: (fault) => `That does not fit: ${fault}. Answer again.`,
    goOn: 'You were cut off. Go on exactly where you stopped, and repeat nothing.',
    notDone: (fault) => `Not done: ${fault}`,
    endsHere: '(It ends here: this is as long as the answers of this model get.)',
  },
  zh: {
    empty: '回答是空的',
    noTool: (name, offered) =>
      `没有名为 ${name} 的工具${offered.length > 0 ? `；可用的有：${offered.join('、')}` : '，也没有其他工具'}`,
    repeated: (name) => `它一再用同样的输入调用 ${name}，得到的结果都一样`,
    cutOff: '内容太长，被截断了；请一次少写一些',
    tooManySteps: (steps) => `${steps} 步之后仍没有回答`,
    again: (fault) => `这不符合要求：${fault}。请重新回答。`,
    goOn: '你的回答被截断了。请从断开的地方接着写，不要重复。',
    notDone: (fault) => `未执行：${fault}`,
    endsHere: '（到此为止：这个模型的回答最多只有这么长。）',
  },
}
