/**
 * Every slash command: pages, controls, languages. The screens complete them while typing and list them in `/help`; `run` takes
 * them in place of a message. A new command is one row here; `npm run captures` puts it into docs/terminal.md.
 */

import { closest, distance } from 'fastest-levenshtein'
import type { Control, Localized } from '../client/client.ts'
import type { Conversation, Task } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelView } from '../views/panel.ts'
import { memoryPanel, queuePanel, statusPanel, teamPanel, whyPanel } from '../views/panels.ts'
import { planPanel, tasksPanel } from '../views/tasks.ts'
import { texts } from '../views/texts/languages.ts'

/** What a page can show. */
type Seen = { readonly state: Conversation; readonly events: readonly JournalEvent[] }
type Page = { readonly about: Localized; readonly view: (seen: Seen, lang: Lang) => PanelView }

/** A page is opened by its name behind a slash. */
export const pages = {
  queue: {
    about: { en: 'who comes next, and why', zh: '接下来轮到谁，为什么' },
    view: ({ state }, lang) => queuePanel(state, lang),
  },
  status: { about: { en: 'how it stands', zh: '当前状态' }, view: ({ state }, lang) => statusPanel(state, lang) },
  tasks: {
    about: { en: 'open tasks, and why they wait', zh: '进行中的任务，以及为什么等待' },
    view: ({ state }, lang) => tasksPanel(state, lang),
  },
  plan: {
    about: { en: 'the plan and how far it is', zh: '计划和进度' },
    view: ({ state, events }, lang) => planPanel(state, events, lang),
  },
  why: {
    about: { en: 'why the last message went where it went', zh: '上一条消息为什么这样处理' },
    view: ({ events }, lang) => whyPanel(events, lang),
  },
  memory: { about: { en: 'what was noted', zh: '记录了什么' }, view: ({ events }, lang) => memoryPanel(events, lang) },
  team: { about: { en: 'who is here', zh: '团队成员' }, view: ({ state }, lang) => teamPanel(state, lang) },
} as const satisfies Record<string, Page>
export type PageName = keyof typeof pages

type ControlRow = {
  readonly name: string
  readonly about: Localized
  readonly control: Control['type']
  /** A screen asks yes or no before it is done. */
  readonly asksFirst?: true
  /** Why it would do nothing now: it is said instead. */
  readonly nothingToDo?: (state: Conversation, lang: Lang) => string | undefined
}
const controls = [
  {
    name: '/queue clear',
    about: { en: 'empty the queue, after a yes', zh: '清空队列（需确认）' },
    control: 'clear_queue',
    asksFirst: true,
    nothingToDo: (state, lang) => (queuedReplies(state).length === 0 ? texts[lang].screen.queue.empty : undefined),
  },
  { name: '/queue skip', about: { en: 'skip whoever is next', zh: '跳过队首成员' }, control: 'skip' },
  { name: '/pause', about: { en: 'hold the work back', zh: '暂停工作' }, control: 'pause' },
  { name: '/resume', about: { en: 'go on after a pause', zh: '暂停后继续' }, control: 'resume' },
  { name: '/stop', about: { en: 'stop what runs now', zh: '停止正在运行的工作' }, control: 'stop' },
  {
    name: '/cancel',
    about: { en: 'drop every open task, goal and question', zh: '取消所有未完成的任务、目标和问题' },
    control: 'cancel',
  },
  {
    name: '/end',
    about: { en: 'end the conversation, after a yes', zh: '结束对话（需确认）' },
    control: 'end',
    asksFirst: true,
  },
] as const satisfies readonly ControlRow[]
/** Controls that a screen asks about first; each has a question in tui/texts.ts. */
export type AskedControl = Extract<(typeof controls)[number], { asksFirst: true }>['control']

const languages = [
  { name: '/lang', about: { en: 'the other language', zh: '切换语言' }, language: 'other' },
  { name: '/lang en', about: { en: 'English', zh: '英文' }, language: 'en' },
  { name: '/lang zh', about: { en: 'Chinese', zh: '中文' }, language: 'zh' },
] as const

type Does =
  | { readonly page: PageName | 'help' }
  | (Pick<ControlRow, 'nothingToDo'> &
      (
        | { readonly control: Control['type']; readonly asksFirst?: undefined }
        | { readonly control: AskedControl; readonly asksFirst: true }
      ))
  | { readonly language: Lang | 'other' }
export type SlashCommand = { readonly name: string; readonly about: Localized } & Does

export const slashCommands: readonly SlashCommand[] = [
  { name: '/help', about: { en: 'keys and commands', zh: '按键和命令' }, page: 'help' },
  ...(Object.keys(pages) as PageName[]).map((page) => ({ name: `/${page}`, about: pages[page].about, page })),
  ...controls,
  ...languages,
]

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
