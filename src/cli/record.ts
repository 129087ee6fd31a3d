/**
 * `signalbox record TEXT --team DIR`: runs a message with real models and keeps what they answered on a cassette of the team, beside what was
 * typed and what the agents said. `signalbox team test` plays it (play-cassettes.ts).
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import type { JournalEvent } from '../core/state/events.ts'
import { type Models, openModels } from '../models/open-models.ts'
import type { Text } from './painted.ts'
import { playRun } from './run.ts'
import { exits, printLine, type Session } from './session.ts'
import { openTeam } from './team.ts'

/** What was typed, and what the agents said to it. */
export const Script = z.strictObject({
  text: z.string(),
  answers: z.array(z.string()),
  /** Relative to the team's folder; a copy of it is worked in. */
  workspace: z.string().optional(),
  said: z.array(z.strictObject({ by: z.string(), text: z.string() })),
})
export type Script = z.infer<typeof Script>

export const cassettesOf = (dir: string): string => join(dir, 'cassettes')
export const cassetteFile = (dir: string, name: string): string => join(cassettesOf(dir), `${name}.jsonl`)
export const scriptFile = (dir: string, name: string): string => join(cassettesOf(dir), `${name}.run.json`)

type RecordOptions = {
  readonly text: string
  readonly team: string
  readonly answers: readonly string[]
  readonly workspace?: string
  readonly name: string
}

export async function record(options: RecordOptions, session: Session): Promise<number> {
  const team = await openTeam(session, options.team)
  if (!team) return exits.usage
  const { dir } = team
  mkdirSync(cassettesOf(dir), { recursive: true })
  const file = cassetteFile(dir, options.name)
  writeFileSync(file, '')
  const workspace = options.workspace === undefined ? undefined : relative(dir, resolve(options.workspace))
  const script = { text: options.text, answers: [...options.answers], ...(workspace !== undefined && { workspace }) }
  const models = openModels(session.io.env, { record: file })
  const said = await playScript({ dir, script, models }, session)
  writeFileSync(scriptFile(dir, options.name), `${JSON.stringify({ ...script, said }, null, 2)}\n`)
  for (const { by, text } of said) printLine(session, `${by}: ${text}`)
  printLine(session, `✓ ${relative(process.cwd(), file)}`)
  return exits.done
}

type Played = { readonly dir: string; readonly script: Omit<Script, 'said'>; readonly models: Models }

/** In a data folder and a copy of the workspace of its own, both gone afterwards. */
export async function playScript({ dir, script, models }: Played, session: Session): Promise<Script['said']> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-cassette-'))
  const workspace = join(folder, 'workspace')
  const lines: string[] = []
  try {
    if (script.workspace !== undefined) cpSync(resolve(dir, script.workspace), workspace, { recursive: true })
    const { text, answers } = script
    const io = { ...session.io, out: (line: Text) => void lines.push(String(line)) }
    const run = { text, answers, team: dir, yes: false, models, ...(script.workspace !== undefined && { workspace }) }
    await playRun(run, { ...session, io, json: true, folder: join(folder, 'data') }, () => {})
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return saidIn(lines.join('').split('\n'))
}

const saidIn = (lines: readonly string[]): Script['said'] =>
  lines.flatMap((line) => {
    const event = line === '' ? undefined : (JSON.parse(line) as JournalEvent)
    return event?.type === 'member_said' && event.loopId === 'executor'
      ? [{ by: event.memberId, text: event.text }]
      : []
  })
