/** The files that `team new` and `agent new` write: they load at once, and their comments say what to change. */
import { stringify } from 'yaml'
import { SlotType } from '../core/contracts/kinds.ts'
import { languageOf } from '../core/text/language.ts'

export type NewAgent = {
  readonly agent: string
  /** What it is for, in the words of whoever makes it. */
  readonly about?: string
  readonly samples: readonly string[]
  readonly answer?: string
}

/** `agent`: who gets a message that names nobody. */
export const newTeamFile = (
  team: string,
  agent?: string,
): string => `# A team: who is in it and how it behaves. \`signalbox team validate\` checks it.
# 团队：成员与行为。用 \`signalbox team validate\` 检查。
team: ${yamlName(team)}
name: { en: ${yamlText(team)}, zh: ${yamlText(team)} }
locale: auto                                  # en | zh | auto (by the message) · 按消息语言
inputPolicy: interrupt                        # interrupt: input while work runs is understood beside it · lock: it is refused
parallel: 1                                   # how many independent tasks run at once · 并行任务数
hopBudget: 24                                 # hops without a person before the talk pauses, or off · 无人参与的最多跳数
thresholds: { act: 0.8, ask: 0.5 }            # at or above act: done · between: done and said · under ask: asked
review: none                                  # none | a member's id · 审核成员
${agent === undefined ? '' : `default: ${yamlName(agent)}  # who gets a message that names nobody · 没有点名时交给谁\n`}safety:
  emergency:                                  # shown first in an emergency · 紧急情况时最先显示
    en: This may be an emergency. Call your local emergency number now.
    zh: 这可能是紧急情况。请立即拨打当地急救电话。
members:                                      # at least two, one of them human · 至少两个成员，其中一个是人
  - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }
`

export const memberLine = (agent: string, order: number): string =>
  `{ id: ${yamlName(agent)}, type: ai, name: ${yamlName(agent)}, displayName: { en: ${yamlName(agent)}, zh: ${yamlName(agent)} }, order: ${order}, role: executor, agent: ./agents/${agent}.yaml }`

export function newAgentFile(made: NewAgent): string {
  const { agent } = made
  const about = made.about ?? `Questions about ${agent}.`
  const answer = made.answer ?? `${agent} has your message.`
  return `# One agent: what it is for, how it is recognised, what it asks, what it answers. 一个智能体：用途、样例、提问与回答。
agent: ${yamlName(agent)}  # the id of its member in team.yaml · 与 team.yaml 中成员 id 相同
for:
  en: ${yamlText(about)}
  zh: ${yamlText(made.about ?? `与 ${agent} 有关的问题。`)}
notFor:
  en: Everything that another member is for.
  zh: 属于其他成员的一切。
domain: general
priority: normal                              # focus | high | normal
insertable: false                             # true: may slip in while the focus waits for a person · 可短暂插入
intents:
  - intent: ${agent}.ask
    samples:                                  # ten or more, as people really say it, in each language · 每种语言十条以上
${samplesOf(made)
  .map((sample) => `      - ${JSON.stringify(sample)}`)
  .join('\n')}
slots: []                                     # what it has to know, e.g. 需要知道的信息，例如：
  # - { slot: date, type: date, required: true, ask: { en: "Which day?", zh: "哪一天？" } }
  # types: ${SlotType.options.join(' ')}
memory: { m1: 10, m2: true }                  # what it is given of the conversation · 随任务附上的对话内容
adapter:
  kind: form                                  # form | playbook | process | scripted
  answer:
    en: ${yamlText(answer)}
    zh: ${yamlText(made.answer ?? `${agent} 已收到您的消息。`)}
replay: ./replay/${agent}.jsonl  # what must stay understood: signalbox team test · 回放样本
`
}

export const newReplayFile = (made: NewAgent): string =>
  samplesOf(made)
    .map((text) => `${JSON.stringify({ text, lang: languageOf(text), expect: { intent: `${made.agent}.ask` } })}\n`)
    .join('')

function samplesOf({ agent, samples }: NewAgent): readonly string[] {
  if (samples.length > 0) return samples
  return [
    `I have a question for ${agent}`,
    `can ${agent} help me?`,
    `tell me about ${agent}`,
    `我有个关于 ${agent} 的问题`,
    `${agent} 能帮我吗`,
    `介绍一下 ${agent}`,
  ]
}

/** One line, quoted where it must be. */
const yamlText = (text: string): string =>
  stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()

/** A name that looks like a number or a word of YAML is quoted. */
const yamlName = (name: string): string => stringify(name, { lineWidth: 0 }).trim()
