/**
 * `signalbox act`: the tool host as a program. JSON lines in, each a decision, an answer or an undo; one line out for each
 * (docs/workspace.md). What happens to a decision is tools/act/acting.ts.
 *
 * A1. Lines that come while a question is open wait until it is answered. A2. Where the input ends with a question open, nothing
 *     has happened, and the exit code says that a person is waited for.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Problem } from '../core/contracts/problems.ts'
import { refuse } from '../core/contracts/result.ts'
import type { SaidProblem } from '../core/state/events.ts'
import { makeFolder } from '../edge/make-folder.ts'
import { readContract } from '../edge/read-contract.ts'
import { readJson } from '../edge/read-json.ts'
import { longestLine } from '../journal/read-events.ts'
import {
  type Acting,
  type Answered,
  actOn,
  type Confirm,
  finishActs,
  type Outcome,
  type Question,
} from '../tools/act/acting.ts'
import { type UndoAsked, undoDecisions } from '../tools/act/undoing.ts'
import { searchBy } from '../tools/actions/search.ts'
import { WorkspaceHost } from '../tools/host.ts'
import { isBusy } from '../tools/ledger.ts'
import { isRefused } from '../tools/refused.ts'
import { actions } from '../tools/registry.ts'
import { likenessTo } from '../understanding/meaning.ts'
import { problemIn } from '../views/texts/causes.ts'
import { texts } from '../views/texts/languages.ts'
import { drawCard } from './card.ts'
import { type InputLine, inputLines } from './input.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ActOptions = { readonly workspace: string; readonly confirm: Confirm; readonly state?: string }

export async function act({ workspace, confirm, state }: ActOptions, session: Session): Promise<number> {
  if (!statSync(workspace, { throwIfNoEntry: false })?.isDirectory())
    return report(session, refuse('E_INVALID_ARGS', { why: 'not_a_folder', path: workspace }).problem)
  const folder = makeFolder(state ?? join(session.folder, 'act'), 0o700)
  if (!folder.ok) return report(session, folder.problem)
  const host = opened(folder.value)
  if (!host) return report(session, refuse('E_CONFLICT', { why: 'second_writer', folder: folder.value }).problem)
  const input = new Input(inputLines(session.io, '-'))
  const ask = (question: Question): Promise<Answered> => asked(session, input, question)
  try {
    await finishActs({ host, workspace })
    return await actAll({ host, workspace, confirm, ask, maxBytes: longestLine }, input, session)
  } finally {
    host.close()
  }
}

/** Undefined where another process has the folder open. */
function opened(data: string): WorkspaceHost | undefined {
  try {
    return new WorkspaceHost({ data, actions: { ...actions, search: searchBy(likenessTo) } })
  } catch (thrown) {
    if (isBusy(thrown)) return
    throw thrown
  }
}

/** Lines in order; those that came while a question was open come first. */
class Input {
  readonly #lines: AsyncIterator<InputLine>
  readonly #held: InputLine[] = []

  constructor(lines: AsyncIterable<InputLine>) {
    this.#lines = lines[Symbol.asyncIterator]()
  }

  hold(line: InputLine): void {
    this.#held.push(line)
  }

  async next(): Promise<InputLine | undefined> {
    return this.#held.shift() ?? this.fresh()
  }

  async fresh(): Promise<InputLine | undefined> {
    const { value, done } = await this.#lines.next()
    return done ? undefined : value
  }
}

async function actAll(acting: Acting, input: Input, session: Session): Promise<number> {
  for (let line = await input.next(); line; line = await input.next()) {
    const answer = await answerTo(acting, line)
    if (answer === 'unanswered') return exits.waiting // A2
    print(session, answer)
  }
  return exits.done
}

type Line = Outcome | { readonly error: Problem } | object

async function answerTo(acting: Acting, line: InputLine): Promise<Line | 'unanswered'> {
  if ('problem' in line) return { error: line.problem }
  const undo = undoIn(line.text)
  if (undo && 'error' in undo) return undo
  if (undo) return undone(acting.host, undo)
  if (isAnswer(line.text))
    return { error: refuse('E_CONFLICT', { why: 'not_open', question: answerIn(line.text)?.answer ?? '' }).problem }
  return actOn(acting, line.text)
}

