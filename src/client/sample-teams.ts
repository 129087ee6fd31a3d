/** The teams a first visitor can try, played by scripts (typing-agents.ts): no model, no key, no network. */

import type { Spoken } from '../core/text/language.ts'
import { languageOf } from '../core/text/language.ts'
import type { Job } from '../ports.ts'
import { type DefinedTeam, defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import type { OfferedTeam } from './client.ts'
import type { Played } from './typing-agents.ts'

const you = { id: 'you', type: 'human', name: 'you', displayName: { en: 'You', zh: '你' }, order: 0 } as const
const ann = { id: 'ann', type: 'human', name: 'ann', displayName: { en: 'Ann', zh: '安' }, order: 1 } as const
const bob = {
  id: 'bob',
  type: 'ai',
  name: 'bob',
  displayName: { en: 'Bob', zh: '鲍勃' },
  order: 2,
  repeatable: true,
} as const
const carol = {
  id: 'carol',
  type: 'ai',
  name: 'carol',
  displayName: { en: 'Carol', zh: '卡罗尔' },
  order: 3,
  repeatable: true,
} as const

/** What is shown of a team, with the team itself. */
type SampleTeam = OfferedTeam & DefinedTeam

export const sampleTeams: readonly SampleTeam[] = [
  {
    id: 'release-talk',
    name: { en: 'Release talk', zh: '发布讨论' },
    line: {
      en: 'Bob proposes, Carol objects, you decide; scripted',
      zh: '鲍勃提建议，卡罗尔提异议，你来决定（脚本）',
    },
    examples: {
      en: [
        'What should we check before the release? [NEXT:bob,carol]',
        'Bob, write a checklist and ask Carol for a second opinion. [NEXT:bob]',
        'Who is on call? [NEXT:bob,zed]',
      ],
      zh: [
        '发布之前要检查什么？[NEXT:鲍勃,卡罗尔]',
        '鲍勃，写一份清单，再请卡罗尔给第二意见。[NEXT:鲍勃]',
        '谁值班？[NEXT:鲍勃,泽德]',
      ],
    },
    ...orThrow(
      defineTeam({ team: 'release-talk', name: { en: 'Release talk', zh: '发布讨论' }, members: [you, bob, carol] }),
    ),
  },
  {
    id: 'two-people',
    name: { en: 'Two people and an AI', zh: '两个人和一个 AI' },
    line: {
      en: 'you and Ann share this keyboard, Bob is scripted',
      zh: '你和安轮流用这个键盘，鲍勃按脚本回答',
    },
    examples: {
      en: ['Ann, is Friday fine? [NEXT:ann,bob]', 'Bob, what is missing? [NEXT:bob]', 'Thanks, that is all. [DONE]'],
      zh: ['安，星期五可以吗？[NEXT:安,鲍勃]', '鲍勃，还缺什么？[NEXT:鲍勃]', '谢谢，就这些。[DONE]'],
    },
    ...orThrow(
      defineTeam({
        team: 'two-people',
        name: { en: 'Two people and an AI', zh: '两个人和一个 AI' },
        members: [you, ann, bob],
      }),
    ),
  },
]

/** Who answers, and the language of the message, choose the words. */
export function sampleAnswer({ agentId, body }: Job): Played {
  const message = String(body.slots.message ?? '')
  const lang = languageOf(message)
  const asked = /second opinion|第二意见/i.test(message)
  return agentId === 'carol' ? carolSays[lang] : asked ? bobAsks[lang] : bobSays[lang]
}

const bobSays: Readonly<Record<Spoken, Played>> = {
  en: {
    steps: [
      {
        thought: 'A release is safe when it can be undone.',
        action: 'look at the last three releases',
        observation: 'two of three went back because of a missing migration',
      },
    ],
    text: 'Three things: the tests are green, the changelog has a date, and somebody is on call this weekend.',
  },
  zh: {
    steps: [
      {
        thought: '能撤回的发布才是安全的。',
        action: '查看最近三次发布',
        observation: '三次里有两次因为缺少迁移脚本而撤回',
      },
    ],
    text: '三件事：所有测试通过，更新日志写好了日期，周末有人值班。',
  },
}

const bobAsks: Readonly<Record<Spoken, Played>> = {
  en: {
    steps: [{ thought: 'Short lists are read.', action: 'write three lines', observation: 'three lines' }],
    text: '1. All tests are green.\n2. The changelog has a date.\n3. Somebody is on call.\nCarol, what do you think? [NEXT:carol]',
  },
  zh: {
    steps: [{ thought: '清单要短才有人读。', action: '写三行', observation: '三行' }],
    text: '1. 所有测试通过。\n2. 更新日志写好了日期。\n3. 有人值班。\n卡罗尔，你怎么看？[NEXT:卡罗尔]',
  },
}

const carolSays: Readonly<Record<Spoken, Played>> = {
  en: {
    steps: [
      {
        thought: 'What would wake us at night?',
        action: 'read the plan again',
        observation: 'there is no way back in it',
      },
    ],
    text: 'I would add one: say how to undo it, and try that once before Friday.',
  },
  zh: {
    steps: [{ thought: '什么会让我们半夜起床？', action: '再读一遍计划', observation: '里面没有撤回的办法' }],
    text: '我会加一条：写明怎么撤回，并在星期五之前试一次。',
  },
}
