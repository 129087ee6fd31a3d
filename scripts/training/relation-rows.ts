/**
 * Reads the notation of rows/relation-*.ts. Training (scripts/train-relation.ts) and tests use it; the engine
 * itself never does.
 *
 * A line `= agent | goal | slot=value;… | asked,… | what the agent said last` opens a scene: a running task.
 * A line `CODE | text` is one message to it. The first letter of CODE is the relation: N no change, m minor, M major,
 * D different task, and P R C S for pause, resume, cancel, status query. What follows overrides the usual labels:
 *   s c d r t   scope, constraint, deliverable, resource, timeline: minor; a capital: major (any of them replaces the usual set)
 *   digit       goal similarity in tenths
 *   + * q x k ? the action: create, modify, query, cancel, continue, clarify
 *   ! ~         urgency high, low
 *   h $         needs the execution history, the state of resources
 * Braces in a text mark a referenced entity and are removed.
 */

import type { Control } from '../../src/core/text/control-word.ts'
import type { Assessment, Delta } from '../../src/understanding/assessment.ts'
import type { LabelledRow } from '../../src/understanding/embedded/relation/relation-training.ts'
import type { IntentFields, Relation, RelationInput } from '../../src/understanding/embedded/relation/relation-types.ts'
import { isHeldOut } from './held-out.ts'
import { chatRelationRowsEn } from './rows/relation-chat-en.ts'
import { chatRelationRowsZh } from './rows/relation-chat-zh.ts'
import { depotRelationRowsEn } from './rows/relation-depot-en.ts'
import { depotRelationRowsZh } from './rows/relation-depot-zh.ts'
import { relationRowsEn } from './rows/relation-en.ts'
import { errandRelationRowsEn } from './rows/relation-errand-en.ts'
import { errandRelationRowsZh } from './rows/relation-errand-zh.ts'
import { kitchenRelationRowsEn } from './rows/relation-kitchen-en.ts'
import { kitchenRelationRowsZh } from './rows/relation-kitchen-zh.ts'
import { moreRelationRowsEn } from './rows/relation-more-en.ts'
import { moreRelationRowsZh } from './rows/relation-more-zh.ts'
import { studioRelationRowsEn } from './rows/relation-studio-en.ts'
import { studioRelationRowsZh } from './rows/relation-studio-zh.ts'
import { voicesRelationRowsEn } from './rows/relation-voices-en.ts'
import { voicesRelationRowsZh } from './rows/relation-voices-zh.ts'
import { relationRowsZh } from './rows/relation-zh.ts'

type RelationKind = 'N' | 'm' | 'M' | 'D' | 'P' | 'R' | 'C' | 'S'

type RelationRow = {
  readonly lang: 'en' | 'zh'
  readonly kind: RelationKind
  readonly input: RelationInput
  readonly assessment: Assessment
  readonly intent: IntentFields
  /** Never trained on. */
  readonly held: boolean
}

/** Each hand is one writer, in both languages; `first` and `more` are of the same one. */
const hands: Record<string, { readonly en: string; readonly zh: string }> = {
  first: { en: relationRowsEn, zh: relationRowsZh },
  more: { en: moreRelationRowsEn, zh: moreRelationRowsZh },
  voices: { en: voicesRelationRowsEn, zh: voicesRelationRowsZh },
  depot: { en: depotRelationRowsEn, zh: depotRelationRowsZh },
  kitchen: { en: kitchenRelationRowsEn, zh: kitchenRelationRowsZh },
  studio: { en: studioRelationRowsEn, zh: studioRelationRowsZh },
  errand: { en: errandRelationRowsEn, zh: errandRelationRowsZh },
  chat: { en: chatRelationRowsEn, zh: chatRelationRowsZh },
}

const readRelationRows = (): (RelationRow & { readonly hand: string })[] =>
  Object.entries(hands).flatMap(([hand, { en, zh }]) =>
    [...parse('en', en), ...parse('zh', zh)].map((row) => ({ ...row, hand })),
  )

const relationOf: Record<RelationKind, Relation> = {
  N: 'same_task_no_change',
  m: 'same_task_minor_change',
  M: 'same_task_major_change',
  D: 'different_task',
  P: 'control_instruction',
  R: 'control_instruction',
  C: 'control_instruction',
  S: 'control_instruction',
}
const controlOf: Partial<Record<RelationKind, Control>> = { P: 'pause', R: 'resume', C: 'cancel', S: 'status_query' }

export type OwnRow = LabelledRow & {
  readonly hand: string
  readonly held: boolean
  readonly lang: 'en' | 'zh'
  readonly intent: IntentFields
  readonly assessment: Assessment
}

