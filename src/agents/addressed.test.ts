import { expect, test } from 'vitest'
import { addressed } from './addressed.ts'

function answered(text: string, next: readonly string[] = []) {
  const offered: string[] = []
  const agentCalled = (name: string) =>
    name === 'rex' ? { id: 'rex', code: 'reviewer' } : name === 'bob' ? { id: 'bob', code: 'bob' } : undefined
  const said = addressed(text, { agentCalled, next, handoff: (agent) => void offered.push(agent), self: 'bob' })
  return { said, offered }
}

test('a person, and whoever is in next, may be addressed', () => {
  expect(answered('Done. [NEXT:ann]')).toEqual({ said: 'Done. [NEXT:ann]', offered: [] })
  expect(answered('Done. [NEXT:rex]', ['rex'])).toEqual({ said: 'Done. [NEXT:rex]', offered: [] })
})

test('another agent is only suggested, and the talk is not ended', () => {
  expect(answered('Done. [NEXT:rex]')).toEqual({ said: 'Done. (→ rex)', offered: ['reviewer'] })
  expect(answered('That is all. [DONE]')).toEqual({ said: 'That is all. (done)', offered: [] })
})

test('nobody is suggested to themselves', () => {
  expect(answered('Done. [NEXT:bob]')).toEqual({ said: 'Done. (→ bob)', offered: [] })
})

test('words without a marker stay as they are', () => {
  expect(answered('`[NEXT:rex]` passes the turn')).toEqual({ said: '`[NEXT:rex]` passes the turn', offered: [] })
})
