/** The cassettes of a team, played by `signalbox team test`: what its agents say must be what they said when it was recorded. No model is asked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { playedModels } from '../models/open-models.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { cassetteFile, cassettesOf, playScript, Script, scriptFile } from './record.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

const ending = '.run.json'

export async function playCassettes({ dir }: LoadedTeam, session: Session): Promise<number> {
  if (!existsSync(cassettesOf(dir))) return exits.done
  const names = readdirSync(cassettesOf(dir)).filter((name) => name.endsWith(ending))
  let exit: number = exits.done
  for (const file of names.toSorted()) {
    const name = file.slice(0, -ending.length)
    const { said: expected, ...script } = Script.parse(JSON.parse(readFileSync(scriptFile(dir, name), 'utf8')))
    const said = await playScript({ dir, script, models: playedModels(cassetteFile(dir, name)) }, session)
    const isSame = JSON.stringify(said) === JSON.stringify(expected)
    if (!isSame) exit = exits.failed
    if (session.json) printJson(session, { cassette: name, ok: isSame, ...(isSame ? {} : { expected, said }) })
    else sayPlayed(session, name, isSame ? undefined : firstOther(expected, said))
  }
  return exit
}

type Other = { readonly expected: string; readonly said: string }
function sayPlayed(session: Session, name: string, other: Other | undefined): void {
  const { cassettes: words } = session.texts
  printLine(session, other ? `✗ ${words.differs(name)}` : `✓ ${words.same(name)}`)
  if (!other) return
  printLine(session, `    ${words.expected} ${other.expected}`)
  printLine(session, `    ${words.said} ${other.said}`)
}

function firstOther(expected: Script['said'], said: Script['said']): Other {
  const at = expected.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(said[i]))
  const shown = (one: Script['said'][number] | undefined): string => (one ? `${one.by}: ${one.text}` : '-')
  const place = at < 0 ? expected.length : at
  return { expected: shown(expected[place]), said: shown(said[place]) }
}
