import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const mine = standing('m1', 'dermatology', 'Friday')
const other = standing('m2', 'cardiology', 'Wednesday')
const hers = { ...other, slots: { ...other.slots, patient: 'my mum' } }
const known = [hers, mine] as never

describe('whose it is', () => {
  test.each([
    ['please move hers to Tuesday', 'm2'],
    ["my mum's, please move hers to Tuesday", 'm2'],
    ['please move mine to Tuesday', 'm1'],
  ])('says which one is meant: %s', (text, made) => {
    const frames = analyse(knowledge, { text, known, now }).frames.filter(({ agent }) => agent !== null)
    expect(frames.map(({ intent, record }) => [intent, record])).toEqual([['registration.move', made]])
  })
})
