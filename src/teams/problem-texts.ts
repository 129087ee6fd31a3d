/** Every message about a team's files, in both languages: what is wrong, and how it is put right. A table, read by problem.ts. */
import { texts } from '../views/texts/languages.ts'

/** What is wrong and the fix, in English; then both in Chinese. */
type Saying = readonly [en: string, enFix: string, zh: string, zhFix: string]

const things = {
  member: ['member', '成员'],
  agent: ['agent', '智能体'],
  intent: ['intent', '意图'],
  slot: ['slot', '槽位'],
  value: ['value', '取值'],
  domain: ['domain', '领域'],
  record: ['record', '记录'],
  sample: ['sample', '样例'],
  key: ['key', '键'],
  model: ['model', '模型'],
} as const
export type Thing = keyof typeof things

const types: Readonly<Record<string, readonly [string, string]>> = {
  object: ['a mapping', '映射'],
  record: ['a mapping', '映射'],
  array: ['a list', '列表'],
  string: ['a text', '文本'],
  number: ['a number', '数字'],
  int: ['a whole number', '整数'],
  boolean: ['true or false', 'true 或 false'],
  null: ['nothing', '空'],
}
/** Several types stand with ` | ` between them. */
const type = (names: string, lang: 0 | 1): string =>
  names
    .split(' | ')
    .map((name) => types[name]?.[lang] ?? name)
    .join(lang === 0 ? ' or ' : '或')

const orMean = (nearest: string): string => (nearest === '' ? '' : `; did you mean '${nearest}'?`)
const orMeanZh = (nearest: string): string => (nearest === '' ? '' : `；是否想写 '${nearest}'？`)
const instead = (nearest: string, name: string): string =>
  nearest === '' ? `Remove '${name}'.` : `Write '${nearest}', or remove '${name}'.`
const insteadZh = (nearest: string, name: string): string =>
  nearest === '' ? `删除 '${name}'。` : `改为 '${nearest}'，或删除 '${name}'。`

type Unknown = { key: string; nearest: string; known: string }
type Named = { thing: Thing; name: string }

