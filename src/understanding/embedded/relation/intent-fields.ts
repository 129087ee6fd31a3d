/**
 * The parts of IntentAnalysis that follow from a message and its relation (S0 §8.2): action, scope, urgency, what context is
 * needed, which things are named. judge-relation.ts calls it with the model's scores.
 */
import { type Control, actionOf as controlledAction } from '../../../core/text/control-word.ts'
import { matchesIn } from '../../../core/text/matches.ts'
import { urgencyOf } from '../../urgency.ts'
import type { IntentFields, Relation, RelationInput } from './relation-types.ts'

type IntentEvidence = {
  readonly input: RelationInput
  /** The folded text (relation-text.ts). */
  readonly folded: string
  readonly relation: Relation
  readonly control?: Control
  /** How likely each action is, by the model; asked only where the relation leaves it open. */
  readonly actions: () => ReadonlyMap<string, number>
}

export function readIntent(evidence: IntentEvidence): IntentFields {
  const { input, folded, relation, control } = evidence
  const action = actionOf(evidence)
  const read = readNeeds(input, folded)
  return {
    action,
    scope: scopeOf(relation, action),
    needsCurrentTaskContext:
      relation !== 'different_task' || /\b(?:same|like (?:that|this) one)\b|一样|同样/.test(folded),
    ...read,
    needsExecutionHistory: control === 'resume' || control === 'status_query' || read.needsExecutionHistory,
  }
}

type Needs = Omit<IntentFields, 'action' | 'scope' | 'needsCurrentTaskContext'>
/** What the words alone say, whatever the relation is. */
export const readNeeds = (input: RelationInput, folded: string): Needs => ({
  urgency: urgencyOf(input.text),
  needsExecutionHistory: historyWords.test(folded),
  needsResourceStatus: resourceWords.test(folded) || resourceQuestion.test(folded),
  referencedEntities: entitiesOf(input),
})

const byRelation: Record<Relation, readonly IntentFields['action'][]> = {
  same_task_no_change: ['continue', 'query', 'clarify'],
  same_task_minor_change: ['modify'],
  same_task_major_change: ['modify'],
  different_task: ['create', 'query'],
  control_instruction: ['modify'],
}

function actionOf({ relation, control, actions }: IntentEvidence): IntentFields['action'] {
  if (control) return controlledAction(control)
  const [first = 'continue', ...more] = byRelation[relation]
  if (more.length === 0) return first
  const scores = actions()
  return more.reduce((best, next) => ((scores.get(next) ?? 0) > (scores.get(best) ?? 0) ? next : best), first)
}

function scopeOf(relation: Relation, action: IntentFields['action']): IntentFields['scope'] {
  if (relation === 'control_instruction') return 'meta_control'
  if (relation === 'same_task_major_change' || relation === 'different_task') return 'full_task'
  return relation === 'same_task_no_change' && action === 'continue' ? 'full_task' : 'partial_task'
}

const historyWords =
  /\b(?:so far|up to now|you (?:did|changed|tried|used|left|made|picked)|did you (?:change|try|pick|use|do|reserve|end up)|did the .{1,30} before you|was (?:wrong|turned down|the first|your)|your (?:first|second|third|last) comment|last (?:step|change)|undo|revert|put .{1,20} back|previous(?:ly)?|earlier version|where (?:you|we) (?:left|stopped)|end up using|first one you|why did you|reserve first|before the other)\b|刚才|之前|先前|上次|你都|撤销|停的地方|你先|最后用的|为什么没过|先订的|第.条意见|你刚|改了哪|到目前/
const resourceWords =
  /\b(?:enough|available|availability|capacity|in stock|free (?:that|this|next|right|tomorrow|now)|(?:rooms?|seats?|slots?|space|spaces|money|budget|disk|desks?|drivers?) (?:left|free|available)|any gap left|left in|are free|is free)\b/
const resourceQuestion =
  /还有.{0,6}(?:吗|多少)|够.{0,8}(?:吗|不够|用|付)|够不够|有人手|有空的|有空房|空房|余额|余量|库存还|名额|剩多少|可以用/

/** How many UTF-16 units are searched, and how many entities are compared with each other. */
const looked = 1600
const compared = 64

/** Names, values and files in the message, in its own spelling, at most eight. Every repetition is bounded, so the cost is linear. */
export function entitiesOf({ text, task }: RelationInput): string[] {
  const seen = text.length > looked ? text.slice(0, looked) : text
  const found = new Set<string>()
  if (/["“「『]/.test(seen)) for (const match of matchesIn(seen, quoted)) if (match[1]) found.add(match[1])
  for (const match of matchesIn(seen, shaped)) found.add(withoutEnd(match[0], '.,;:'))
  for (const match of matchesIn(seen, capitals)) {
    const name = withoutEnd(match[0], '.')
    if (!startsSentence(seen, match.index) && !/^I(?:'|$)/.test(name) && !noNames.has(name)) found.add(name)
  }
  if (/\p{Script=Han}/u.test(seen)) for (const match of matchesIn(seen, latinInHan)) found.add(match[0])
  for (const value of Object.values(task.slots)) {
    if (typeof value === 'string' && value.length > 1 && seen.toLowerCase().includes(value.toLowerCase()))
      found.add(value)
  }
  const all = [...found].filter((entity) => entity !== '').slice(0, compared)
  return all.filter((entity) => !all.some((other) => other !== entity && other.includes(entity))).slice(0, 8)
}

function withoutEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const noNames = new Set(['I', 'OK', 'Ok', 'FYI', 'STOP', 'PR'])
const quoted = /["“「『]([^"”」』]{1,40})["”」』]/g
const capitals = /\p{Lu}[\p{L}\d&.-]{0,60}(?: (?:& )?\p{Lu}[\p{L}\d&.-]{0,60})*/gu
const latinInHan = /[A-Za-z][\w.+#-]{0,60}(?: [A-Z]\w{0,60})*/g
/** Paths, colours, files, names with an underscore, numbers with their unit, Chinese numbers before a measure word, days and months. */
const shaped =
  /[~./]?[\w-]{0,60}[/\\][\w./\\~-]{1,200}|#[\da-fA-F]{3,8}\b|\b[\w-]{1,60}\.[a-z]{2,5}\b|\b\w{1,60}_\w{1,60}\b|\b\d[\d.,:/]{0,60}(?:\s?(?:%|am|pm|ms|gb|kg|km|eur|usd|st|nd|rd|th))?\b|[〇零一二两三四五六七八九十百千万半]{1,20}(?=[个点号日月年天人页字块元条名位封张道秒成晚小])|(?:周|星期)[一二三四五六日天]|(?:十|十一|十二|[一二三四五六七八九])月(?:[一二三四五六七八九十]{1,3}[日号]?)?/g

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 3), at).trimEnd()
  return before === '' || /[.!?:。！？：]$/.test(before)
}
