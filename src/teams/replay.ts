/**
 * `signalbox team test DIR`: sends every replay sample of a team through an engine and says which answers changed (S2 §7.3).
 * The engine is given; how a message is understood is not this file's business.
 */
import { canonical, waysToSay } from './agent-spec.ts'
import { intentsOf } from './check-team.ts'
import { type ExitCode, type Io, openTeam, said } from './command.ts'
import type { LoadedTeam } from './loaded-team.ts'
import type { ReplayRow } from './schema.ts'

export type Asked = { readonly text: string; readonly lang: 'en' | 'zh' }
type AnsweredSlot = { readonly slot: string; readonly value: unknown; readonly normal?: unknown }
export type Answer = {
  readonly frames: readonly { readonly intent: string; readonly slots: readonly AnsweredSlot[] }[]
  readonly relation?: string
  readonly route?: string
}
/** One answer for each message, in their order. */
type ReplayEngine = (team: LoadedTeam, asked: readonly Asked[]) => Promise<readonly Answer[]> | readonly Answer[]

type Change = { readonly row: ReplayRow; readonly differences: readonly Difference[] }
type Difference = { readonly what: string; readonly expected: string; readonly got: string }
type AgentReplay = { readonly agent: string; readonly passed: number; readonly changed: readonly Change[] }

export async function testTeam(args: { team: string; engine: ReplayEngine }, io: Io): Promise<ExitCode> {
  const team = await openTeam(args.team, io)
  if (typeof team === 'number') return team
  const reports = await replayTeam(team, args.engine)
  for (const report of reports) {
    if (io.json) io.out(JSON.stringify(report))
    else sayReport(report, io)
  }
  const changed = reports.reduce((sum, r) => sum + r.changed.length, 0)
  const passed = reports.reduce((sum, r) => sum + r.passed, 0)
  if (!io.json) io.out(said(io, `${passed} passed, ${changed} changed.`, `${passed} 条通过，${changed} 条有变化。`))
  return changed === 0 ? 0 : 1
}

export async function replayTeam(team: LoadedTeam, engine: ReplayEngine): Promise<AgentReplay[]> {
  const reports: AgentReplay[] = []
  const plain = plainIn(team)
  for (const [agent, { replay }] of team.agents) {
    const answers = await engine(
      team,
      replay.map(({ text, lang }) => ({ text, lang })),
    )
    const compared = replay.map((row, i) => ({
      row,
      differences: differencesOf(row, answers[i] ?? { frames: [] }, plain),
    }))
    const changed = compared.filter((c) => c.differences.length > 0)
    reports.push({ agent, passed: replay.length - changed.length, changed })
  }
  return reports
}

/** `plain` puts a value into the form in which values are compared. */
export function differencesOf(row: ReplayRow, answer: Answer, plain: Plain = (_, value) => value): Difference[] {
  const { intent, slots = {}, relation, route } = row.expect
  const got = answer.frames.map((f) => f.intent)
  const differences: Difference[] = []
  const fits = Array.isArray(intent)
    ? intent.join(' + ') === got.join(' + ')
    : intent === undefined || hasIntent(got, intent)
  if (!fits) differences.push({ what: 'intent', expected: intentsOf(row).join(' + '), got: got.join(' + ') || 'oos' })
  const wanted = intentsOf(row)
  const frames = answer.frames.filter((f) => wanted.length === 0 || wanted.includes(f.intent))
  for (const [slot, value] of Object.entries(slots)) {
    const found = frames.flatMap((f) => f.slots).filter((s) => s.slot === slot)
    if (!found.some((s) => [s.value, s.normal].some((v) => same(plain(slot, v), plain(slot, value)))))
      differences.push({
        what: slot,
        expected: String(value),
        got: found.map((s) => String(s.value)).join(', ') || '–',
      })
  }
  if (relation !== undefined && relation !== answer.relation)
    differences.push({ what: 'relation', expected: relation, got: answer.relation ?? '–' })
  if (route !== undefined && route !== answer.route)
    differences.push({ what: 'route', expected: route, got: answer.route ?? '–' })
  return differences
}

type Plain = (slot: string, value: unknown) => unknown

/** An enum value is the same however it is said: 眼科 is ophthalmology. */
function plainIn({ specs }: LoadedTeam): Plain {
  const ways = new Map(
    [...specs.values()]
      .flatMap((spec) => spec.slots)
      .flatMap(({ slot, values = [] }) =>
        values.flatMap((v) => waysToSay(v).map((way) => [`${slot} ${folded(way)}`, canonical(v)] as const)),
      ),
  )
  return (slot, value) => ways.get(`${slot} ${folded(value)}`) ?? value
}

/** Nothing fits only when no part of the message does. */
const hasIntent = (got: readonly string[], intent: string): boolean =>
  intent === 'oos' ? got.every((one) => one === 'oos') : got.includes(intent)

/** As the measures compare values: after NFKC, lower case and single spaces. */
const same = (a: unknown, b: unknown): boolean => a !== undefined && folded(a) === folded(b)
const folded = (value: unknown): string => String(value).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

function sayReport({ agent, passed, changed }: AgentReplay, io: Io): void {
  io.out(
    said(
      io,
      `${agent}: ${passed} passed, ${changed.length} changed`,
      `${agent}：${passed} 条通过，${changed.length} 条有变化`,
    ),
  )
  for (const { row, differences } of changed) {
    io.out(`  ✗ ${row.text}`)
    for (const { what, expected, got } of differences)
      io.out(
        said(io, `      ${what}: expected ${expected}, got ${got}`, `      ${what}：应为 ${expected}，实为 ${got}`),
      )
  }
}
