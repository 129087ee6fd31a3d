/** The kinds of `signalbox explain` that show the understanding engine and the safety gate at work. */
import { z } from 'zod'
import type { IntentContext } from '../core/contracts/understanding.ts'
import { languageOf } from '../core/text/language.ts'
import { checkSafety } from '../safety/check-safety.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { analyse } from '../understanding/embedded/analysis/analyse.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { judgeRelation } from '../understanding/embedded/relation/judge-relation.ts'
import { shippedRelationWeights } from '../understanding/embedded/relation/relation-weights.ts'
import { causeIn } from '../views/texts/causes.ts'
import { type Explainer, explainer } from './explainer.ts'
import { intentCard } from './intent-card.ts'

const text = z.string().max(1_048_576)
const lang = z.enum(['en', 'zh']).optional()
export const MessageInput = z.strictObject({ text, lang })
const RelationInput = z.strictObject({
  text,
  lang,
  task: z.strictObject({
    agent: z.string(),
    intent: z.string().nullish(),
    goal: z.string(),
    slots: z.record(z.string(), z.json()),
    asked: z.array(z.string()).nullish(),
  }),
  history: z.array(z.strictObject({ role: z.string(), text })).max(1_000),
})

export const safetyExplainer = (): Explainer =>
  explainer(
    MessageInput,
    ({ text: message, lang: asked = languageOf(message) }) => {
      const { cause, reason, ...found } = checkSafety(message, { lang: asked })
      return { ...found, reason: cause ? causeIn(asked, cause) : reason }
    },
    { text: 'hello, can I book a table? 你好，我想约明天的号' },
  )

export function relationExplainer(): Explainer {
  const weights = shippedRelationWeights()
  const sample = { text: 'go on', task: { agent: 'a', goal: 'b', slots: {} }, history: [] }
  return explainer(
    RelationInput,
    ({ task, ...input }) => {
      const known = { ...task, intent: task.intent ?? undefined, asked: task.asked ?? undefined }
      const { intent: _, ...judged } = judgeRelation(weights, { ...input, task: known })
      return judged
    },
    sample,
  )
}

export function intentExplainer(team: LoadedTeam): Explainer {
  const knowledge = knowledgeOf(team)
  const found = (input: z.infer<typeof MessageInput>): IntentContext => {
    const {
      relation: _,
      candidates: __,
      notice: ___,
      beyond: ____,
      ...answer
    } = analyse(knowledge, { ...input, now: Date.now() })
    return answer
  }
  return {
    ...explainer(MessageInput, found, { text: 'hello there' }),
    card: (answer, fields, { texts }) =>
      intentCard(answer as IntentContext, (fields as { text: string }).text, texts.explain.intent),
  }
}
