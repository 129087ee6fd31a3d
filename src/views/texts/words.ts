/** Small words that both languages put together in the same way. */
import type { Cause, CauseKind } from '../../core/contracts/causes.ts'
import type { RouteRule } from '../../core/contracts/kinds.ts'
import type { Question } from '../../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../../core/state/events.ts'
import { positionOf } from '../../core/state/ids.ts'
import { memberOf, membersWith, type Named, shownName, type Team, type TeamMember } from '../../core/state/team.ts'
import { type Lang, spokenFor } from '../../core/text/language.ts'
import type { ActingTexts } from './acting-texts.ts'
import type { CauseTexts, Option, ScreenTexts } from './texts.ts'

/** A member as every interface shows it: a person speaks for themselves, an agent executes (S0 §12). */
export const shownAs = (team: Team, member: string): string =>
  `${memberOf(team, member)?.type === 'human' ? 'user' : 'executor'}.${member}`

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** What a step reported, in the order it happened (S0 §9.10). */
export const stepParts = (e: EventOf<'agent_step_completed'>): string =>
  [e.step?.thought, e.step?.action, e.step?.observation, e.text].filter((part) => part).join(' → ')

/** What an action is called; a tool of somebody's own has its own name. */
export const actionIn = ({ actions }: Pick<ActingTexts, 'actions'>, action: string): string =>
  Object.hasOwn(actions, action) ? (actions[action] ?? action) : action

/** A clause behind a colon, or nothing. */
export const after = (mark: string, text: string | undefined): string => (text ? `${mark}${text}` : '')

/** The person for whom a message came too early. */
export const awaitedIn = ({ cause }: EventOf<'input_rejected'>): string | undefined =>
  cause.kind === 'waiting_for' ? cause.member : undefined

/** What a route told the person, where they must know of it; the other routes show by what follows. */
export const toldOf = ({ rule, decision, beside }: EventOf<'routing_decision_made'>): string | undefined =>
  toldApart.has(rule) ? decision.userMessage : beside
const toldApart: ReadonlySet<RouteRule> = new Set([
  'control',
  'insertion',
  'harmless_and_said',
  'new_task_and_said',
  'only_told',
])
/** Where all there is to do is to tell, the words alone are the line. */
export const onlyTold = ({ rule, decision }: EventOf<'routing_decision_made'>): string | undefined =>
  rule === 'only_told' ? decision.userMessage : undefined

/** An answer by its label; an intent, or what an older version offered, by its name. */
export const optionIn = ({ options }: Pick<ScreenTexts, 'options'>, option: string): string =>
  (options as Readonly<Record<string, string>>)[option] ?? option

type Answerable = Pick<Question, 'kind' | 'options'>
type Reader = {
  readonly screen: Pick<ScreenTexts, 'options' | 'answers' | 'lost'>
  readonly lang: Lang
  readonly team?: Team
}

/** What each answer to a question does, in its order. Where no work goes on, a message is only taken up or left. */
export function labelsOf({ kind, options }: Answerable, { screen, lang, team }: Reader): string[] {
  const isIdle = kind === 'route' && !options.includes('continue') && !options.includes('afterwards')
  const own = isIdle ? undefined : isAboutLost({ kind, options }) ? screen.lost.answers : screen.answers[kind]
  return options.map((o) => own?.[o as Option] ?? screen.options[o as Option] ?? intentLabel(o, lang, team))
}

/** A member may have done its work before it was lost; of one that went another way when it was run again, nothing is run once more. */
export const isAboutLost = ({ kind, options }: Answerable): boolean =>
  kind === 'blocked' && options.includes('done') && options.includes('retry')

/** An answer in the words that its card offered. */
export function answerIn(
  { questionId, option }: EventOf<'question_answered'>,
  { eventAt, ...reader }: Reader & { readonly eventAt?: (seq: number) => JournalEvent | undefined },
): string {
  const asked = eventAt?.(positionOf(questionId))
  if (asked?.type !== 'question_opened') return optionIn(reader.screen, option)
  return labelsOf(asked, reader)[asked.options.indexOf(option)] ?? option
}

