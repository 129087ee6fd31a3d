/** What `explain intent` found, as a card for a person: what was understood, each frame with its words and why, what follows. */
import type { Frame, IntentContext } from '../core/contracts/understanding.ts'
import type { CliTexts } from './texts/texts.ts'

type Words = CliTexts['explain']['intent']

export function intentCard(answer: IntentContext, text: string, words: Words): object {
  const { normalizedIntent: meant, taskRelation: relation, suggestedRoute: route, frames, intent_ops: ops } = answer
  const operations = ops.map(({ op, frame_id, reason }) => `${op} ${frame_id}: ${reason}`)
  return {
    [words.goal]: meant.goal,
    [words.action]: `${meant.action}, ${meant.scope}, ${words.urgency} ${meant.urgency}`,
    [words.relation]: `${relation.type} ${share(relation.confidence)}: ${relation.reasoning}`,
    [words.route]: `${route.nextPhase}${route.requiresUserConfirmation ? ` (${words.asksFirst})` : ''}: ${route.reason}`,
    [words.frames]: frames.map((frame) => frameLines(frame, { answer, text, words }).join('\n')).join('\n') || '-',
    [words.operations]: operations.join('\n') || '-',
  }
}

type Around = { readonly answer: IntentContext; readonly text: string; readonly words: Words }
function frameLines(frame: Frame, { answer, text, words }: Around): string[] {
  const focus = answer.focus_frame_id === frame.frame_id ? `, ${words.focus}` : ''
  const to = frame.agent === null ? '' : ` → ${frame.agent}`
  const slots = frame.slots.map(
    ({ slot, value }) => `${slot} = ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [
    `${frame.frame_id}  ${frame.intent}${to} ${share(frame.confidence)}${focus}`,
    `    “${text.slice(frame.start, frame.end)}”`,
    ...line(words.slots, slots),
    ...line(words.missing, frame.missing_slots),
    ...line(words.why, frame.reasons),
  ]
}

const line = (name: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`    ${name}: ${values.join('; ')}`]

/** More than two digits would not tell a person more. */
const share = (confidence: number): string => `(${confidence.toFixed(2)})`
