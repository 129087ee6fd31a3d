/** What a route tells the person who wrote the message, in both languages (S0 §8.3 `userMessage`; told.ts puts it together). */
import type { Lang } from '../../core/text/language.ts'

type Names = readonly string[]
export type ToldTexts = {
  readonly idle: string
  readonly paused: string
  readonly pausing: string
  readonly alreadyPaused: string
  readonly resumed: string
  readonly notPaused: string
  /** The work is held until an open question is answered. */
  readonly held: string
  readonly asked: string
  readonly planning: string
  readonly atWork: (names: Names) => string
  readonly reviewed: (names: Names) => string
  readonly blocked: (names: Names) => string
  readonly waits: (name: string, missing: Names) => string
  readonly turn: (name: string) => string
  readonly queued: (names: Names) => string
  readonly canceled: (names: Names) => string
  readonly nothingToCancel: string
  readonly goal: string
  readonly goesOn: string
  readonly newTask: string
  readonly intent: (intent: string, name: string) => string
  readonly takenAs: (meant: Names, share: string) => string
}

export const toldTexts: Readonly<Record<Lang, ToldTexts>> = {
  en: {
    idle: 'Nothing is going on.',
    paused: 'The work is paused.',
    pausing: 'The work pauses after the step in flight.',
    alreadyPaused: 'The work is paused already.',
    resumed: 'The work goes on.',
    notPaused: 'Nothing is paused.',
    held: 'The work is held until you answer the open question.',
    asked: 'An open question waits for your answer.',
    planning: 'A plan is being made.',
    atWork: (names) => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} at work.`,
    reviewed: (names) => `Under review: ${names.join(', ')}.`,
    blocked: (names) => `Blocked: ${names.join(', ')}.`,
    waits: (name, missing) => `${name} waits for your answer${missing.length > 0 ? ` (${missing.join(', ')})` : ''}.`,
    turn: (name) => `It is the turn of ${name}.`,
    queued: (names) => `Queued: ${names.join(', ')}.`,
    canceled: (names) => `Canceled: ${names.join(', ')}.`,
    nothingToCancel: 'There is nothing to cancel.',
    goal: 'the current goal',
    goesOn: 'it goes on with the current task',
    newTask: 'a new task',
    intent: (intent, name) => `${intent} (${name})`,
    takenAs: (meant, share) => `Taken as: ${meant.join(', ')}, ${share}.`,
  },
  zh: {
    idle: '现在没有进行中的工作。',
    paused: '工作已暂停。',
    pausing: '当前步骤结束后暂停。',
    alreadyPaused: '工作已经暂停。',
    resumed: '工作继续。',
    notPaused: '没有暂停的工作。',
    held: '请先回答未决的问题，工作才会继续。',
    asked: '有一个问题在等你回答。',
    planning: '正在制定计划。',
    atWork: (names) => `${names.join('、')}正在工作。`,
    reviewed: (names) => `审核中：${names.join('、')}。`,
    blocked: (names) => `受阻：${names.join('、')}。`,
    waits: (name, missing) => `${name}在等你回答${missing.length > 0 ? `（${missing.join('、')}）` : ''}。`,
    turn: (name) => `轮到${name}。`,
    queued: (names) => `排队：${names.join('、')}。`,
    canceled: (names) => `已取消：${names.join('、')}。`,
    nothingToCancel: '没有可以取消的工作。',
    goal: '当前目标',
    goesOn: '继续当前任务',
    newTask: '新任务',
    intent: (intent, name) => `${intent}（${name}）`,
    takenAs: (meant, share) => `理解为：${meant.join('、')}，${share}。`,
  },
}
