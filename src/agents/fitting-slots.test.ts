import { expect, test } from 'vitest'
import { Slot } from '../teams/agent-spec.ts'
import { fittingSlots } from './fitting-slots.ts'

const specs = [
  { slot: 'cores', type: 'number', min: 1, max: 64, required: true },
  { slot: 'size', type: 'enum', values: ['small', { value: 'large', en: ['large', 'big'], zh: ['大'] }] },
  { slot: 'since', type: 'duration' },
  { slot: 'day', type: 'date' },
  { slot: 'bill', type: 'regex', pattern: 'F\\d{3}' },
  { slot: 'note', type: 'text', max: 10 },
].map((spec) => Slot.parse(spec))

test.each([
  [{ cores: 'lots' }, {}],
  [{ cores: '很多' }, {}],
  [{ cores: '100' }, {}],
  [{ cores: '8 please' }, { cores: 8 }],
  [{ cores: 8 }, { cores: 8 }],
  [{ size: 'huge' }, {}],
  [{ size: '大' }, { size: 'large' }],
  [{ size: ['big', 'huge'] }, { size: ['large'] }],
  [{ since: 'where is the toilet?' }, {}],
  [{ since: '两天' }, { since: '两天' }],
  [{ day: 'whenever' }, {}],
  [{ bill: 'X1' }, {}],
  [{ note: 'much too long a note' }, {}],
  [
    { note: 'short', message: 'hi', other: [1] },
    { note: 'short', message: 'hi', other: [1] },
  ],
])('of %j a program gets %j', (given, kept) => expect(fittingSlots(specs, given)).toEqual(kept))
