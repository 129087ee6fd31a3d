/** `signalbox doctor`: what this machine has of what the program can use, and what to do about the rest. */
import { type CheckName, checks, type Found } from './doctor-checks.ts'
import { paint, painted } from './painted.ts'
import { cliTexts, exits, printJson, printLine, type Session } from './session.ts'

type Row = Found & { readonly name: CheckName; readonly missing?: string; readonly next?: string }

/** Exits with 1 where something is missing. */
export async function doctor(_: object, session: Session): Promise<number> {
  const words = (session.json ? cliTexts.en : session.texts).doctor
  const rows = (Object.keys(checks) as CheckName[]).map((name): Row => {
    const found = checks[name]({ folder: session.folder })
    return { name, ...found, ...(found.ok ? {} : words.without[name]) }
  })
  if (session.json) printJson(session, { checks: rows })
  else for (const row of rows) printRow(session, row)
  return rows.every(({ ok }) => ok) ? exits.done : exits.failed
}

function printRow(session: Session, { name, ok, found, missing, next }: Row): void {
  const { doctor: words, errorLines } = session.texts
  const mark = ok ? paint(session.io, 'green', '✓') : paint(session.io, 'red', '✗')
  printLine(session, painted`${mark} ${words.names[name]}${found === undefined ? '' : `  ${found}`}`)
  if (missing !== undefined) printLine(session, `    ${missing}`)
  if (next !== undefined) printLine(session, `    ${errorLines.next} ${next}`)
}
