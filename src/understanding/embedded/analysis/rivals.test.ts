import { expect, test } from 'vitest'
import { frontDeskKnowledge, shownFrames } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'

const knowledge = await frontDeskKnowledge()

test.each([
  ['我要改预约', 'registration.move'],
  ['我想改一下骨科的预约', 'move{orthopaedics}'],
])('a word of change and the thing that is changed leave no doubt (V11): %s', (text, expected) => {
  const read = analyse(knowledge, { text })
  expect(shownFrames(read)).toEqual([expected])
  expect(read.candidates).toEqual([])
})
