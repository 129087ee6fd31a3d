/** What a person is told in passing, as facts. Who puts them into words is given to decide() from outside: the core has none. */
import type { Notice } from '../contracts/understanding.ts'
import type { Lang } from '../text/language.ts'
import type { Team } from './team.ts'

type Wish = { readonly intent: string; readonly member: string }
type Standing = 'at_work' | 'in_the_way' | 'reviewed' | 'blocked' | 'queued' | 'canceled' | 'dropped'
/** `share` is how sure it is, where that is worth saying. */
export type Fact =
  /** It answers no open card, or nobody is there to take it. */
  | { readonly say: 'card_waits' | 'card_unanswered' | 'card_whole' | 'nobody_named' }
  | { readonly say: 'idle' | 'paused' | 'pausing' | 'already_paused' | 'resumed' | 'not_paused' | 'planning' }
  /** The work is held until an open question is answered; or one waits. */
  | { readonly say: 'held' | 'asked' | 'choose' | 'nothing_to_cancel' | 'nobody_can' | 'ends' }
  | { readonly say: 'minor_replan' | 'full_replan' }
  /** What is said to talk that follows on talk. */
  | { readonly say: 'talk_again' | 'talk_on' }
  /** `canceled` without members is the current goal; `dropped` is work that had come no further than a question. */
  | { readonly say: Standing; readonly members: readonly string[] }
  | { readonly say: 'waits'; readonly member: string; readonly missing: readonly string[] }
  /** A message leads to no work: what is told or asked, with what it is about. */
  | { readonly say: Notice['say']; readonly items: readonly string[] }
  /** Parts of a message that nobody does, beside what is done. */
  | { readonly say: 'beyond'; readonly items: readonly string[] }
  | { readonly say: 'turn'; readonly member: string }
  | { readonly say: 'goes_on' | 'answer_taken' | 'offer_taken'; readonly share?: number }
  /** A new task, or one beside or after the current; without wishes it is the planner's. */
  | { readonly say: 'begins' | 'beside' | 'afterwards'; readonly wishes: readonly Wish[]; readonly share?: number }

/** Puts facts into the sentences of one language. */
export type Speak = (facts: readonly Fact[], lang: Lang, team: Team) => string

/** For whoever needs no words. */
export const silent: Speak = () => ''
