/** The screens' own words, besides what the tables of keys and slash commands and the views say. */
import type { Lang } from '../core/text/language.ts'
import type { AskedControl } from '../terminal/slash-commands.ts'

type TerminalTexts = {
  readonly about: string
  readonly continueOne: string
  readonly startNew: string
  readonly ago: (ms: number) => string
  readonly nothingSaid: string
  readonly homeHint: string
  readonly hint: string
  readonly endedHint: string
  readonly tryOne: string
  readonly tryHint: string
  readonly keys: string
  readonly commands: string
  readonly more: (lines: number) => string
  readonly moreBelow: string
  readonly moreCharacters: (characters: number) => string
  readonly moreLines: (lines: number) => string
  readonly whoTypes: (name: string) => string
  /** Before a command that cannot be undone; `queued` replies have not begun. */
  readonly confirm: Readonly<Record<AskedControl, (queued: number) => string>>
  readonly noCommand: (name: string, nearest: string | undefined) => string
  readonly closes: string
  readonly nothingRuns: string
  readonly leaveAgain: string
  readonly opening: string
  /** What Enter does with the number in the box. */
  readonly enterAnswers: (key: string, label: string) => string
  readonly enterTakes: string
  readonly tooSmall: (least: { columns: number; rows: number }) => string
  readonly folds: readonly [folded: string, open: string, everything: string]
}

export const terminalTexts: Readonly<Record<Lang, TerminalTexts>> = {
  en: {
    about: 'The control plane for teams of people and AI agents',
    continueOne: 'Go on with a conversation',
    startNew: 'Start a new one',
    ago: (ms) => ago(ms, ['just now', 'min ago', 'h ago', 'days ago']),
    nothingSaid: 'nothing said yet',
    homeHint: '↑↓ or a number chooses · Enter opens · ? keys · Ctrl+C twice leaves',
    hint: 'Esc pause · ? keys · / commands · @ members · Tab steps · Ctrl+C twice leaves',
    endedHint: 'Ctrl+L teams and conversations · PgUp PgDn scroll · Ctrl+C twice leaves',
    tryOne: 'Three messages to try:',
    tryHint: 'A number and Enter put it into the box, Enter sends it.',
    keys: 'Keys',
    commands: 'Commands',
    more: (lines) => `… ${lines} more: ↓`,
    moreBelow: '▼ more below: End',
    moreCharacters: (characters) => `… ${characters} more characters: the command show has them all`,
    moreLines: (lines) => `… ${lines} more lines: Ctrl+T`,
    whoTypes: (name) => `${name} is not in this team. Who is typing?`,
    confirm: {
      clear_queue: (queued) => `Take ${queued} from the queue?`,
      end: () => 'End the conversation?',
    },
    noCommand: (name, nearest) =>
      `There is no command ${name}. ${nearest === undefined ? '/help lists them.' : `Did you mean ${nearest}?`}`,
    closes: 'Esc closes',
    nothingRuns: 'Nothing is running.',
    leaveAgain: 'Press Ctrl+C again to leave. Everything is kept, your draft too.',
    opening: 'Opening… What you type now goes into its box.',
    enterAnswers: (key, label) => `Enter answers ${key}: ${label}`,
    enterTakes: 'Enter puts this message into the box',
    tooSmall: ({ columns, rows }) => `Please make the window larger: ${columns}x${rows}`,
    folds: ['steps are folded', 'steps are open', 'every event is shown'],
  },
  zh: {
    about: '由人和 AI 组成的团队的控制台',
    continueOne: '继续对话',
    startNew: '开始新的对话',
    ago: (ms) => ago(ms, ['刚刚', '分钟前', '小时前', '天前']),
    nothingSaid: '还没有人说话',
    homeHint: '↑↓ 或数字选择 · Enter 打开 · ? 按键 · 按两次 Ctrl+C 离开',
    hint: 'Esc 暂停 · ? 按键 · / 命令 · @ 成员 · Tab 步骤 · 按两次 Ctrl+C 离开',
    endedHint: 'Ctrl+L 团队和对话 · PgUp PgDn 滚动 · 按两次 Ctrl+C 离开',
    tryOne: '可以试试这三条消息：',
    tryHint: '输入数字按 Enter 放进输入框，再按 Enter 发送。',
    keys: '按键',
    commands: '命令',
    more: (lines) => `… 还有 ${lines} 行：↓`,
    moreBelow: '▼ 下面还有：End',
    moreCharacters: (characters) => `… 还有 ${characters} 个字符：命令 show 显示全部`,
    moreLines: (lines) => `… 还有 ${lines} 行：Ctrl+T`,
    whoTypes: (name) => `${name} 不在这个团队中。是谁在输入？`,
    confirm: {
      clear_queue: (queued) => `从队列中移除 ${queued} 个？`,
      end: () => '结束这个对话吗？',
    },
    noCommand: (name, nearest) =>
      `没有命令 ${name}。${nearest === undefined ? '/help 列出所有命令。' : `是不是 ${nearest}？`}`,
    closes: 'Esc 关闭',
    nothingRuns: '没有正在运行的工作。',
    leaveAgain: '再按一次 Ctrl+C 离开。一切都会保存，包括草稿。',
    opening: '正在打开… 现在输入的内容会进入它的输入框。',
    enterAnswers: (key, label) => `按 Enter 回答 ${key}：${label}`,
    enterTakes: '按 Enter 把这条消息放进输入框',
    tooSmall: ({ columns, rows }) => `请放大窗口：${columns}x${rows}`,
    folds: ['步骤已折叠', '步骤已展开', '显示全部事件'],
  },
}

type Words = readonly [now: string, minutes: string, hours: string, days: string]
function ago(ms: number, [now, minutes, hours, days]: Words): string {
  const passed = Math.floor(ms / 60_000)
  if (passed < 1) return now
  if (passed < 60) return `${passed} ${minutes}`
  return passed < 48 * 60 ? `${Math.floor(passed / 60)} ${hours}` : `${Math.floor(passed / 1440)} ${days}`
}
