/**
 * `signalbox explain KIND`: JSON lines in, one answer a line out, in order (docs/explain.md). Nothing else happens: no journal, no
 * clock that an answer would depend on, and no model unless `--engine` asks for one.
 *
 * E1. A line that cannot be read gets an error with its id, and the rest goes on.
 */

import type { Problem } from '../core/contracts/problems.ts'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { readJson } from '../edge/read-json.ts'
import { longestLine } from '../journal/read-events.ts'
import type { EngineKind } from '../runtime/engine-kinds.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { problemView } from '../views/problem.ts'
import { drawCard } from './card.ts'
import type { Explainer } from './explainer.ts'
import { explainers, type Kind, kinds, needsTeam } from './explainers.ts'
import { type InputLine, inputLines } from './input.ts'
import { asCalled, tell } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'
import { openTeam } from './team.ts'

type Fields = Record<string, unknown>
type Asked = { readonly id?: unknown; readonly fields: Fields }

type ExplainOptions = { readonly kind: string; readonly team?: string; readonly engine?: EngineKind }

export async function explain(
  { kind, team: dir, engine = 'embedded' }: ExplainOptions,
  session: Session,
): Promise<number> {
  if (!isKind(kind)) return unknownKind(session, kind)
  if (needsTeam(kind) && dir === undefined) return noTeam(session, kind)
  const team = dir === undefined ? undefined : await openTeam(session, dir)
  if (dir !== undefined && !team) return exits.usage
  if (session.io.interactive) session.io.err(`${session.texts.explain.typeLines}\n`)
  const explainer = await explainers[kind](team as LoadedTeam, { engine, env: session.io.env })
  warmUp(explainer)
  for await (const line of inputLines(session.io, '-')) await answer(session, { kind, explainer }, line)
  return exits.done
}

const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind)

type Asking = { readonly kind: Kind; readonly explainer: Explainer }
async function answer(session: Session, { kind, explainer }: Asking, line: InputLine): Promise<void> {
  const asked = readLine(line)
  const begun = performance.now()
  const answered = asked.ok ? await explainer.explain(asked.value.fields) : asked
  const ms = Math.round((performance.now() - begun) * 1000) / 1000
  const id = asked.ok ? asked.value.id : idIn(line)
  if (!answered.ok) return printProblem(session, id ?? null, answered.problem)
  const named = id === undefined ? {} : { id }
  if (session.json) return printJson(session, { ...named, ...answered.value, ms })
  const fields = asked.ok ? asked.value.fields : {}
  const card = explainer.card?.(answered.value, fields, session) ?? answered.value
  printLine(session, drawCard(session.io, kind, { ...named, ...card, ms }))
}

/** The id of a line that is JSON but breaks one of the strict reader's rules, so that the error can name it (E1). */
function idIn(line: InputLine): unknown {
  if ('problem' in line) return null
  try {
    const value: unknown = JSON.parse(line.text)
    return typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  } catch {
    return null
  }
}

function readLine(line: InputLine): Result<Asked> {
  if ('problem' in line) return { ok: false, problem: line.problem }
  const read = readJson(line.text, { maxBytes: longestLine })
  if (!read.ok) return read
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('E_INVALID_ARGS', { why: 'bad_value', path: '$', message: '$ must be an object' })
  const { id, ...fields } = value as Fields
  return ok({ id, fields })
}

/** The message is always in English: programs read it. */
function printProblem(session: Session, id: unknown, problem: Problem): void {
  const { code, next } = problemView(problem, session.json ? 'en' : session.lang)
  const message = String(problem.detail.message ?? problem.detail.why)
  if (session.json) return printJson(session, { id, error: { code, message, next } })
  const { explain, errorLines } = session.texts
  printLine(session, `✗ ${id === null ? '' : `${JSON.stringify(id)} `}${explain.refused}: ${message}`)
  printLine(session, `  ${errorLines.next}${asCalled(next, session.call)}`)
}

/** The first calls of a fresh process include compiling, so they are not timed. */
function warmUp({ sample, explain: call }: Explainer): void {
  if (sample) for (let i = 0; i < 200; i++) void call(structuredClone(sample))
}

function noTeam(session: Session, kind: string): number {
  const { usage } = session.texts
  const next = usage.seeHelp(`${session.io.call} explain`)
  tell(session, { code: 'E_INVALID_ARGS', message: usage.teamNeeded(kind), next })
  return exits.usage
}

function unknownKind(session: Session, kind: string): number {
  const { usage } = session.texts
  const told = { message: usage.unknownKind(kind, kinds.join(', ')), next: usage.seeHelp(`${session.io.call} explain`) }
  tell(session, { code: 'E_INVALID_ARGS', ...told })
  return exits.usage
}
