/** Sequences the model check found, each once wrong. */
import { describe } from 'vitest'
import { scenario } from '../../test/scenarios/scenario.ts'

describe('the queue of a talk', () => {
  scenario(
    'is not overtaken while its first waits for another attempt',
    `
    team ann:human bob:ai
    ann > both [NEXT:bob,ann]
    bob nacks busy
    bob is READY
    ann is READY
    talk active
    wait 1s
    bob is DISPATCHING
    bob < fine
    talk paused ann`,
  )
  scenario(
    'is one after the other, however many may work beside each other',
    `
    team ann:human bob:ai carol:ai parallel=2
    ann > both [NEXT:bob,carol]
    bob is DISPATCHING
    carol is READY
    bob < fine
    carol is DISPATCHING`,
  )
})
