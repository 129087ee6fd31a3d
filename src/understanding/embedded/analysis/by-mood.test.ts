import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

test.each(["I can't make neurology on Thursday", "I won't make cardiology on Thursday"])(
  'who cannot make something books nothing, and is asked whether it shall end (O6): %s',
  (text) => {
    const { frames, notice } = analyse(knowledge, { text })
    expect(frames).toEqual([])
    expect(notice).toMatchObject({ say: 'shall_i', frame: { intent: 'registration.cancel' } })
  },
)

test('who gives another day books that one', () =>
  expect(analyse(knowledge, { text: "I can't make Monday so book ENT for Tuesday" }).frames).toMatchObject([
    { intent: 'registration.book' },
  ]))
