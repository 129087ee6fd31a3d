/** The terminal's own words, besides what keys.ts, commands.ts and the views say. */
import type { Lang } from '../core/text/language.ts'

type TerminalTexts = {
  readonly about: string
  readonly goOn: string
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
  readonly longer: (characters: number) => string
  readonly moreWhole: (lines: number) => string
  readonly whoTypes: (name: string) => string
  readonly clearQueue: (members: number) => string
  readonly noCommand: (name: string, nearest: string | undefined) => string
  readonly closes: string
  readonly nothingRuns: string
  readonly tooSmall: (least: { columns: number; rows: number }) => string
  readonly kept: (folder: string, call: string) => string
  readonly folds: readonly [folded: string, open: string, everything: string]
}

export const terminalTexts: Readonly<Record<Lang, TerminalTexts>> = {
  en: {
    about: 'The control plane for teams of people and AI agents',
    goOn: 'Go on with a conversation',
    startNew: 'Start a new one',
    ago: (ms) => ago(ms, ['just now', 'min ago', 'h ago', 'days ago']),
    nothingSaid: 'nothing said yet',
    homeHint: '↑↓ choose · Enter opens · ? keys · Ctrl+C leaves',
    hint: 'Esc pause · ? keys · / commands · @ members · Ctrl+O steps · Ctrl+C leave',
    endedHint: 'Ctrl+L teams and conversations · PgUp PgDn scroll · Ctrl+O steps · Ctrl+C leave',
    tryOne: 'Three messages to try:',
    tryHint: 'A number puts it into the box, Enter sends it.',
    keys: 'Keys',
    commands: 'Commands',
    more: (lines) => `… ${lines} more: ↓`,
    moreBelow: '▼ more below: End',
    longer: (characters) => `… ${characters} more characters: the command show has them all`,
    moreWhole: (lines) => `… ${lines} more lines: Ctrl+E`,
    whoTypes: (name) => `${name} is not in this team. Who is typing?`,
    clearQueue: (members) => `Take ${members} from the queue?`,
    noCommand: (name, nearest) =>
      `There is no command ${name}. ${nearest === undefined ? '/help lists them.' : `Did you mean ${nearest}?`}`,
    closes: 'Esc closes',
    nothingRuns: 'Nothing is running.',
    tooSmall: ({ columns, rows }) => `Please make the window larger: ${columns}x${rows}`,
    kept: (folder, call) => `Everything is kept in ${folder}. To go on from there: ${call}`,
    folds: ['steps are folded', 'steps are open', 'every event is shown'],
  },
  zh: {
    about: '由人和 AI 组成的团队的控制台',
    goOn: '继续对话',
    startNew: '开始新的对话',
    ago: (ms) => ago(ms, ['刚刚', '分钟前', '小时前', '天前']),
    nothingSaid: '还没有人说话',
    homeHint: '↑↓ 选择 · Enter 打开 · ? 按键 · Ctrl+C 离开',
    hint: 'Esc 暂停 · ? 按键 · / 命令 · @ 成员 · Ctrl+O 步骤 · Ctrl+C 离开',
    endedHint: 'Ctrl+L 团队和对话 · PgUp PgDn 滚动 · Ctrl+O 步骤 · Ctrl+C 离开',
    tryOne: '可以试试这三条消息：',
    tryHint: '按数字放进输入框，按 Enter 发送。',
    keys: '按键',
    commands: '命令',
    more: (lines) => `… 还有 ${lines} 行：↓`,
    moreBelow: '▼ 下面还有：End',
    longer: (characters) => `… 还有 ${characters} 个字符：命令 show 显示全部`,
    moreWhole: (lines) => `… 还有 ${lines} 行：Ctrl+E`,
    whoTypes: (name) => `${name} 不在这个团队中。是谁在输入？`,
    clearQueue: (members) => `从队列中移除 ${members} 个？`,
    noCommand: (name, nearest) =>
      `没有命令 ${name}。${nearest === undefined ? '/help 列出所有命令。' : `是不是 ${nearest}？`}`,
    closes: 'Esc 关闭',
    nothingRuns: '没有正在运行的工作。',
    tooSmall: ({ columns, rows }) => `请放大窗口：${columns}x${rows}`,
    kept: (folder, call) => `一切都保存在 ${folder}。从那里继续：${call}`,
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
