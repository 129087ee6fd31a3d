/** Every kind of member lives by the same journal, whether a person, a computation or a program is behind it. */
import { formAgent } from '../src/agents/form.ts'
import { playbookAgent } from '../src/agents/playbook.ts'
import { processAgent } from '../src/agents/process.ts'
import { scripted } from '../src/agents/scripted.ts'
import { machineRandom } from '../src/runtime/machine-clock.ts'
import { Slot } from '../src/teams/agent-spec.ts'
import { readPlaybook } from '../src/teams/read-playbook.ts'
import { program } from './agents/process-stage.ts'
import { memberContract } from './contracts/member-contract.ts'

const hop = { by: 'ann', text: 'Over to you. [NEXT:max]' } as const
const wish = { by: 'ann', text: 'How much is parking?' } as const
const answer = { by: 'ann', text: '3' } as const
const intent = 'parking'

memberContract('a human', { type: 'human', lines: [hop, { by: 'max', text: 'Here it is.' }] })

memberContract('a script', { type: 'ai', lines: [hop], open: () => ({ adapter: scripted(() => 'Here it is.') }) })

const ask = { en: 'How many hours?', zh: '停几个小时？' }
const hours = Slot.parse({ slot: 'hours', type: 'number', required: true, ask })
const form = formAgent({ slots: [hours], answer: { en: '{hours} euro.', zh: '{hours} 欧。' } })
memberContract('a form', { type: 'ai', lines: [wish, answer], wish: { intent }, open: () => ({ adapter: form }) })

const { playbook } = readPlaybook(
  'parking.yaml',
  `
plan_id: parking
intents: [parking]
goal: { en: Explain parking, zh: 说明停车 }
slots: [{ slot: hours, type: number, ask: { en: "How many hours?", zh: "停几个小时？" } }]
steps:
  - { step_id: ask, title: { en: Hours, zh: 时长 }, ask: hours }
  - { step_id: tell, title: { en: Price, zh: 价格 }, say: { en: "{hours} euro.", zh: "{hours} 欧。" } }
`,
)
const playbooks = playbook ? [playbook] : []
memberContract('a playbook', {
  type: 'ai',
  lines: [wish, answer],
  wish: { intent },
  open: () => ({ adapter: playbookAgent({ playbooks }) }),
})

memberContract('a process', {
  type: 'ai',
  lines: [wish],
  wish: { intent, slots: { do: 'answer' } },
  open: (clock) => {
    const command = [process.execPath, program('agent.mjs')]
    const adapter = processAgent({ command }, { clock, random: machineRandom })
    return { adapter, close: () => adapter.close() }
  },
})
