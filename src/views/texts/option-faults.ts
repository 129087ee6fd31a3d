/** What is wrong with an option that a program opens a box or starts a conversation with, and how to mend it. */
import type { DetailOf, OptionFault } from '../../core/contracts/problems.ts'
import type { ProblemText } from './texts.ts'

type Given = DetailOf<'bad_option'>
type Faults = Readonly<Record<OptionFault, (given: Given) => ProblemText>>

const listed = ({ known }: Given, comma: string): string => known.join(comma)

const en: Faults = {
  unknown: (d) => ({
    say: `There is no option '${d.option}'${d.other ? `; did you mean '${d.other}'?` : '.'}`,
    next: `These are known here: ${listed(d, ', ')}.`,
  }),
  both: (d) => ({ say: `'${d.option}' and '${d.other}' do not go together.`, next: 'Give one of them.' }),
  no_object: (d) => ({ say: `'${d.option}' is no object.`, next: 'Write { … } with named values.' }),
  no_list: (d) => ({ say: `'${d.option}' is no list.`, next: 'Write [ … ].' }),
  no_function: (d) => ({ say: `'${d.option}' is no function.`, next: 'Give a function.' }),
  no_text: (d) => ({ say: `'${d.option}' is no text.`, next: 'Give a string.' }),
  no_folder: (d) => ({ say: `'${d.option}' names no folder.`, next: "Give a path, e.g. './data'." }),
  no_such_folder: (d) => ({
    say: `'${d.option}' names a folder that is not there: ${d.other}`,
    next: 'Make it first, or name another.',
  }),
  no_count: (d) => ({ say: `'${d.option}' is no whole number above 0.`, next: 'Give one, or leave it out.' }),
  no_position: (d) => ({
    say: `'${d.option}' is no position in a conversation.`,
    next: 'Give 0, or the seq of an event.',
  }),
  none_of: (d) => ({ say: `'${d.option}' has a value that is not known.`, next: `Choose one of: ${listed(d, ', ')}.` }),
  lacks: (d) => ({ say: `'${d.option}' lacks a function.`, next: `It needs all of these: ${listed(d, ', ')}.` }),
  no_team: (d) => ({
    say: `'${d.option}' is no team.`,
    next: 'Give what defineTeam({ … }) or await loadTeam(folder) gave.',
  }),
  not_defined: (d) => ({ say: `'${d.option}' is a plain object.`, next: 'Give what defineTeam makes of it.' }),
  not_awaited: (d) => ({ say: `'${d.option}' is a promise.`, next: 'Write await before loadTeam(folder).' }),
  no_agent: (d) => ({ say: `'${d.option}' is no agent.`, next: 'Give what agent(…) or another adapter made.' }),
  bare_function: (d) => ({ say: `'${d.option}' is a function, not an agent.`, next: 'Write agent(…) around it.' }),
  no_name: (d) => ({
    say: `'${d.option}' is no name of a tool.`,
    next: 'Use letters, digits and _ . : / - only, at most 128.',
  }),
  no_schema: (d) => ({ say: `'${d.option}' is no Zod schema.`, next: 'Give one, e.g. z.object({ … }).' }),
}

const zh: Faults = {
  unknown: (d) => ({
    say: `没有选项 '${d.option}'${d.other ? `；是否想写 '${d.other}'？` : '。'}`,
    next: `此处可用：${listed(d, '、')}。`,
  }),
  both: (d) => ({ say: `'${d.option}' 和 '${d.other}' 不能同时使用。`, next: '只保留其中一个。' }),
  no_object: (d) => ({ say: `'${d.option}' 不是对象。`, next: '请写成 { … }，并给每个值命名。' }),
  no_list: (d) => ({ say: `'${d.option}' 不是列表。`, next: '请写成 [ … ]。' }),
  no_function: (d) => ({ say: `'${d.option}' 不是函数。`, next: '请给一个函数。' }),
  no_text: (d) => ({ say: `'${d.option}' 不是文本。`, next: '请给一个字符串。' }),
  no_folder: (d) => ({ say: `'${d.option}' 没有指明文件夹。`, next: "请给一个路径，例如 './data'。" }),
  no_such_folder: (d) => ({
    say: `'${d.option}' 指向的文件夹不存在：${d.other}`,
    next: '请先创建它，或改用其他文件夹。',
  }),
  no_count: (d) => ({ say: `'${d.option}' 不是大于 0 的整数。`, next: '请给一个，或不写此项。' }),
  no_position: (d) => ({ say: `'${d.option}' 不是对话中的位置。`, next: '请给 0，或某个事件的 seq。' }),
  none_of: (d) => ({ say: `'${d.option}' 的值无法识别。`, next: `可选：${listed(d, '、')}。` }),
  lacks: (d) => ({ say: `'${d.option}' 缺少函数。`, next: `需要全部这些函数：${listed(d, '、')}。` }),
  no_team: (d) => ({
    say: `'${d.option}' 不是团队。`,
    next: '请给 defineTeam({ … }) 或 await loadTeam(文件夹) 的结果。',
  }),
  not_defined: (d) => ({ say: `'${d.option}' 只是普通对象。`, next: '请先交给 defineTeam，再用它的结果。' }),
  not_awaited: (d) => ({ say: `'${d.option}' 是一个 Promise。`, next: '请在 loadTeam(文件夹) 前写 await。' }),
  no_agent: (d) => ({ say: `'${d.option}' 不是智能体。`, next: '请给 agent(…) 或其他适配器的结果。' }),
  bare_function: (d) => ({ say: `'${d.option}' 是函数，不是智能体。`, next: '请用 agent(…) 包起来。' }),
  no_name: (d) => ({
    say: `'${d.option}' 不能作为工具名。`,
    next: '只能用字母、数字和 _ . : / -，最多 128 个字符。',
  }),
  no_schema: (d) => ({ say: `'${d.option}' 不是 Zod 模式。`, next: '请给一个，例如 z.object({ … })。' }),
}

export const optionFaults = {
  en: (given: Given): ProblemText => en[given.fault](given),
  zh: (given: Given): ProblemText => zh[given.fault](given),
}
