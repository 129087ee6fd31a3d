/**
 * Whom a person's message is for (S1 §3, design §3.3): what its markers name, else the names it begins with. Agents' words are
 * searched for markers only (talk.ts).
 *
 * B1. A person may write `【NEXT：鲍勃】`, as a Chinese keyboard gives it.
 * B2. `@bob …` names Bob, and `@bob @carol …` both; an `@` before anything but a member's name is text.
 * B3. In a talk `Bob, …` names Bob too. At a desk the names are words people use («payment, please»), so there it names nobody.
 */
import { isTalkTeam, namesOf, type Team } from '../state/team.ts'
import { readMarkers } from '../text/markers.ts'

export function addressedBy(text: string, team: Team): { readonly targets: readonly string[]; readonly done: boolean } {
  const marked = readMarkers(withPlainBrackets(text))
  return marked.targets.length > 0 ? marked : { ...marked, targets: namesAtStart(text, team) }
}

const wideMarker = /【\s*next\s*[:：]/iy

/** B1. Character for character, so that what is code or a quote stays where it is. */
function withPlainBrackets(text: string): string {
  let plain = ''
  let done = 0
  for (let at = text.indexOf('【'); at >= 0; at = text.indexOf('【', at + 1)) {
    wideMarker.lastIndex = at
    if (!wideMarker.test(text)) continue
    const close = text.indexOf('】', at)
    if (close < 0) break
    plain += `${text.slice(done, at)}[${text.slice(at + 1, close)}]`
    done = close + 1
    at = close
  }
  return plain + text.slice(done)
}

function namesAtStart(text: string, team: Team): string[] {
  const names: string[] = []
  let at = afterBlanks(text, 0)
  for (; text[at] === '@'; at = afterBlanks(text, at)) {
    const name = nameAt(text, at + 1, team)
    if (name === undefined) break
    names.push(name)
    at += 1 + name.length
  }
  if (names.length > 0 || !isTalkTeam(team)) return names
  const name = nameAt(text, at, team)
  return name !== undefined && isComma(text[afterBlanks(text, at + name.length)]) ? [name] : []
}

/** The longest name of a member that stands there, as it is written there. */
function nameAt(text: string, at: number, team: Team): string | undefined {
  let longest = 0
  for (const member of team.members)
    for (const name of namesOf(member)) if (name.length > longest && stands(text, at, name)) longest = name.length
  return longest > 0 ? text.slice(at, at + longest) : undefined
}

function stands(text: string, at: number, name: string): boolean {
  const written = text.slice(at, at + name.length)
  if (written !== name && written.toLowerCase() !== name.toLowerCase()) return false
  // Chinese puts no blank behind a name.
  return /\p{Script=Han}$/u.test(name) || !/^[\p{L}\p{N}_-]/u.test(text.slice(at + name.length, at + name.length + 2))
}

const isComma = (mark: string | undefined): boolean => mark === ',' || mark === '，'

function afterBlanks(text: string, from: number): number {
  let at = from
  while (/^\s$/.test(text[at] ?? '')) at++
  return at
}