const UndoLine = z.union([
  z.strictObject({ undo: z.string().max(256), preview: z.boolean().optional() }),
  z.strictObject({ undo_to: z.string().max(256), preview: z.boolean().optional() }),
])

/** Undefined where the line is none. */
function undoIn(text: string): UndoAsked | { readonly error: Problem } | undefined {
  const read = readJson(text, { maxBytes: longestLine })
  if (!read.ok || !isObject(read.value) || !('undo' in read.value || 'undo_to' in read.value)) return
  const line = readContract(UndoLine, text)
  if (!line.ok) return { error: line.problem }
  const { preview = false } = line.value
  return 'undo' in line.value
    ? { undo: line.value.undo, since: false, preview }
    : { undo: line.value.undo_to, since: true, preview }
}

async function undone(host: WorkspaceHost, asked: UndoAsked): Promise<object> {
  const name = asked.since ? { undo_to: asked.undo } : { undo: asked.undo }
  const line = await undoDecisions(host, asked)
  if (isRefused(line)) return { ...name, ...line }
  return { ...name, ...line, ...(asked.preview && { preview: true }), done: !asked.preview }
}

const options = ['approve', 'once', 'plan', 'conversation', 'deny', 'deny_because'] as const
const AnswerLine = z.strictObject({
  answer: z.string().max(256),
  hash: z.string().max(256).optional(),
  option: z.enum(options),
  because: z.string().max(2_000).optional(),
})
type AnswerLine = z.infer<typeof AnswerLine>

function answerIn(text: string): AnswerLine | undefined {
  const read = readContract(AnswerLine, text)
  return read.ok ? read.value : undefined
}

function isAnswer(text: string): boolean {
  const read = readJson(text, { maxBytes: longestLine })
  return read.ok && isObject(read.value) && 'answer' in read.value
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function asked(session: Session, input: Input, question: Question): Promise<Answered> {
  const { decision_id, hash, envelope, prepared } = question
  const { risk, reasons, diff, reach, confined, about } = prepared
  const card = {
    action: envelope.action,
    ...reach,
    risk,
    reasons,
    diff,
    confined,
    about,
    expectation: envelope.expectation,
  }
  print(session, { question: { decision_id, hash, card } })
  for (let line = await input.fresh(); line; line = await input.fresh()) {
    if ('problem' in line || !isAnswer(line.text))
      input.hold(line) // A1
    else {
      const given = answerTaken(line.text, question)
      if (typeof given === 'string') return given
      print(session, { error: given })
    }
  }
  return 'unanswered'
}

function answerTaken(text: string, { decision_id, hash }: Question): Exclude<Answered, 'unanswered'> | Problem {
  const read = readContract(AnswerLine, text)
  if (!read.ok) return read.problem
  const { answer, option, hash: given } = read.value
  if (answer.toLowerCase() !== decision_id) return refuse('E_CONFLICT', { why: 'not_open', question: answer }).problem
  if (option === 'deny' || option === 'deny_because') return 'denied'
  return given === hash ? 'approved' : refuse('E_CONFLICT', { why: 'not_what_was_shown', question: answer }).problem
}

function print(session: Session, line: Line): void {
  const shown = worded(session, line)
  if (session.json) return printJson(session, shown)
  printLine(session, drawCard(session.io, 'act', shown))
}

/** Refusals in words: in English for programs, in the reader's language else. */
function worded({ json, lang }: Session, line: Line): object {
  const reader = json ? 'en' : lang
  if ('error' in line) {
    const { code, detail } = line.error as Problem
    return { error: { code, message: String(detail.message ?? detail.why), next: texts[reader].problems[code].next } }
  }
  if (!('refused' in line) || !line.refused) return line
  const problem = line.refused as SaidProblem
  const { code, cause } = problem
  return {
    ...line,
    refused: {
      code,
      message: problemIn(reader, problem),
      next: texts[reader].problems[code].next,
      ...(cause && { cause }),
    },
  }
}
