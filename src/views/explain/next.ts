/**
 * Says what follows a message of a talk: who is next, what the queue becomes, what people are told (S1 §3–§5). A pure answer
 * for `signalbox explain next` (docs/explain.md): no conversation is needed and nothing happens.
 *
 * X1. A person's empty message is refused and changes nothing; that person is still next.
 * X2. `[DONE]` ends the talk, from a person only, whatever stands beside it: nothing is resolved and nobody is left waiting.
 * X3. New targets go behind those who wait; then the first of the queue is next; without any, the first human (S1 §3.1).
 * X4. If no target is known, the first human is next to correct it, and the queue stays (S1 §3.3, §7).
 * X5. What the program says itself is never searched for markers (SEC16).
 */
import { z } from 'zod'
import { noTeam } from '../../core/state/conversation.ts'
import { firstHuman, membersInOrder, type Team, type TeamFault, TeamMember, teamFault } from '../../core/state/team.ts'
import { resolveAddressees } from '../../core/talk/addressees.ts'
import { readMarkers } from '../../core/text/markers.ts'
import { routeTexts } from '../texts/route-notices.ts'

export const ExplainNextInput = z.strictObject({
  text: z.string().max(16_777_216),
  team: z
    .array(TeamMember.pick({ id: true, type: true, name: true, displayName: true }).extend({ order: z.number() }))
    .max(1000),
  /** A member's id, or `system`. Without it, an AI that no marker means. */
  speaker: z.string().optional(),
  queue: z.array(z.string()).max(10_000).default([]),
  lang: z.enum(['en', 'zh']).default('en'),
})
export type ExplainNextInput = z.input<typeof ExplainNextInput>

export type ExplainNextOutput = {
  readonly resolved: string[]
  readonly unresolved: string[]
  readonly target: string | null
  readonly status: 'active' | 'paused' | 'completed'
  readonly queue_after: string[]
  readonly notice: 'none' | 'partial' | 'all_failed' | 'empty_input'
  readonly notice_text?: string
  readonly rejected?: true
  readonly team_invalid?: TeamFault
}

export function explainNext({
  text,
  team: members,
  speaker,
  queue = [],
  lang = 'en',
}: ExplainNextInput): ExplainNextOutput {
  const texts = routeTexts[lang]
  const team: Team = { ...noTeam, members }
  const fault = teamFault(team)
  if (fault) return { ...rest(queue), notice_text: texts.teamFault[fault], team_invalid: fault }

  const waiting = queue.flatMap((id) => members.find((m) => m.id === id) ?? [])
  const person = speaker === 'system' ? undefined : members.find((m) => m.id === speaker && m.type === 'human')
  if (person && text.trim() === '') {
    const told = { notice: 'empty_input', notice_text: texts.emptyMessage, rejected: true } as const
    return { ...rest(idsOf(waiting)), target: person.id, ...told } // X1
  }
  const said = speaker === 'system' ? nothingSaid : readMarkers(text) // X5
  if (person && said.done) return { ...rest([]), status: 'completed' } // X2

  const { resolved, unresolved } = resolveAddressees(said.targets, team)
  const found = { resolved: idsOf(resolved), unresolved }
  if (said.found && resolved.length === 0) {
    const told = { notice: 'all_failed', notice_text: texts.noneKnown(unresolved, membersInOrder(team)) } as const
    return { ...rest(idsOf(waiting)), ...found, target: firstHuman(team)?.id ?? null, ...told } // X4
  }
  const told = unresolved.map(texts.skipped).join('\n')
  return {
    ...found,
    ...takeTurn([...waiting, ...resolved], team),
    ...(told === '' ? { notice: 'none' } : { notice: 'partial', notice_text: told }),
  }
}

/** Who is next: the first of the queue, else the first human (X3). */
function takeTurn(
  queue: readonly TeamMember[],
  team: Team,
): Pick<ExplainNextOutput, 'target' | 'status' | 'queue_after'> {
  const next = queue[0] ?? firstHuman(team)
  return {
    target: next?.id ?? null,
    status: next?.type === 'ai' ? 'active' : 'paused',
    queue_after: idsOf(queue.slice(1)),
  }
}

/** An answer in which nobody moves. */
const rest = (queue: readonly string[]): ExplainNextOutput => ({
  resolved: [],
  unresolved: [],
  target: null,
  status: 'paused',
  queue_after: [...queue],
  notice: 'none',
})

const nothingSaid = { targets: [], found: false, done: false }
const idsOf = (members: readonly TeamMember[]): string[] => members.map((m) => m.id)
