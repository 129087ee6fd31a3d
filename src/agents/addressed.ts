/**
 * Markers in the answer of an agent that has read text of others: files, tools, the web. Such text may have told it whom to address, so its
 * markers pass the turn only to people and to those members that its spec names in `next`. Anybody else is a suggestion, which a person
 * takes up, and nobody ends the talk this way.
 */
import { readMarkers } from '../core/text/markers.ts'

export type Called = { readonly id: string; readonly code: string }
type Around = {
  /** The agents of the team by the ways to call them; people are not among them. */
  readonly agentCalled: (name: string) => Called | undefined
  readonly next?: readonly string[]
  readonly handoff: (agent: string) => void
  /** Who says it: nobody is suggested to themselves. */
  readonly self: string
}

export function addressed(text: string, { agentCalled, next = [], handoff, self }: Around): string {
  const { targets, done } = readMarkers(text)
  if (targets.length === 0 && !done) return text
  const called = targets.flatMap((name) => agentCalled(name) ?? []).filter(({ id }) => !next.includes(id))
  if (!done && called.length === 0) return text
  const foreign = called.find(({ id }) => id !== self)
  if (foreign !== undefined) handoff(foreign.code)
  return withoutMarkers(text)
}

/** The same words, addressing nobody. */
export function withoutMarkers(text: string): string {
  const { targets, done } = readMarkers(text)
  if (targets.length === 0 && !done) return text
  const end = text.lastIndexOf(']') + 1 // behind it stands no whole marker, only perhaps many beginnings of one
  const marked = text.slice(0, end).replace(/\[next[:：]([^\]]*)\]/gi, '(→ $1)')
  return marked.replace(/\[done\]/gi, '(done)') + text.slice(end)
}
