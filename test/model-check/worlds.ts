/** The small worlds that model-check.test.ts explores to the end: who is in the team, and how much may happen. */

import type { Plan } from '../../src/core/contracts/plan.ts'
import type { IntentAnalysis } from '../../src/core/contracts/understanding.ts'
import { Team } from '../../src/core/state/team.ts'
import { type Analysed, analysed, checkedPlan, control, dangerousPlan, frame, plainly, unclear } from './answers.ts'

export type World = {
  readonly name: string
  readonly team: Team
  readonly workspace?: string
  /** Who speaks and answers, where it is not Ann alone: then nobody pauses, skips or ends anything, which other worlds do. */
  readonly people?: readonly string[]
  /** What the planner can answer, where it is not everything. */
  readonly plans?: Readonly<Record<string, Plan>>
  /** The planner may ask, and a goal may run out of time. */
  readonly asks?: true
  readonly timed?: true
  /** How many messages are said, tasks made and decisions proposed at most. */
  readonly messages: number
  readonly tasks: number
  readonly decisions: number
  readonly says: readonly string[]
  /** What an AI member answers. */
  readonly replies: readonly string[]
  /** Whom a result may suggest to go on. */
  readonly suggests?: string
  readonly analyses: readonly Analysed[]
  /** The few that may also come before the verdict; the others come after it. */
  readonly early: readonly Analysed[]
}

type Relation = IntentAnalysis['taskRelation']['type']
const ann = { id: 'ann', type: 'human', name: 'Ann', order: 0 } as const
const bob = { id: 'bob', type: 'ai', name: 'Bob', order: 1, repeatable: true } as const
const defaults = { dispatchTimeoutMs: 1_000, leaseMs: 1_000, reworkRounds: 1 }

const controls = [control('cancel'), control('continue'), control('query'), control('clarify')]
const goesOn = analysed('same_task_no_change', 0.9)

const talk: World = {
  name: 'talk',
  team: Team.parse({ ...defaults, team: 'talk', hopBudget: 2, members: [ann, bob] }),
  messages: 2,
  tasks: 3,
  decisions: 0,
  says: ['hello', 'you [NEXT:bob]', 'both [NEXT:bob,ann]', 'nobody [NEXT:zed]', 'bye [DONE]'],
  replies: ['fine', 'again [NEXT:bob]', 'you [NEXT:ann]', 'what [NEXT:zed]'],
  analyses: [goesOn, ...controls],
  early: [goesOn, control('clarify')],
}

const dan = { id: 'dan', type: 'human', name: 'Dan', order: 3 } as const
/** What Ann asks for, Dan approves; what he asks for, she does. */
const approvers: World = {
  ...talk,
  name: 'grants, and two people who approve for each other',
  team: Team.parse({
    ...defaults,
    team: 'approvers',
    members: [ann, bob, dan],
    approve: [{ effect: ['write', 'delete', 'execute', 'network'], by: ['ann', 'dan'], notBy: 'requester' }],
  }),
  people: ['ann', 'dan'],
  messages: 2,
  tasks: 2,
  decisions: 2,
  says: ['you [NEXT:bob]'],
  replies: ['fine'],
  analyses: [goesOn],
  early: [],
}

const relations: Relation[] = [
  'same_task_no_change',
  'same_task_minor_change',
  'same_task_major_change',
  'different_task',
]
const every = (frames: Parameters<typeof analysed>[2]): Analysed[] =>
  relations.flatMap((type) => [0.9, 0.6, 0.3].map((confidence) => analysed(type, confidence, frames)))

const desk: World = {
  name: 'intents, the focus among them',
  team: Team.parse({ ...defaults, team: 'desk', members: [ann, { ...bob, intents: ['book'], class: 'focus' }] }),
  messages: 2,
  tasks: 2,
  decisions: 0,
  says: ['please'],
  replies: ['done'],
  analyses: [...every([]), ...every([frame('book', 'bob')]), unclear(goesOn), ...controls],
  early: [analysed('different_task', 0.9, [frame('book', 'bob')])],
}

const offers: World = {
  ...desk,
  name: 'an agent that suggests another',
  team: Team.parse({
    ...defaults,
    team: 'offers',
    members: [
      ann,
      { ...bob, intents: ['book'], class: 'focus' },
      { ...bob, id: 'cy', intents: ['pay'], order: 2, insertable: true },
    ],
  }),
  suggests: 'cy',
  analyses: [
    analysed('different_task', 0.9, [frame('book', 'bob')]),
    analysed('different_task', 0.9, [frame('pay', 'cy')]),
    plainly('yes'),
    plainly('no'),
    control('cancel'),
  ],
  early: [],
}

