/** `signalbox doctor`: what this machine has of what the program can use, and what to do about the rest. */
import { type CheckName, checks, type Found } from './doctor-checks.ts'
import { paint, painted } from './painted.ts'
import { asCalled } from './report.ts'
import { cliTexts, exits, printJson, printLine, type Session } from './session.ts'

type Row = Found & { readonly name: CheckName; readonly missing?: string; readonly next?: string }

/** Exits with 1 where something is missing that is not optional. */
export async function doctor(_: object, session: Session): Promise<number> {
  const words = (session.json ? cliTexts.en : session.texts).doctor
  const looked = { folder: session.folder, env: session.io.env, lang: session.json ? 'en' : session.lang } as const
  const rows = await Promise.all(
    (Object.keys(checks) as CheckName[]).map(async (name): Promise<Row> => {
      const found = await checks[name](looked)
      return { name, ...found, ...(found.ok ? {} : words.without[name]) }
    }),
  )
  if (session.json) printJson(session, { checks: rows })
  else for (const row of rows) printRow(session, row)
  return rows.every(({ ok, optional }) => ok || optional) ? exits.done : exits.failed
}

function printRow(session: Session, { name, ok, found, missing, next, optional }: Row): void {
  const { doctor: words, errorLines } = session.texts
  const mark = ok ? paint(session.io, 'green', '✓') : paint(session.io, optional ? 'dim' : 'red', optional ? '·' : '✗')
  printLine(session, painted`${mark} ${words.names[name]}${found === undefined ? '' : `  ${found}`}`)
  if (missing !== undefined) printLine(session, `    ${missing}`)
  if (next !== undefined) printLine(session, `    ${errorLines.next}${asCalled(next, session.call)}`)
}
