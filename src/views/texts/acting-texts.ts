/** What is said about decisions that wait for a person, in one language. */
import type { Confinement, Risk } from '../../core/contracts/acting.ts'

export type ActingTexts = {
  readonly marks: { readonly colon: string; readonly list: string }
  /** What an action is called; a tool of somebody's own has its own name. */
  readonly actions: Readonly<Record<string, string>>
  readonly card: {
    readonly risk: Readonly<Record<Risk, string>>
    readonly confined: Readonly<Record<Confinement, string>>
    readonly changedSince: string
    /** A person said something at the card, and the same came again. */
    readonly sameAgain: string
    /** What waits until this is answered: other questions, and tasks by what they are called. */
    readonly behind: {
      readonly questions: (count: number) => string
      readonly tasks: (names: readonly string[]) => string
    }
    readonly noEvidence: string
    /** What is run before it, and approved with it. */
    readonly first: (command: string) => string
    readonly commits: (words: string) => string
    readonly touches: string
    /** What an undo is about: what was said for it. */
    readonly undoes: (words: readonly string[]) => string
    /** What a commit is called and where it goes, and what it holds. */
    readonly commit: (message: string, branch?: { readonly name: string; readonly isNew: boolean }) => string
    readonly holds: (count: number) => string
    readonly gone: (path: string) => string
    readonly wholeFolder: string
    readonly hosts: string
    readonly approvers: string
    readonly more: (count: number) => string
  }
}