export const sayings = {
  no_such_file: ({ path }: { path: string }): Saying => [
    `there is no file '${path}'`,
    `Create '${path}' in the team folder, or correct the path.`,
    `文件 '${path}' 不存在`,
    `在团队目录中创建 '${path}'，或改正路径。`,
  ],
  no_such_folder: ({ path }: { path: string }): Saying => [
    `there is no folder '${path}'`,
    `Create the folder '${path}', or correct the path.`,
    `目录 '${path}' 不存在`,
    `创建目录 '${path}'，或改正路径。`,
  ],
  outside: ({ path }: { path: string }): Saying => [
    `'${path}' leads out of the team folder`,
    'Use a relative path such as ./agents/name.yaml; everything a team needs lies in its folder.',
    `'${path}' 指向团队目录之外`,
    '使用相对路径，例如 ./agents/name.yaml；团队所需的一切都放在它的目录里。',
  ],
  no_program: ({ path }: { path: string }): Saying => [
    `the program '${path}' is not on this machine`,
    `Install '${path}', or correct 'command'. Until then its tasks are blocked; the other members work.`,
    `本机没有程序 '${path}'`,
    `安装 '${path}'，或改正 command。在此之前它的任务会受阻；其他成员照常工作。`,
  ],
  not_executable: ({ path }: { path: string }): Saying => [
    `'${path}' may not be executed`,
    `Run \`chmod +x ${path}\`, or name the program that runs it first: [python3, ${path}].`,
    `'${path}' 没有执行权限`,
    `运行 \`chmod +x ${path}\`，或先写运行它的程序：[python3, ${path}]。`,
  ],
  not_a_file: ({ path }: { path: string }): Saying => [
    `'${path}' is not a regular file`,
    'Name a file, not a folder or a device.',
    `'${path}' 不是普通文件`,
    '请指定文件，而不是目录或设备。',
  ],
  unreadable: ({ path, why }: { path: string; why: string }): Saying => [
    `'${path}' cannot be read (${why})`,
    'Check that the file is there and that you may read it.',
    `无法读取 '${path}'（${why}）`,
    '检查文件是否存在、是否有读取权限。',
  ],
  too_large: ({ path, limit }: { path: string; limit: number }): Saying => [
    `'${path}' is larger than ${limit} bytes`,
    'Split it, or remove what is not needed.',
    `'${path}' 超过 ${limit} 字节`,
    '拆分文件，或删除不需要的内容。',
  ],
  too_many_files: ({ limit }: { limit: number }): Saying => [
    `the team has more than ${limit} files`,
    'Remove what does not belong to the team.',
    `团队的文件超过 ${limit} 个`,
    '删除不属于团队的文件。',
  ],
  not_utf8: ({ path }: { path: string }): Saying => [
    `'${path}' is not UTF-8`,
    'Save the file as UTF-8.',
    `'${path}' 不是 UTF-8 编码`,
    '将文件保存为 UTF-8。',
  ],
  syntax: ({ what }: { what: string }): Saying => [
    `this is not valid YAML: ${what}`,
    'Check indentation, quotes and brackets here and on the line before.',
    `YAML 语法错误：${what}`,
    '检查此处及上一行的缩进、引号和括号。',
  ],
  json: ({ what }: { what: string }): Saying => [
    `this line is not one JSON object: ${what}`,
    'Write one {"text":…,"lang":…,"expect":{…}} a line.',
    `这一行不是一个 JSON 对象：${what}`,
    '每行写一个 {"text":…,"lang":…,"expect":{…}}。',
  ],
  empty: (_: object): Saying => [
    'the file is empty',
    'Write its keys, or remove it.',
    '文件为空',
    '写入内容，或删除文件。',
  ],
  alias: (_: object): Saying => [
    'anchors and aliases (& and *) are not allowed here',
    'Write the value out; a text that begins with & or * needs quotes.',
    '此处不允许使用锚点和别名（& 和 *）',
    '直接写出内容；以 & 或 * 开头的文本需要加引号。',
  ],
  tag: ({ tag }: { tag: string }): Saying => [
    `the tag '${tag}' is not allowed here`,
    'Remove the tag; a text that begins with ! needs quotes.',
    `此处不允许使用标签 '${tag}'`,
    '删除标签；以 ! 开头的文本需要加引号。',
  ],
  too_deep: ({ limit }: { limit: number }): Saying => [
    `this is nested deeper than ${limit} levels`,
    'Nothing in a team file is that deep; check the brackets.',
    `嵌套超过 ${limit} 层`,
    '团队文件不需要这么深的嵌套；请检查括号。',
  ],
  duplicate_key: ({ key, line }: { key: string; line: number }): Saying => [
    `'${key}' is given twice; it stands on line ${line} already`,
    `Keep one of the two '${key}'.`,
    `'${key}' 出现了两次；第 ${line} 行已有`,
    `两个 '${key}' 只保留一个。`,
  ],
  bad_key: (_: object): Saying => [
    'a key must be a plain word',
    'Write the key as text, without brackets.',
    '键必须是普通文本',
    '把键写成文本，不要用括号。',
  ],
  bad_text: (_: object): Saying => [
    'this text holds half of a surrogate pair',
    'Remove the broken \\u escape.',
    '文本中含有半个代理对',
    '删除错误的 \\u 转义。',
  ],
  unknown_key: ({ key, nearest, known }: Unknown): Saying => [
    `unknown key '${key}'${orMean(nearest)}`,
    `${instead(nearest, key)} Known here: ${known}.`,
    `未知的键 '${key}'${orMeanZh(nearest)}`,
    `${insteadZh(nearest, key)} 此处可用：${known}。`,
  ],
  missing_key: ({ key, expected }: { key: string; expected: string }): Saying => [
    `'${key}' is missing`,
    `Add '${key}:' with ${type(expected, 0)}.`,
    `缺少 '${key}'`,
    `添加 '${key}:'，内容为${type(expected, 1)}。`,
  ],
  wrong_type: ({ key, expected, found }: { key: string; expected: string; found: string }): Saying => [
    `'${key}' must be ${type(expected, 0)}, not ${type(found, 0)}`,
    `Write ${type(expected, 0)} for '${key}'.`,
    `'${key}' 应为${type(expected, 1)}，而不是${type(found, 1)}`,
    `将 '${key}' 写成${type(expected, 1)}。`,
  ],
  not_one_of: ({
    key,
    found,
    values,
    nearest,
  }: {
    key: string
    found: string
    values: string
    nearest: string
  }): Saying => [
    `'${key}' cannot be '${found}'${orMean(nearest)}`,
    `Use one of: ${values}.`,
    `'${key}' 不能是 '${found}'${orMeanZh(nearest)}`,
    `可用：${values}。`,
  ],
  too_small: ({ key, limit, of }: { key: string; limit: string; of: string }): Saying => [
    of === 'number' ? `'${key}' must be at least ${limit}` : `'${key}' is empty or too short; at least ${limit}`,
    of === 'array' ? `Give '${key}' at least ${limit} entries.` : `Give '${key}' more; at least ${limit}.`,
    of === 'number' ? `'${key}' 至少为 ${limit}` : `'${key}' 为空或太短；至少 ${limit}`,
    `补充 '${key}'，至少 ${limit}。`,
  ],
  too_big: ({ key, limit }: { key: string; limit: string }): Saying => [
    `'${key}' is too large or too long; at most ${limit}`,
    `Shorten '${key}' to at most ${limit}.`,
    `'${key}' 过大或过长；最多 ${limit}`,
    `将 '${key}' 减到 ${limit} 以内。`,
  ],
  not_fitting: ({ key }: { key: string }): Saying => [
    `'${key}' does not fit`,
    'Compare it with docs/teams.md.',
    `'${key}' 不符合要求`,
    '请对照 docs/teams.md。',
  ],
  bad_id: ({ key }: { key: string }): Saying => [
    `'${key}' must be letters, digits, - _ and dots, and begin with a letter or a digit`,
    "Use a short word such as 'triage' or 'front-desk'.",
    `'${key}' 只能包含字母、数字、- _ 和点，并以字母或数字开头`,
    "使用简短的词，例如 'triage' 或 'front-desk'。",
  ],
  bad_name: ({ key }: { key: string }): Saying => [
    `'${key}' must not hold a comma, a bracket or a line break: [NEXT:…] could not name it`,
    'Remove those characters.',
    `'${key}' 不能包含逗号、方括号或换行，否则 [NEXT:…] 无法指名`,
    '删除这些字符。',
  ],
  bad_slot_name: ({ key }: { key: string }): Saying => [
    `'${key}' must be a word of letters, digits and _, and neither 'message' nor 'intent'`,
    "Use a word such as 'duration'.",
    `'${key}' 只能包含字母、数字和 _，且不能是 'message' 或 'intent'`,
    "使用简短的词，例如 'duration'。",
  ],
  bad_variable: ({ key }: { key: string }): Saying => [
    `'${key}' holds a name that no environment variable may have here`,
    'Use letters, digits and _, beginning with no digit; SIGNALBOX_SEAT is ours.',
    `'${key}' 中的环境变量名不可用`,
    '只用字母、数字和 _，不以数字开头；SIGNALBOX_SEAT 由系统保留。',
  ],
  bad_value: ({ key }: { key: string }): Saying => [
    `the value of '${key}' holds a zero character`,
    'Remove it: no environment can carry one.',
    `'${key}' 的值含有空字符`,
    '请删除：环境变量不能包含它。',
  ],
  bad_address: ({ key }: { key: string }): Saying => [
    `'${key}' is no address`,
    'Write an address that begins with http:// or https://.',
    `'${key}' 不是有效地址`,
    '请填写以 http:// 或 https:// 开头的地址。',
  ],
  reserved_id: ({ name }: { name: string }): Saying => [
    `'${name}' is a word of Signalbox itself and cannot be an id`,
    'Choose another id.',
    `'${name}' 是系统保留词，不能用作 id`,
    '换一个 id。',
  ],
  unknown_name: ({ thing, name, nearest }: Named & { nearest: string }): Saying => [
    `there is no ${things[thing][0]} '${name}'${orMean(nearest)}`,
    nearest === ''
      ? `Add the ${things[thing][0]} '${name}', or remove it here.`
      : `Write '${nearest}', or add the ${things[thing][0]} '${name}'.`,
    `没有名为 '${name}' 的${things[thing][1]}${orMeanZh(nearest)}`,
    nearest === ''
      ? `添加${things[thing][1]} '${name}'，或在此处删除。`
      : `改为 '${nearest}'，或添加${things[thing][1]} '${name}'。`,
  ],
  duplicate: ({ thing, name, where }: Named & { where: string }): Saying => [
    `the ${things[thing][0]} '${name}' is there already (${where})`,
    'Rename or remove one of the two.',
    `${things[thing][1]} '${name}' 已存在（${where}）`,
    '改名，或删除其中一个。',
  ],
  alike: ({ thing, name, other, where }: Named & { other: string; where: string }): Saying => [
    `the ${things[thing][0]} '${name}' looks like '${other}' (${where})`,
    'Rename one of the two, so that people can tell them apart.',
    `${things[thing][1]} '${name}' 与 '${other}' 看起来一样（${where}）`,
    '给其中一个改名，使人能够区分。',
  ],
  too_few_members: (_: object): Saying => [
    texts.en.talk.teamFault.too_few_members,
    "Add a member under 'members:'; `signalbox agent new NAME --team DIR` does it.",
    texts.zh.talk.teamFault.too_few_members,
    "在 'members:' 下添加成员；可用 `signalbox agent new NAME --team DIR`。",
  ],
  no_human: (_: object): Saying => [
    texts.en.talk.teamFault.no_human,
    'Add - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }.',
    texts.zh.talk.teamFault.no_human,
    '添加 - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }。',
  ],
  agent_missing: ({ member }: { member: string }): Saying => [
    `the AI member '${member}' has no 'agent:' file`,
    `Add agent: ./agents/${member}.yaml; \`signalbox agent new\` writes one.`,
    `AI 成员 '${member}' 没有 'agent:' 文件`,
    `添加 agent: ./agents/${member}.yaml；可用 \`signalbox agent new\` 生成。`,
  ],
  agent_on_human: ({ member }: { member: string }): Saying => [
    `'${member}' is a human and cannot have an 'agent:' file`,
    "Remove 'agent:', or write type: ai.",
    `'${member}' 是人类成员，不能有 'agent:' 文件`,
    "删除 'agent:'，或改为 type: ai。",
  ],
  focus_elsewhere: ({ domain, focus }: { domain: string; focus: string }): Saying => [
    `an agent of the domain '${domain}' cannot have priority: focus; the team's focus is '${focus}'`,
    `Write domain: ${focus === '' ? '…' : focus} here, set focus: ${domain === '' ? '…' : domain} in team.yaml, or use priority: high.`,
    `领域 '${domain}' 的智能体不能使用 priority: focus；团队的 focus 是 '${focus}'`,
    `在此改 domain，或在 team.yaml 中改 focus，或使用 priority: high。`,
  ],
  focus_insertable: (_: object): Saying => [
    'an agent with priority: focus cannot be insertable: what slips in never becomes the focus',
    'Write insertable: false, or another priority.',
    'priority: focus 的智能体不能 insertable：插入的任务不会成为焦点',
    '写 insertable: false，或换用其他 priority。',
  ],
  thresholds: ({ ask, act }: { ask: number; act: number }): Saying => [
    `ask (${ask}) is above act (${act})`,
    'Choose ask ≤ act, for example { act: 0.8, ask: 0.5 }.',
    `ask（${ask}）大于 act（${act}）`,
    '应满足 ask ≤ act，例如 { act: 0.8, ask: 0.5 }。',
  ],
  nobody_approves: ({ effect }: { effect: string }): Saying => [
    `nobody may approve ${effect}: the rules for it leave no person of the team`,
    'Name a person of the team under `by` in each rule for it.',
    `没有人可以批准 ${effect}：相关规则没有留下团队中的任何人`,
    '在每条相关规则的 `by` 中写上团队里的同一个人。',
  ],
  ask_missing: ({ slot }: { slot: string }): Saying => [
    `the required slot '${slot}' has no question`,
    'Add ask: { en: "…", zh: "…" }.',
    `必填槽位 '${slot}' 没有提问文本`,
    '添加 ask: { en: "…", zh: "…" }。',
  ],
  option_needed: ({ option, type }: { option: string; type: string }): Saying => [
    `a slot of type ${type} needs '${option}'`,
    `Add '${option}:', or choose another type.`,
    `类型为 ${type} 的槽位需要 '${option}'`,
    `添加 '${option}:'，或换用其他类型。`,
  ],
  option_idle: ({ option, type }: { option: string; type: string }): Saying => [
    `'${option}' means nothing for a slot of type ${type}`,
    `Remove '${option}', or choose the type it belongs to.`,
    `'${option}' 对类型 ${type} 的槽位没有意义`,
    `删除 '${option}'，或换用对应的类型。`,
  ],
  min_over_max: ({ min, max }: { min: number; max: number }): Saying => [
    `min (${min}) is above max (${max})`,
    'Exchange the two.',
    `min（${min}）大于 max（${max}）`,
    '交换两者。',
  ],
  pattern_invalid: ({ what }: { what: string }): Saying => [
    `the pattern is not a regular expression: ${what}`,
    'Correct it; in YAML, single quotes keep backslashes as they are.',
    `pattern 不是有效的正则表达式：${what}`,
    '改正它；YAML 中用单引号可保留反斜杠。',
  ],
  pattern_unsafe: ({ what }: { what: string }): Saying => [
    `the pattern could take very long on some texts: ${what}`,
    'Repeat single characters or classes only, with few open repetitions, e.g. [A-Z]{2}\\d{6}.',
    `pattern 在某些文本上可能极慢：${what}`,
    '只重复单个字符或字符类，并减少不定长重复，例如 [A-Z]{2}\\d{6}。',
  ],
  no_answer: (_: object): Saying => [
    'this form has no answer for every case',
    "Add 'answer: { en: …, zh: … }', or end the table with a row without intent, words and when.",
    '此表单不能回答所有情况',
    "添加 'answer: { en: …, zh: … }'，或让表格最后一行不带 intent、words 和 when。",
  ],
  no_playbook: ({ intent }: { intent: string }): Saying => [
    intent === '' ? 'no playbook is for what comes in the talk' : `no playbook is for the intent '${intent}'`,
    intent === ''
      ? 'Add a playbook without intents.'
      : `Add '${intent}' to the intents of one, or a playbook without intents.`,
    intent === '' ? '没有处理谈话消息的剧本' : `没有处理意图 '${intent}' 的剧本`,
    intent === ''
      ? '添加一个不带 intents 的剧本。'
      : `把 '${intent}' 加入某个剧本的 intents，或添加一个不带 intents 的剧本。`,
  ],
  say_or_ask: ({ step }: { step: string }): Saying => [
    `the step '${step}' has to say, to ask or to do something, one of the three`,
    'Give it say: { en: "…", zh: "…" }, or ask: and the name of a slot, or do: { action: …, params: { … } }.',
    `步骤 '${step}' 必须在 say、ask、do 中三选一`,
    '写 say: { en: "…", zh: "…" }，或写 ask: 加槽位名，或写 do: { action: …, params: { … } }。',
  ],
  optional_slot: ({ slot }: { slot: string }): Saying => [
    `the answer that always fits names '${slot}', which may be empty`,
    `Make '${slot}' required, or name it only in a row above.`,
    `兜底回答用到了可能为空的槽位 '${slot}'`,
    `将 '${slot}' 设为必填，或只在前面的行中使用。`,
  ],
  unstable: ({ path }: { path: string }): Saying => [
    `'${path}' is a link, which is not copied`,
    'Put the file itself into the team folder.',
    `'${path}' 是链接，不会被复制`,
    '把文件本身放进团队目录。',
  ],
} as const

/** What can be wrong with a team. */
export type ProblemKind = keyof typeof sayings
export type ProblemArguments<K extends ProblemKind> = Parameters<(typeof sayings)[K]>[0]