const crew: World = {
  ...desk,
  name: 'plans',
  workspace: '/w',
  team: Team.parse({ ...defaults, team: 'crew', members: [ann, { ...bob, role: 'planner', intents: ['work'] }] }),
  analyses: [
    goesOn,
    analysed('same_task_minor_change', 0.9),
    analysed('same_task_major_change', 0.9),
    analysed('different_task', 0.9),
    control('cancel'),
  ],
  early: [analysed('different_task', 0.9)],
}

export const worlds: readonly World[] = [
  talk,
  { ...talk, name: 'talk, locked', team: { ...talk.team, inputPolicy: 'lock' }, tasks: 2 },
  desk,
  {
    ...desk,
    name: 'intents and talk, locked',
    team: { ...desk.team, inputPolicy: 'lock' },
    says: ['please', 'you [NEXT:bob]'],
    replies: ['done', 'you [NEXT:ann]'],
    analyses: [analysed('different_task', 0.9, [frame('book', 'bob')]), goesOn, ...controls],
  },
  {
    ...desk,
    name: 'an insertable member, and one to stand in',
    team: Team.parse({
      ...defaults,
      team: 'three',
      members: [
        ann,
        { ...bob, intents: ['book'], class: 'focus' },
        { ...bob, id: 'pay', intents: ['pay', 'book'], order: 2, insertable: true, class: 'high' },
      ],
    }),
    analyses: [
      analysed('different_task', 0.9, [frame('book', 'bob')]),
      analysed('different_task', 0.9, [frame('pay', 'pay')]),
      goesOn,
    ],
  },
  {
    ...crew,
    name: 'plans, in a folder',
    tasks: 1,
  },
  {
    ...crew,
    name: 'plans and work that a person reviews',
    team: { ...crew.team, review: 'ann' },
    messages: 1,
    analyses: [goesOn, analysed('different_task', 0.9)],
  },
  {
    ...crew,
    name: 'plans and work that an agent reviews',
    team: {
      ...crew.team,
      review: 'rex',
      members: [...crew.team.members, { ...bob, id: 'rex', order: 2, role: 'reviewer' }],
    },
    messages: 1,
    tasks: 1,
    decisions: 1,
    analyses: [analysed('different_task', 0.9)],
    early: [],
  },
  {
    ...crew,
    name: 'plans that are verified',
    messages: 1,
    tasks: 2,
    says: ['please', 'no network'],
    plans: { checked: checkedPlan, dangerous: dangerousPlan },
    asks: true,
    timed: true,
    analyses: [analysed('different_task', 0.9)],
    early: [],
  },
  {
    ...desk,
    name: 'tools',
    workspace: '/w',
    team: Team.parse({ ...defaults, team: 'hands', members: [ann, { ...bob, intents: ['work'] }] }),
    messages: 2,
    tasks: 1,
    decisions: 2,
    analyses: [
      analysed('different_task', 0.9, [frame('work', 'bob')]),
      analysed('same_task_minor_change', 0.9),
      goesOn,
    ],
    early: [],
  },
  {
    ...desk,
    name: 'tools of a goal that gives way to another',
    team: Team.parse({ ...defaults, team: 'ways', members: [ann, { ...bob, intents: ['work'], repeatable: false }] }),
    decisions: 1,
    analyses: [analysed('different_task', 0.9, [frame('work', 'bob')])],
    early: [],
  },
  {
    ...desk,
    name: 'two tasks beside each other',
    team: Team.parse({
      ...defaults,
      team: 'pair',
      parallel: 2,
      members: [ann, { ...bob, intents: ['book'] }, { ...bob, id: 'cy', intents: ['pay'], order: 2 }],
    }),
    messages: 1,
    decisions: 1,
    analyses: [analysed('different_task', 0.9, [frame('book', 'bob'), frame('pay', 'cy')])],
    early: [],
  },
  offers,
  { ...offers, name: 'suggestions under review', team: { ...offers.team, review: 'ann' }, messages: 1 },
  {
    ...desk,
    name: 'suggestions beside a plan',
    team: Team.parse({
      ...defaults,
      team: 'staff',
      members: [ann, { ...bob, role: 'planner', intents: ['work'] }, { ...bob, id: 'cy', intents: ['pay'], order: 2 }],
    }),
    suggests: 'cy',
    messages: 1,
    tasks: 3,
    analyses: [analysed('different_task', 0.9)],
    early: [],
  },
  approvers,
  {
    ...talk,
    name: 'tools in a talk',
    workspace: '/w',
    messages: 1,
    tasks: 2,
    decisions: 1,
    says: ['you [NEXT:bob]'],
    replies: ['fine', 'you [NEXT:ann]'],
    analyses: [goesOn],
    early: [],
  },
]
