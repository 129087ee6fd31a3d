/** What a conversation used of language models, by member and task. Every call of a model is in the journal with its tokens. */
import { type ModelUse, noUse, sumOfUse } from '../core/contracts/model-use.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import { inColumns, type PanelView } from './panel.ts'
import { texts } from './texts/languages.ts'

type CostRow = ModelUse & { readonly member: string; readonly task: string }
type CostView = { readonly total: ModelUse; readonly rows: readonly CostRow[] }

/** A row a task. Understanding and the gate have one each, for all messages. */
export function costView(events: Iterable<JournalEvent>): CostView {
  const rows = new Map<string, CostRow>()
  let total = noUse
  for (const event of events) {
    const used = usedIn(event)
    if (!used) continue
    total = sumOfUse(total, used)
    const task = event.type === 'call_recorded' ? event.taskId : ''
    const key = `${task} ${event.role}`
    const row = rows.get(key) ?? { ...noUse, member: event.role, task }
    rows.set(key, { ...row, ...sumOfUse(row, used) })
  }
  return { total, rows: [...rows.values()] }
}

/** Function agents record whatever they like; only these are calls of a model (models/model-agent.ts, agents/coding/coding.ts). */
export function usedIn(event: JournalEvent): ModelUse | undefined {
  if (event.type === 'semantic_understanding_completed' || event.type === 'safety_checked') return event.used
  if (event.type !== 'call_recorded') return
  const { usage, cost, used } = (event.result ?? {}) as { usage?: unknown; cost?: unknown; used?: { cost?: unknown } }
  if (event.name === 'model') return tokensOf(usage, cost)
  if (event.name === 'turn') return tokensOf(used, used?.cost)
}

function tokensOf(usage: unknown, cost: unknown): ModelUse | undefined {
  const { input, output } = (usage ?? {}) as { input?: unknown; output?: unknown }
  if (typeof input !== 'number' || typeof output !== 'number') return
  return { calls: 1, input, output, cost: typeof cost === 'number' ? cost : 0 }
}

export function costPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { cost: words } = texts[lang].screen
  const { total, rows } = costView(events)
  if (rows.length === 0) return { title: words.title, lines: [{ text: words.none, tone: 'dim' }] }
  const used = rows.map((row) => inColumns([row.member, row.task, ...figures(row)]))
  const head = inColumns(words.head, 'dim')
  return { title: words.title, lines: [head, ...used, inColumns([words.total, '', ...figures(total)], 'strong')] }
}

const figures = ({ calls, input, output, cost }: ModelUse): string[] =>
  [calls, input, output].map(String).concat(cost.toFixed(4))
