/**
 * What can be completed at the cursor: a slash command at the beginning, a member inside `[NEXT:`, a member after `@`. Text in,
 * text out; which keys choose is the interface's own.
 */

import { membersInOrder, shownName, type Team } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'

export type Suggestion = {
  readonly label: string
  readonly about: string
  /** The text with the suggestion taken, and where the cursor stands then. */
  readonly text: string
  readonly cursor: number
}
export type Completable = { readonly name: string; readonly about: string }
type Around = { readonly commands: readonly Completable[]; readonly team: Team; readonly lang: Lang }
/** `start` is where the part that is replaced begins. */
type Place = { readonly start: number; readonly typed: string }

export function suggestionsAt(text: string, cursor: number, { commands, team, lang }: Around): Suggestion[] {
  const before = text.slice(0, cursor)
  const rest = text.slice(cursor)
  const take = (start: number, written: string) => ({
    text: text.slice(0, start) + written + rest,
    cursor: start + written.length,
  })
  if (/^\/[a-z ]*$/.test(text))
    return commands
      .filter(({ name }) => name.startsWith(before) && name !== text)
      .map(({ name, about }) => ({ label: name, about, ...take(0, name) }))
  const next = openMarker(before)
  if (next) {
    const end = rest.startsWith(']') ? '' : ']'
    return matching(team, lang, next.typed).map((m) => ({ ...m, ...take(next.start, m.label + end) }))
  }
  const at = mention(before)
  if (at) return matching(team, lang, at.typed).map((m) => ({ ...m, ...take(at.start, `[NEXT:${m.label}]`) }))
  return []
}

/** The last item of a `[NEXT:` that has no `]` yet. */
function openMarker(before: string): Place | undefined {
  const open = before.slice(before.lastIndexOf(']') + 1)
  const marker = /\[next:/i.exec(open)
  if (!marker) return undefined
  const items = open.slice(marker.index + marker[0].length).split(/[,，]/)
  const typed = (items.at(-1) ?? '').trimStart()
  return { start: before.length - typed.length, typed }
}

/** In Chinese no blank stands before it; inside an address it is none. */
function mention(before: string): Place | undefined {
  const word = before.split(/\s/).at(-1) ?? ''
  const at = /(?:^|[^\w.@＠])[@＠]/.exec(word)
  if (!at) return undefined
  const typed = word.slice(at.index + at[0].length)
  return { start: before.length - typed.length - 1, typed }
}

/** By the beginning of any of its names. What is written is the name the reader sees. */
function matching(team: Team, lang: Lang, typed: string): { label: string; about: string }[] {
  const begins = (name: string): boolean => name.toLowerCase().startsWith(typed.toLowerCase())
  return membersInOrder(team).flatMap((m) => {
    const label = shownName(m, lang)
    const fits = [m.id, m.name, label].some(begins)
    return fits ? [{ label, about: `${m.type === 'human' ? 'user' : 'executor'}.${m.id}` }] : []
  })
}
