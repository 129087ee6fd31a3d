/** A decision_id that is proposed a second time (proposing:X2): told again, refused, or taken up again where nothing came of it. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const running = `
    team ann:human bob:ai
    ann > do it [NEXT:bob]
    bob acks
    bob starts`
const acting = `${running}
    bob proposes write 1
    ann answers once`

describe('a decision', () => {
  scenario(
    'of the same id with another body is refused and told',
    `${acting}
    tool does it
    bob proposes write 1 on y
    ignored decision_id_reused`,
  )
  scenario(
    'of the same id with the same body is told again',
    `${acting}
    tool does it
    bob proposes write 1
    ignored repeated_proposal`,
  )
  scenario(
    'that was never issued, and whose agent was lost, is asked about again when it is proposed again',
    `${running}
    bob proposes write 1
    asked once, conversation, deny, deny_because
    bob is lost
    asked
    wait 2s
    bob acks
    bob starts
    bob proposes write 1
    asked once, conversation, deny, deny_because
    ann answers once
    tool does it
    decision 1 is over`,
  )
  scenario(
    'that was never issued is refused with another body all the same',
    `${running}
    bob proposes write 1
    bob is lost
    wait 2s
    bob acks
    bob starts
    bob proposes write 1 on y
    ignored decision_id_reused`,
  )
})
