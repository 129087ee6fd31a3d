/** Proposals that are not taken (design §10): each is told, and nothing of what was taken before is lost. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const running = (): string => `
    team ann:human bob:ai
    ann > do it [NEXT:bob]
    bob acks
    bob starts`

describe('a proposal too many', () => {
  scenario(
    'beyond the thirty-two that wait is told so, and none of the others vanishes',
    `${running()}
    bob proposes write 1
    ${Array.from({ length: 33 }, (_, i) => `bob proposes write ${i + 2}`).join('\n    ')}
    decision 33 is WAITING
    ignored too_many_decisions
    decision 34 is over`,
  )
  scenario(
    'of an agent that has the task no more changes nothing',
    `${running()}
    ann cancels
    bob proposes write 1
    ignored late_proposal
    no event decision_proposed`,
  )
})
