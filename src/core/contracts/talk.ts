/**
 * Who speaks next (S1 §8, §9). Field names and values are the seed's; `Member` is ours (docs/teams.md).
 * S1 calls its decision RoutingDecision; that name is S0's here, so it is TalkRoute (design §5).
 */
import { z } from 'zod'
import { Count, Id, Label, LocalText, list } from './bounds.ts'

export const Member = z
  .strictObject({
    id: Id,
    type: z.enum(['human', 'ai']),
    name: Id,
    displayName: LocalText,
    order: Count,
    role: Id.optional(),
  })
  .describe('A person or an agent of a team.')
export type Member = z.infer<typeof Member>

export const TalkRoute = z
  .strictObject({
    action: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('send_to_ai'), member: Member }),
      z.strictObject({ type: z.literal('wait_for_human'), member: Member }),
      z.strictObject({ type: z.literal('continue_queue') }),
      z.strictObject({
        type: z.literal('error_unresolved'),
        // What stood in the marker, as it was written: it may be any text.
        addressees: list(Label),
        availableMembers: list(Label),
      }),
    ]),
    queueUpdates: list(Member),
  })
  .describe('What happens after someone spoke, and who is added to the queue (S1 §8.1).')
export type TalkRoute = z.infer<typeof TalkRoute>

export const QueueDisplay = z
  .strictObject({
    queue: list(z.strictObject({ member: Member, status: z.enum(['pending', 'executing']) })),
    visible: z.boolean(),
  })
  .describe('The queue as it is shown; hidden when it is empty (S1 §9.2).')
export type QueueDisplay = z.infer<typeof QueueDisplay>