/** The rows as the trainer takes them. */
export function labelledRows(): OwnRow[] {
  return readRelationRows().map(({ hand, lang, kind, input, assessment, intent, held }) => {
    const control = controlOf[kind]
    const labels = { relation: relationOf[kind], ...(control ? { control } : {}), assessment, action: intent.action }
    return { ...input, ...labels, hand, lang, held, intent }
  })
}

const usualDeltas: Record<RelationKind, string> = { N: '', m: 'c', M: 'ScDrt', D: 'SDrt', P: 't', R: '', C: 'r', S: '' }
const usualSimilarity: Record<RelationKind, number> = { N: 1, m: 0.9, M: 0.5, D: 0.1, P: 1, R: 1, C: 1, S: 1 }
const usualAction: Record<RelationKind, IntentFields['action']> = {
  N: 'continue',
  m: 'modify',
  M: 'modify',
  D: 'create',
  P: 'modify',
  R: 'continue',
  C: 'cancel',
  S: 'query',
}
const actions: Record<string, IntentFields['action']> = {
  '+': 'create',
  '*': 'modify',
  q: 'query',
  x: 'cancel',
  k: 'continue',
  '?': 'clarify',
}

function parse(lang: 'en' | 'zh', table: string): RelationRow[] {
  const rows: RelationRow[] = []
  let scene: Omit<RelationInput, 'text'> | undefined
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('= ')) scene = readScene(lang, line.slice(2))
    else if (scene) rows.push(readRow(lang, scene, line))
  }
  return rows
}

function readScene(lang: 'en' | 'zh', line: string): Omit<RelationInput, 'text'> {
  const [agent = '', goal = '', slots = '', asked = '', said = ''] = line.split('|').map((part) => part.trim())
  const pairs = slots.split(';').flatMap((pair) => {
    const [slot, value] = pair.split('=')
    return slot && value ? [[slot.trim(), value.trim()] as const] : []
  })
  const wanted = asked.split(',').filter((slot) => slot !== '')
  return {
    lang,
    task: { agent, goal, slots: Object.fromEntries(pairs), ...(wanted.length > 0 ? { asked: wanted } : {}) },
    history: [
      { role: 'user', text: goal },
      { role: 'agent', text: said },
    ],
  }
}

function readRow(lang: 'en' | 'zh', scene: Omit<RelationInput, 'text'>, line: string): RelationRow {
  const cut = line.indexOf('|')
  const code = line.slice(0, cut).trim()
  const marked = line.slice(cut + 1).trim()
  const kind = code[0] as RelationKind
  const flags = code.slice(1)
  const text = marked.replaceAll(/[{}]/g, '')
  const action = [...flags].map((flag) => actions[flag]).find((found) => found) ?? usualAction[kind]
  return {
    lang,
    kind,
    input: { ...scene, text },
    assessment: readAssessment(kind, flags, action),
    intent: readIntent({ kind, flags, action, marked }),
    held: isHeldOut(text),
  }
}

function readAssessment(kind: RelationKind, flags: string, action: IntentFields['action']): Assessment {
  const given = [...flags].filter((flag) => 'scdrtSCDRT'.includes(flag)).join('')
  const deltas = given || (kind === 'D' && action === 'query' ? 'Sd' : usualDeltas[kind])
  const delta = (letter: string): Delta =>
    deltas.includes(letter.toUpperCase()) ? 'major' : deltas.includes(letter) ? 'minor' : 'none'
  const tenths = /\d/.exec(flags)
  return {
    goalSimilarity: tenths ? Number(tenths[0]) / 10 : usualSimilarity[kind],
    scopeDelta: delta('s'),
    constraintDelta: delta('c'),
    deliverableDelta: delta('d'),
    resourceImpact: delta('r'),
    timelineImpact: delta('t'),
  }
}

type Coded = { kind: RelationKind; flags: string; action: IntentFields['action']; marked: string }

function readIntent({ kind, flags, action, marked }: Coded): IntentFields {
  const control = 'PRCS'.includes(kind)
  const whole = kind === 'M' || kind === 'D' || (kind === 'N' && action === 'continue')
  return {
    action,
    scope: control ? 'meta_control' : whole ? 'full_task' : 'partial_task',
    urgency: flags.includes('!') ? 'high' : flags.includes('~') ? 'low' : 'medium',
    needsCurrentTaskContext: kind !== 'D',
    needsExecutionHistory: flags.includes('h') || kind === 'R' || kind === 'S',
    needsResourceStatus: flags.includes('$'),
    referencedEntities: [...marked.matchAll(/\{([^}]*)\}/g)].flatMap((match) => match[1] ?? []),
  }
}
