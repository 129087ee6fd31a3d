/** Every slash command: one table, completed while typing and printed by /help. A feature that does not exist has no command. */
import { closest, distance } from 'fastest-levenshtein'
import type { Control, Localized } from '../client/client.ts'
import type { Lang } from '../core/text/language.ts'
import type { Completable } from '../views/completion.ts'

export type PanelName = 'help' | 'queue' | 'status' | 'tasks' | 'plan' | 'why' | 'memory' | 'team' | 'question'
export type Does =
  | { readonly page: PanelName }
  | { readonly control: Control['type']; readonly confirm?: true }
  | { readonly speak: Lang | 'other' }
type Row = { readonly name: string; readonly about: Localized; readonly does: Does }

export const commands: readonly Row[] = [
  { name: '/help', about: { en: 'keys and commands', zh: '按键和命令' }, does: { page: 'help' } },
  { name: '/queue', about: { en: 'who comes next, and why', zh: '接下来轮到谁，为什么' }, does: { page: 'queue' } },
  {
    name: '/queue clear',
    about: { en: 'empty the queue, after a yes', zh: '清空队列（需确认）' },
    does: { control: 'clear_queue', confirm: true },
  },
  { name: '/queue skip', about: { en: 'skip whoever is next', zh: '跳过队首成员' }, does: { control: 'skip' } },
  { name: '/pause', about: { en: 'hold the work back', zh: '暂停工作' }, does: { control: 'pause' } },
  { name: '/resume', about: { en: 'go on after a pause', zh: '暂停后继续' }, does: { control: 'resume' } },
  { name: '/stop', about: { en: 'stop what runs now', zh: '停止正在运行的工作' }, does: { control: 'stop' } },
  {
    name: '/cancel',
    about: { en: 'drop every open task, goal and question', zh: '取消所有未完成的任务、目标和问题' },
    does: { control: 'cancel' },
  },
  { name: '/status', about: { en: 'how it stands', zh: '当前状态' }, does: { page: 'status' } },
  {
    name: '/tasks',
    about: { en: 'open tasks, and why they wait', zh: '进行中的任务，以及为什么等待' },
    does: { page: 'tasks' },
  },
  { name: '/plan', about: { en: 'the plan and how far it is', zh: '计划和进度' }, does: { page: 'plan' } },
  {
    name: '/why',
    about: { en: 'why the last message went where it went', zh: '上一条消息为什么这样处理' },
    does: { page: 'why' },
  },
  { name: '/memory', about: { en: 'what was noted', zh: '记录了什么' }, does: { page: 'memory' } },
  { name: '/team', about: { en: 'who is here', zh: '团队成员' }, does: { page: 'team' } },
  { name: '/lang', about: { en: 'the other language', zh: '切换语言' }, does: { speak: 'other' } },
  { name: '/lang en', about: { en: 'English', zh: '英文' }, does: { speak: 'en' } },
  { name: '/lang zh', about: { en: 'Chinese', zh: '中文' }, does: { speak: 'zh' } },
  { name: '/end', about: { en: 'end the conversation', zh: '结束对话' }, does: { control: 'end' } },
]

export const completable = (lang: Lang): Completable[] =>
  commands.map(({ name, about }) => ({ name, about: about[lang] }))

/** Blanks do not matter. Nothing where it is no command. */
export function commandOf(text: string): Row | undefined {
  const asked = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return commands.find(({ name }) => name === asked)
}

/** A path or a fraction is no command: only a slash and letters at the beginning are. */
export const looksLikeCommand = (text: string): boolean => /^\/[a-z]+(\s|$)/i.test(text.trimStart())

/** One that begins so, else the one with the fewest other letters, if it may have been meant: at most two are other. */
export function nearestTo(text: string): string | undefined {
  const asked = text.trim().toLowerCase()
  const names = commands.map(({ name }) => name)
  const near = closest(asked, names)
  return names.find((name) => name.startsWith(asked)) ?? (distance(asked, near) <= 2 ? near : undefined)
}
