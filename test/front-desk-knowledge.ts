/** What the engine knows of the sample team `front-desk`, and what tests say of its answers. */
import { join } from 'node:path'
import type { KnownRecord } from '../src/core/state/conversation.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import type { Analysed } from '../src/understanding/embedded/analysis/reading.ts'
import type { Knowledge } from '../src/understanding/embedded/analysis/team-knowledge.ts'
import { knowledgeOf } from '../src/understanding/embedded/knowledge.ts'

export async function frontDeskKnowledge(): Promise<Knowledge> {
  const loaded = await loadTeam(join(import.meta.dirname, '../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  return knowledgeOf(loaded.value)
}

/** `intent{value …}` for each frame that is somebody's. */
export const shownFrames = ({ frames }: Pick<Analysed, 'frames'>): string[] =>
  frames
    .filter(({ agent }) => agent !== null)
    .map(({ intent, slots }) => {
      const values = slots.map(({ value }) => String(value)).toSorted()
      return values.length === 0 ? intent : `${intent.split('.')[1]}{${values.join(' ')}}`
    })

export const appointment = (made: number, slots: Record<string, string>): KnownRecord => ({
  record: 'appointment',
  made,
  touched: made,
  at: 0,
  slots,
})

/** When the messages of these tests are said. */
export const now = Date.UTC(2026, 10, 16, 9)

/** An appointment that stands, by a short name. */
export const standing = (made: string, department: string, date: string) => ({
  record: 'appointment',
  made,
  at: now,
  changed: now,
  ended: false,
  slots: { department, date },
})
