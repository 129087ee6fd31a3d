import { describe, expect, test } from 'vitest'
import { addMember } from './add-member.ts'

const line = '{ id: new, type: ai }'

describe('a member is added to the text of a team', () => {
  test('as one line behind the last, and every comment stays', () => {
    const text = '# top\nteam: a   # id\nmembers:  # who\n  - { id: you }   # me\n  # gone: bob\n\nhopBudget: 3\n'
    expect(addMember(text, line)).toBe(
      '# top\nteam: a   # id\nmembers:  # who\n  - { id: you }   # me\n  - { id: new, type: ai }\n  # gone: bob\n\nhopBudget: 3\n',
    )
  })

  test('behind a member that is written over several lines', () => {
    const text = 'members:\n- id: you\n  type: human   # me\n- id: bob\n  type: ai\nteam: a'
    expect(addMember(text, line)).toBe(
      'members:\n- id: you\n  type: human   # me\n- id: bob\n  type: ai\n- { id: new, type: ai }\nteam: a',
    )
  })

  test('without a line break at the end, and with those of Windows', () => {
    expect(addMember('members:\n  - { id: you }', line)).toBe('members:\n  - { id: you }\n  - { id: new, type: ai }')
    expect(addMember('members:\r\n  - { id: you }\r\n', line)).toBe(
      'members:\r\n  - { id: you }\r\n  - { id: new, type: ai }\r\n',
    )
  })

  test('into a list in brackets', () => {
    expect(addMember('members: [{ id: you }] # who\n', line)).toBe(
      'members: [ { id: you }, { id: new, type: ai } ] # who\n',
    )
  })

  test('and not where there is no list', () => {
    expect(addMember('team: a\n', line)).toBeUndefined()
    expect(addMember('members: [\n', line)).toBeUndefined()
  })
})
