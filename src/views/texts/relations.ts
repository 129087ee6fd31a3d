/** What a message is to the task that runs, as a person reads it. */
import type { Lang } from '../../core/text/language.ts'

const zh: Readonly<Record<string, string>> = {
  same_task_no_change: '同一任务，无变化',
  same_task_minor_change: '同一任务，小改动',
  same_task_major_change: '同一任务，大改动',
  different_task: '新的任务',
  control_instruction: '控制指令',
}

export const relationIn = (lang: Lang, relation: string): string =>
  (lang === 'zh' ? zh[relation] : undefined) ?? relation.replaceAll('_', ' ')
