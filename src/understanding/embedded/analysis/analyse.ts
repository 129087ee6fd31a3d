/**
 * Puts the parts of understanding together (S2 §9). What the person quotes word for word is held back first; what nobody of the team
 * does is told of beside the rest; then the message is read beside what is open (beside-open.ts) and by itself (read-message.ts). The
 * engine behind the port is engine.ts.
 */
import { heldBack } from '../heard/verbatim.ts'
import { readBesideOpen } from './beside-open.ts'
import { beyondIn, unfitIn, wordsOf } from './beyond.ts'
import { readMessage } from './read-message.ts'
import type { Analysed, Reading } from './reading.ts'
import { withParts } from './segments.ts'
import type { Knowledge } from './team-knowledge.ts'

export function analyse(knowledge: Knowledge, reading: Reading): Analysed {
  const held = heldBack(knowledge.learned, reading.text, {
    isAnswer: reading.running?.asked !== undefined,
    told: reading.told ?? [],
  })
  if (!held) return analyseSaid(knowledge, reading)
  const recall = reading.recall && ((text: string) => reading.recall?.(held.putBack(text)))
  return held.putBack(analyseSaid(knowledge, { ...reading, text: held.text, recall }))
}

function analyseSaid(knowledge: Knowledge, sent: Reading): Analysed {
  const beyond = beyondIn(knowledge, sent.text)
  if (beyond?.isAll) return readMessage(knowledge, { ...sent, isBeyond: true })
  const reading = beyond ? { ...sent, text: beyond.rest } : sent
  const done = readBesideOpen(knowledge, reading)
  const parts = [...(beyond?.parts ?? []), ...unfitIn(knowledge, reading.text, done.frames)]
  if (parts.length === 0 || done.notice?.say === 'cannot') return done
  return { ...done, beyond: wordsOf(sent.text, parts), segments: withParts(sent.text, done.segments ?? [], parts) }
}
