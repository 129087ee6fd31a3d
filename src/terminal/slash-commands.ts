/**
 * Every slash command: pages, controls, languages. The screens complete them while typing and list them in `/help`; `run` takes
 * them in place of a message. A new command is one row here, and the compiler asks for its words in tui/texts; `npm run captures` puts
 * it into docs/terminal.md.
 */

import { closest, distance } from 'fastest-levenshtein'
import type { Control } from '../client/client.ts'
import type { Conversation, Task } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import { type Lang, langs } from '../core/text/language.ts'
import { costPanel } from '../views/cost.ts'
import { diffPanel, filesPanel } from '../views/files.ts'
import type { PanelView } from '../views/panel.ts'
import { memoryPanel, queuePanel, statusPanel, teamPanel, whyPanel } from '../views/panels.ts'
import { planPanel, tasksPanel } from '../views/tasks.ts'
import { texts } from '../views/texts/languages.ts'

/** What a page can show. */
type Seen = {
  readonly state: Conversation
  readonly events: readonly JournalEvent[]
  /** Where its jobs stand in the lines for seats. */
  readonly places?: readonly PlaceInLine[]
}
type Page = { readonly view: (seen: Seen, lang: Lang) => PanelView }

/** A page is opened by its name behind a slash. */
export const pages = {
  queue: {
    view: ({ state, places }, lang) => queuePanel(state, lang, places),
  },
  status: { view: ({ state, places }, lang) => statusPanel(state, lang, places) },
  tasks: {
    view: ({ state, places }, lang) => tasksPanel(state, lang, places),
  },
  plan: {
    view: ({ state, events }, lang) => planPanel(state, events, lang),
  },
  why: {
    view: ({ events }, lang) => whyPanel(events, lang),
  },
  memory: { view: ({ events }, lang) => memoryPanel(events, lang) },
  cost: { view: ({ events }, lang) => costPanel(events, lang) },
  team: { view: ({ state }, lang) => teamPanel(state, lang) },
  files: { view: ({ events }, lang) => filesPanel(events, lang) },
  diff: { view: ({ events }, lang) => diffPanel(events, lang) },
} as const satisfies Record<string, Page>
export type PageName = keyof typeof pages

type ControlRow = {
  readonly name: string
  readonly control: Control['type']
  /** A screen asks yes or no before it is done. */
  readonly asksFirst?: true
  /** Why it would do nothing now: it is said instead. */
  readonly nothingToDo?: (state: Conversation, lang: Lang) => string | undefined
}
const controls = [
  {
    name: '/queue clear',
    control: 'clear_queue',
    asksFirst: true,
    nothingToDo: (state, lang) => (queuedReplies(state).length === 0 ? texts[lang].screen.queue.empty : undefined),
  },
  { name: '/queue skip', control: 'skip' },
  { name: '/pause', control: 'pause' },
  { name: '/resume', control: 'resume' },
  { name: '/stop', control: 'stop' },
  {
    name: '/cancel',
    control: 'cancel',
    nothingToDo: (state, lang) =>
      isAnythingUnderWay(state) ? undefined : texts[lang].userMessages.plain.nothing_to_cancel,
  },
  {
    name: '/end',
    control: 'end',
    asksFirst: true,
  },
] as const satisfies readonly ControlRow[]
/** Controls that a screen asks about first; each has a question in tui/texts. */
export type AskedControl = Extract<(typeof controls)[number], { asksFirst: true }>['control']

/** `/lang` alone is the next language of the list. */
const languages = [
  { name: '/lang', language: 'other' },
  ...langs.map((lang) => ({ name: `/lang ${lang}` as const, language: lang })),
] as const

type Does =
  | { readonly page: PageName | 'help' }
  | (Pick<ControlRow, 'nothingToDo'> &
      (
        | { readonly control: Control['type']; readonly asksFirst?: undefined }
        | { readonly control: AskedControl; readonly asksFirst: true }
      ))
  | { readonly language: Lang | 'other' }
  /** Takes back what the last task changed, after it was shown what that is. */
  | { readonly undo: true }
export type CommandName =
  | '/help'
  | '/undo'
  | `/${PageName}`
  | (typeof controls)[number]['name']
  | (typeof languages)[number]['name']
export type SlashCommand = { readonly name: CommandName } & Does

export const slashCommands: readonly SlashCommand[] = [
  { name: '/help', page: 'help' },
  ...(Object.keys(pages) as PageName[]).map((page) => ({ name: `/${page}` as const, page })),
  { name: '/undo', undo: true },
  ...controls,
  ...languages,
]

/** What `/cancel` would end. */
const isAnythingUnderWay = ({ tasks, workflows, questions }: Conversation): boolean =>
  tasks.length + workflows.length + questions.length > 0

/** Replies that have not begun: what `/queue clear` takes away. */
export const queuedReplies = (s: Conversation): readonly Task[] =>
  s.tasks.filter((t) => t.kind === 'reply' && (t.state === 'READY' || t.state === 'CREATED'))

/** Blanks and capitals do not matter. Nothing where it is no command. */
export function commandOf(text: string): SlashCommand | undefined {
  const asked = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return slashCommands.find(({ name }) => name === asked)
}

/** A path or a fraction is no command: only a slash and letters at the beginning are. */
export const looksLikeCommand = (text: string): boolean => /^\/[a-z]+(\s|$)/i.test(text.trimStart())

/** One that begins so, else the one that differs in the fewest letters, if these are two at most. */
export function nearestTo(text: string): string | undefined {
  const asked = text.trim().toLowerCase()
  const names = slashCommands.map(({ name }) => name)
  const near = closest(asked, names)
  return names.find((name) => name.startsWith(asked)) ?? (distance(asked, near) <= 2 ? near : undefined)
}
