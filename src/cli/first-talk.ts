/** The first conversation anybody sees: a person and an agent that plays a script, in the reader's language. */
import type { Lang } from '../core/talk-texts.ts'

export const firstTeam = {
  team: 'first-talk',
  name: { en: 'First talk', zh: '第一个对话' },
  members: [
    { id: 'ann', type: 'human', name: 'ann', displayName: { en: 'Ann', zh: '安' }, order: 0 },
    { id: 'bob', type: 'ai', name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  ],
} as const

type Script = {
  /** What Ann says, one after the other. */
  readonly ann: readonly string[]
  /** What Bob answers, in the same order. */
  readonly bob: readonly string[]
}

export const firstTalk: Readonly<Record<Lang, Script>> = {
  en: {
    ann: [
      'Bob, what should we look at before the release? [NEXT:bob]',
      'Please write the checklist. [NEXT:bob]',
      'That is all we need. [DONE]',
    ],
    bob: [
      'Three things: the tests, the changelog, and who is on call. [NEXT:ann]',
      '1. All tests are green.\n2. The changelog has a date.\n3. Somebody is on call this weekend.\n[NEXT:ann]',
    ],
  },
  zh: {
    ann: ['鲍勃，发布之前要检查什么？[NEXT:鲍勃]', '请写一份检查清单。[NEXT:鲍勃]', '这些就够了。[DONE]'],
    bob: [
      '三件事：测试、更新日志，以及由谁值班。[NEXT:安]',
      '1. 所有测试通过。\n2. 更新日志写好了日期。\n3. 周末有人值班。\n[NEXT:安]',
    ],
  },
}
