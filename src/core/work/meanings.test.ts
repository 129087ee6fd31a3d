import { describe, expect, test } from 'vitest'
import type { Frame } from '../contracts/understanding.ts'
import type { Message } from '../state/conversation.ts'
import { subjectFor } from '../text/branch-name.ts'
import { withMeaning } from './meanings.ts'

const act = 0.8
const text = 'delete old.txt and rename makeA to makeB'
const frame = (intent: string, confidence: number, part: string): Frame => ({
  frame_id: 'f1',
  intent,
  agent: 'one',
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
  confidence,
  slots: [],
  missing_slots: [],
  reasons: [],
})
const normalizedIntent = { goal: 'Delete; Rename', action: 'create', scope: 'whole_task', urgency: 'medium' }
const message = (...frames: Frame[]): Message => ({ id: 'm1', text, frames, analysis: { normalizedIntent } }) as never
const both = message(frame('file.delete', 0.99, 'delete old.txt'), frame('text.rename', 0.6, 'rename makeA to makeB'))
const wanted = (m: Message) => m.frames?.map(({ intent }) => intent)

describe('one of several wishes was meant', () => {
  test('and it was sure: the doubtful one is no part of the goal', () => {
    const meant = withMeaning(both, 'file.delete', act)
    expect(wanted(meant)).toEqual(['file.delete'])
    expect(meant.analysis?.normalizedIntent.goal).toBe('delete old.txt')
    expect(subjectFor(text, 'delete old.txt')).toBe('delete old.txt')
  })

  test('and it was doubtful: what is sure beside it is meant as well', () => {
    const meant = withMeaning(both, 'text.rename', act)
    expect(wanted(meant)).toEqual(['file.delete', 'text.rename'])
    expect(meant.analysis?.normalizedIntent.goal).toBe('Delete; Rename')
  })
})

test('of a message with one wish the choice is the whole message', () => {
  const [chosen] = withMeaning(message(frame('file.delete', 0.6, 'delete old.txt')), 'file.delete', act).frames ?? []
  expect(chosen).toMatchObject({ intent: 'file.delete', start: 0, end: text.length, confidence: 1 })
})
