/** One kind of what `signalbox agent add` can add (agent-kinds.ts): how it is typed, and the member it becomes. */
import type { Spoken } from '../core/text/language.ts'
import type { Session } from './session.ts'

/** What was typed: a name such as `ollama:qwen3`, or one of the options. */
export type AddAsked = { readonly name?: string; readonly command?: string }
type Local = Readonly<Record<Spoken, string>>

export type NewMember = {
  /** The id it gets, unless another is asked for. */
  readonly id: string
  readonly about: Local
  /** The `adapter:` of its AgentSpec. */
  readonly adapter: object
  /** Further fields of its AgentSpec. */
  readonly fields?: object
  /** What is missing for it to work, and what to do about it. */
  readonly missing?: readonly Local[]
}
export type AgentKind = {
  /** For the help and for whoever mistyped. */
  readonly typed: string
  /** Nothing where it is another kind. */
  readonly read: (asked: AddAsked, session: Session) => Promise<NewMember | undefined>
}