/** An intent is offered in the words of its team, else with the name of who would do it. */
export function intentLabel(intent: string, lang: Lang, team: Team | undefined): string {
  const member = team?.members.find((m) => m.intents?.includes(intent))
  if (!member) return intent
  return intentWords(intent, lang, member) ?? `${shownName(member, lang)} (${intent})`
}

/** What a member calls an intent of its own, where it has words for it. */
export function intentWords(intent: string, lang: Lang, member: TeamMember | undefined): string | undefined {
  const label = member?.intentLabels?.[intent]
  return typeof label === 'object' ? label[spokenFor(lang)] : label
}

/** What a member waits for, in the words of its team, else by the id of the slot. */
export function slotNames(slots: readonly string[], lang: Lang, member: TeamMember | undefined): string[] {
  return slots.map((slot) => {
    const label = member?.slotLabels?.[slot]
    return (typeof label === 'object' ? label[spokenFor(lang)] : label) ?? slot
  })
}

/** Values with the names of their slots, in the words of the first member that has such a slot. */
export const slotValues = (slots: object, lang: Lang, team: Team): string[] =>
  Object.entries(slots).map(([slot, value]) => {
    const [name] = slotNames(
      [slot],
      lang,
      team.members.find(({ slotLabels }) => slotLabels?.[slot] !== undefined),
    )
    return `${name} = ${[value].flat().map(String).join(', ')}`
  })

const longest = 160
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** Its agent came to an end, and says that what it was for was not done. */
export const isUndone = (e: EventOf<'task_execution_result'>): boolean => e.result?.slots_update.checked === 'not_done'

/** Whom an agent suggests next: shown, and a person's to take up or not (design §9). */
export function handoffOf(e: EventOf<'task_execution_result'>, team: Team): string | undefined {
  const suggested = e.result?.handoff_suggestion
  if (!suggested || typeof suggested === 'string') return suggested ?? undefined
  const member = membersWith(team, suggested.agent_code)[0]?.id ?? suggested.agent_code
  return `${shownAs(team, member)}${after(': ', suggested.reason)}`
}

/** A cause as a person reads it. What somebody said about it stays as it is. */
export function causeWith(
  { causes, withWords, noReason }: CauseTexts,
  cause: Cause | undefined,
  words?: string,
): string {
  if (cause === undefined) return words || noReason
  if (words && wordless.has(cause.kind)) return words
  const said = (causes[cause.kind] as (cause: Cause) => string)(cause)
  return words ? withWords(said, words) : said
}
/** These say no more than that there are words: where there are some, they stand alone. */
const wordless: ReadonlySet<CauseKind> = new Set(['refused', 'failed', 'bad_result'])

export const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB')

/** To a tenth, and never none: half a minute is 0.5. */
export const minutes = (ms: number): number => Math.max(0.1, Math.round(ms / 6000) / 10)

export const arrows = (circle: string): string => circle.split('>').join(' → ')

export const namesIn = (members: readonly Named[], lang: Lang): string =>
  members.map((m) => shownName(m, lang)).join(', ')

const longestCitation = 100
/** A name nobody has is any text: on one line, and cut where it would fill the screen. */
export function cited(name: string): string {
  const line = name.length > longestCitation ? name.slice(0, 2 * longestCitation) : name
  const units = Array.from(line.replace(/[\s\p{Cc}]/gu, ' '))
  return units.length > longestCitation ? `${units.slice(0, longestCitation).join('')}…` : units.join('')
}

/** What a person calls files: not those that git keeps for itself. */
export const filesIn = ({ changes }: EventOf<'changes_staged'>): string[] =>
  changes.map(({ path }) => path).filter((path) => !/(?:^|\/)\.git\//.test(path))
