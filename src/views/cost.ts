/** What a conversation used of language models, by member and task. Every call of a model is in the journal with its tokens. */
import type { JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import { inColumns, type PanelView } from './panel.ts'
import { texts } from './texts/languages.ts'

type Used = { readonly calls: number; readonly input: number; readonly output: number; readonly cost: number }
type CostRow = Used & { readonly member: string; readonly task: string }
type CostView = { readonly total: Used; readonly rows: readonly CostRow[] }

const none: Used = { calls: 0, input: 0, output: 0, cost: 0 }

export function costView(events: Iterable<JournalEvent>): CostView {
  const rows = new Map<string, CostRow>()
  let total = none
  for (const event of events) {
    const used = usedIn(event)
    if (!used || event.type !== 'call_recorded') continue
    total = sum(total, used)
    const row = rows.get(event.taskId) ?? { ...none, member: event.role, task: event.taskId }
    rows.set(event.taskId, { ...row, ...sum(row, used) })
  }
  return { total, rows: [...rows.values()] }
}

const sum = (a: Used, b: Used): Used => ({
  calls: a.calls + b.calls,
  input: a.input + b.input,
  output: a.output + b.output,
  cost: a.cost + b.cost,
})

/** Function agents record whatever they like; only this is a call of a model (models/model-agent.ts). */
function usedIn(event: JournalEvent): Used | undefined {
  if (event.type !== 'call_recorded' || event.name !== 'model') return
  const { usage, cost } = (event.result ?? {}) as { usage?: { input?: unknown; output?: unknown }; cost?: unknown }
  if (typeof usage?.input !== 'number' || typeof usage.output !== 'number') return
  return { calls: 1, input: usage.input, output: usage.output, cost: typeof cost === 'number' ? cost : 0 }
}

export function costPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { cost: words } = texts[lang].screen
  const { total, rows } = costView(events)
  if (rows.length === 0) return { title: words.title, lines: [{ text: words.none, tone: 'dim' }] }
  const used = rows.map((row) => inColumns([row.member, row.task, ...figures(row)]))
  const head = inColumns(words.head, 'dim')
  return { title: words.title, lines: [head, ...used, inColumns([words.total, '', ...figures(total)], 'strong')] }
}

const figures = ({ calls, input, output, cost }: Used): string[] =>
  [calls, input, output].map(String).concat(cost.toFixed(4))
