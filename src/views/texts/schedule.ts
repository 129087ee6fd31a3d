/** Why a task is next, or waits, as a sentence: the scheduler's own words (core/order.ts, core/explain-order.ts) in both languages. */
import type { TaskState } from '../../core/machines/task.ts'
import type { Lang } from '../../core/text/language.ts'

type Sentence = string | ((about: string) => string)
/** Every word the scheduler gives as a reason. */
export type WhyWord =
  | 'has_the_focus'
  | 'inserted_beside'
  | 'has_the_turn'
  | 'only_one_ready'
  | 'class'
  | 'first_come'
  | 'not_ready'
  | 'waits_for_dependency'
  | 'dependency_canceled'
  | 'dependency_cycle'
  | 'waits_for_turn'
  | 'focus_waits_for_person'
  | 'busy'
  | 'one_focus'
  | 'parked'
  | 'retry_later'

type ScheduleTexts = {
  readonly next: string
  readonly waiting: string
  readonly nobody: string
  readonly words: Readonly<Record<WhyWord, Sentence>>
  readonly states: Readonly<Record<TaskState, string>>
  /** In the queue of a conversation: first in line, behind another, and held by a pause. */
  readonly first: (why: string) => string
  readonly behind: (other: string) => string
  readonly afterPause: (why: string) => string
  readonly waits: (why: string) => string
}

const arrows = (circle: string): string => circle.split('>').join(' → ')

export const scheduleTexts: Readonly<Record<Lang, ScheduleTexts>> = {
  en: {
    next: 'next',
    waiting: 'waiting',
    nobody: 'nothing can start now',
    words: {
      has_the_focus: 'it has the focus',
      inserted_beside: (focus) => `it may slip in while ${focus}, which has the focus, waits for a person`,
      has_the_turn: 'it is its turn in the talk',
      only_one_ready: 'it is the only one that is ready',
      class: (name) =>
        name === 'focus'
          ? 'its class is focus, which goes before high and normal'
          : 'its class is high, which goes before normal',
      first_come: 'nothing of a higher class is ready, and it came before the others',
      not_ready: (state) => scheduleTexts.en.states[state as TaskState],
      waits_for_dependency: (task) => `${task} has to be done first`,
      dependency_canceled: (task) => `it needs ${task}, which was canceled: it can never start`,
      dependency_cycle: (circle) => `it needs what waits for itself: ${arrows(circle)}; it can never start`,
      waits_for_turn: (task) => `in a talk one speaks after the other, and ${task} is before it`,
      focus_waits_for_person: 'the focus waits for a person, and nothing that was queued starts before it goes on',
      busy: 'every place is taken by what goes before it',
      one_focus: 'another task has the focus, and only one may have it',
      parked: 'its goal was put aside',
      retry_later: 'it failed, and is tried again a little later',
    },
    states: {
      CREATED: 'it is not ready',
      READY: 'it is ready',
      DISPATCHING: 'it is under way: offered, not accepted yet',
      DISPATCHED: 'it is under way: accepted, not begun yet',
      RUNNING: 'it is under way',
      EXECUTION_SUCCEEDED: 'its result is there and is not reviewed yet',
      EXECUTION_FAILED: 'it failed, and is not given out again yet',
      DISPATCH_FAILED: 'nobody accepted it, and it is not given out again yet',
      AWAITING_USER: 'it waits for a person',
      REVIEWING: 'it is under review',
      REWORK_REQUIRED: 'the review sent it back, and it is not given out again yet',
      BLOCKED: 'it is blocked until a person decides',
      DONE: 'it is done',
      CANCELED: 'it was canceled',
    },
    first: (why) => `next: ${why}`,
    behind: (other) => `waits: ${other} goes before it`,
    afterPause: (why) => `next when the work goes on: ${why}`,
    waits: (why) => `waits: ${why}`,
  },
  zh: {
    next: '接下来',
    waiting: '等待',
    nobody: '现在没有可以开始的任务',
    words: {
      has_the_focus: '它是焦点',
      inserted_beside: (focus) => `焦点 ${focus} 在等人回答，它可以插入`,
      has_the_turn: '对话轮到它了',
      only_one_ready: '只有它准备好了',
      class: (name) =>
        name === 'focus' ? '它的优先级是 focus，先于 high 和 normal' : '它的优先级是 high，先于 normal',
      first_come: '没有更高优先级的任务准备好，它来得最早',
      not_ready: (state) => scheduleTexts.zh.states[state as TaskState],
      waits_for_dependency: (task) => `要先完成 ${task}`,
      dependency_canceled: (task) => `它依赖的 ${task} 已取消：永远无法开始`,
      dependency_cycle: (circle) => `它依赖的任务互相等待：${arrows(circle)}；永远无法开始`,
      waits_for_turn: (task) => `对话依次进行，${task} 在它前面`,
      focus_waits_for_person: '焦点在等人回答，此前排队的任务都不开始',
      busy: '名额已被排在前面的任务占满',
      one_focus: '另一个任务正占着焦点，而焦点只有一个',
      parked: '它的目标被搁置了',
      retry_later: '刚才失败了，稍后重试',
    },
    states: {
      CREATED: '还没准备好',
      READY: '已准备好',
      DISPATCHING: '进行中：已派发，还没接单',
      DISPATCHED: '进行中：已接单，还没开始',
      RUNNING: '进行中',
      EXECUTION_SUCCEEDED: '已有结果，还没审核',
      EXECUTION_FAILED: '执行失败，还没重新派发',
      DISPATCH_FAILED: '没有人接单，还没重新派发',
      AWAITING_USER: '在等人回答',
      REVIEWING: '审核中',
      REWORK_REQUIRED: '被审核驳回，还没重新派发',
      BLOCKED: '受阻，等人决定',
      DONE: '已完成',
      CANCELED: '已取消',
    },
    first: (why) => `下一个：${why}`,
    behind: (other) => `等待：${other} 在它前面`,
    afterPause: (why) => `恢复后的下一个：${why}`,
    waits: (why) => `等待：${why}`,
  },
}
