/** Says in a sentence or two why a message was judged as it was, in the language of the message. judge-relation.ts gathers the evidence. */
import { clip } from '../../../core/text/clip.ts'
import type { Control } from '../../../core/text/control-word.ts'
import { languageOf } from '../../../core/text/language.ts'
import { controlNames } from './control-lexicon.ts'
import type { Relation } from './relation-types.ts'

type ReasonEvidence = {
  readonly zh: boolean
  readonly relation: Relation
  readonly control?: Control
  readonly phrase?: string
  readonly shape: ReadonlySet<string>
  readonly router?: { readonly own: number; readonly other: number }
  readonly goal: string
}

type Say = readonly [en: string, zh: string]

const conclusion: Record<Relation, Say> = {
  same_task_no_change: [
    'It goes on with the running task and changes nothing in it.',
    '消息延续当前任务，不改变任何内容。',
  ],
  same_task_minor_change: ['It changes a detail of the running task.', '消息修改了当前任务的一处细节。'],
  same_task_major_change: ['It changes what the running task is for.', '消息改变了当前任务的目标或主要内容。'],
  different_task: ['It asks for something the running task does not cover.', '消息提出了当前任务之外的事情。'],
  control_instruction: ['It steers the work and does not change it.', '消息控制任务的执行，而不改变任务内容。'],
}
/** Evidence that a person can check, by the feature that carries it. */
const evidenceTexts: readonly (readonly [feature: string, en: string, zh: string])[] = [
  ['tp:other', 'its topic is not the topic of the task', '话题与当前任务不同'],
  ['tp:same', 'its topic is the topic of the task', '话题与当前任务相同'],
  ['ovG:high', 'it repeats words of the goal', '重复了目标中的词'],
  ['ovG:some', 'it names something from the goal', '提到了目标中的内容'],
  ['ovV:some', 'it names a value that was given', '提到了已给出的值'],
  ['ovV:high', 'it names a value that was given', '提到了已给出的值'],
  ['discard&G', 'it drops part of the goal', '放弃了目标中的内容'],
  ['cue:whole', 'it speaks of the whole', '涉及整体'],
  ['cue:replace', 'it replaces something', '要求替换'],
  ['cue:add', 'it adds something', '要求增加'],
  ['cue:limit', 'it sets a limit', '提出限制'],
  ['cue:shift', 'it announces another subject', '明确换了话题'],
  ['cue:thanks', 'it thanks', '表示感谢'],
  ['head:ack', 'it agrees', '表示同意'],
  ['asked:slot', 'the agent had asked for a value', '智能体刚刚询问了信息'],
  ['form:?', 'it is a question', '是一个问题'],
]

/** Reasons are given in the language of the message. */
export const isChinese = (folded: string, lang: string | undefined): boolean =>
  languageOf(folded) === 'zh' || (lang === 'zh' && !/[a-z]/.test(folded))

export function sayReasons(evidence: ReasonEvidence): string[] {
  const at = evidence.zh ? 1 : 0
  const reasons = [conclusion[evidence.relation][at]]
  if (evidence.control && evidence.phrase) {
    const name = controlNames[evidence.control][evidence.zh ? 'zh' : 'en']
    reasons.push(evidence.zh ? `「${evidence.phrase}」表示${name}` : `"${evidence.phrase}" means ${name}`)
  }
  for (const [feature, en, zh] of evidenceTexts) if (evidence.shape.has(feature)) reasons.push(evidence.zh ? zh : en)
  if (evidence.router) {
    const own = evidence.router.own >= evidence.router.other
    reasons.push(
      evidence.zh
        ? `路由${own ? '仍指向当前智能体' : '指向另一个智能体'}`
        : `routing prefers ${own ? 'the running agent' : 'another agent'}`,
    )
  }
  return reasons.slice(0, 6)
}

export function sayRationale(evidence: ReasonEvidence): { replanRationale?: string; newTaskJustification?: string } {
  const goal = evidence.goal.length > 80 ? `${clip(evidence.goal, 79)}…` : evidence.goal
  if (evidence.relation === 'same_task_minor_change')
    return { replanRationale: evidence.zh ? `在「${goal}」的计划上做局部调整` : `Patch the plan for "${goal}"` }
  if (evidence.relation === 'same_task_major_change')
    return {
      replanRationale: evidence.zh
        ? `「${goal}」的原计划不再适用，需要重新规划`
        : `The plan for "${goal}" no longer fits`,
    }
  if (evidence.relation === 'different_task')
    return { newTaskJustification: evidence.zh ? `与「${goal}」无关，应作为新任务` : `It does not serve "${goal}"` }
  return {}
}
