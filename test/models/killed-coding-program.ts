/**
 * The program that killed-coding.ts kills: the coding task of coding-show.ts, with a person who approves the plan. It ends itself, as if
 * by kill -9, when so many events of its decisions and model calls are on disk and nothing that follows from the last one has begun. A
 * place where it was killed before is passed: else a decision that is issued would never be carried out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { untilRest } from '../../src/runtime/embedded.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { RuntimeOptions } from '../../src/runtime/put-together.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { wish } from './coding-show.ts'

const [data = '', folder = '', workspace = '', lives = '0'] = process.argv.slice(2)
const counted: ReadonlySet<string> = new Set([
  ...['call_recorded', 'decision_proposed', 'decision_prepared', 'decision_issued', 'changes_staged'],
  ...['decision_settled', 'decision_probed', 'plan_proposed', 'plan_approved', 'task_execution_result'],
  'verification_finished',
])
const diary = `${data}.killed.json`
type Diary = { readonly places: string[]; readonly acts: Record<string, string> }
const known: Diary = existsSync(diary) ? JSON.parse(readFileSync(diary, 'utf8')) : { places: [], acts: {} }
/** What happened to whom: a decision that is proposed again has another id, and is the same place. */
function placeOf(event: JournalEvent): string {
  const { type, taskId = '' } = event as { type: string; taskId?: string }
  if (event.type === 'decision_proposed')
    known.acts[event.envelope.decision_id] = JSON.stringify((event.envelope as { params?: unknown }).params)
  if (event.type === 'call_recorded') return [type, taskId, event.kind, event.name, event.n].join()
  const decision = 'decision_id' in event ? event.decision_id : 'envelope' in event ? event.envelope.decision_id : ''
  return [type, taskId, known.acts[decision]].join()
}

let left = Number(lives)
const onEvent: RuntimeOptions['onEvent'] = (_, event) => {
  if (!counted.has(event.type)) return
  const place = placeOf(event as JournalEvent)
  if (known.places.includes(place) || --left !== 0) return
  known.places.push(place)
  writeFileSync(diary, JSON.stringify(known))
  process.kill(process.pid, 'SIGKILL')
}

const loaded = await loadTeam(folder)
if (!loaded.ok) throw new Error('the team does not load')
const runtime = openRuntime({ data, team: loaded.value, onEvent })
const id = 'killed'
if (!runtime.state(id)) await runtime.start(loaded.value.team, { id, workspace, teamHash: loaded.value.hash })
await runtime.send(id, { type: 'say', by: 'ann', text: wish, key: 'first' })
/** Nothing had begun, so what nobody knows the outcome of did not happen. */
const answers = { plan: 'approve', approval: 'once', uncertain: 'not_applied' } as const
for (;;) {
  const { questions } = orThrow(await untilRest(runtime, id))
  const [question] = questions
  if (!question) break
  const option = answers[question.kind as keyof typeof answers]
  if (option === undefined) throw new Error(`asked ${question.kind}`)
  await runtime.send(id, { type: 'answer', by: 'ann', questionId: question.id, option, hash: question.hash })
}
await runtime.close()
