/** How a message relates to the task that is running, by its words and by what they were found to mean. */
import type { Spoken } from '../../../core/text/language.ts'
import { sharesOfWhole } from '../frames/understand.ts'
import type { Learned } from '../learn/learn.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import type { RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import { noTask, type Reading } from './reading.ts'
import type { Meant, Remark } from './remarks.ts'
import { asAnswer, besideTask, withoutTask } from './settle-relation.ts'
import type { Knowledge } from './team-knowledge.ts'

/** How the message relates to the task that is running, or to none. */
export function relationTo(
  knowledge: Knowledge,
  reading: Reading,
  { text, lang, meaning, remark }: Meant & { readonly lang: Spoken; readonly remark: Remark },
): RelationJudgement {
  const { running, history = [] } = reading
  const judge = (message: RelationInput): RelationJudgement => judgeRelation(knowledge.weights, message)
  const message = { text, lang, history, task: running ?? noTask }
  if (!running)
    return withoutTask(message, meaning.frames, { ...knowledge.thresholds, judge, maySteer: !remark.notice })
  const router = routerScores(knowledge.learned, text, running.agent)
  const relation = judge({ ...message, router })
  if (meaning.notice?.say === 'records') return asAnswer(relation, { to: 'nothing', confidence: 1 }) // no control word, whatever it sounds like
  return besideTask(relation, meaning.frames, { ...knowledge, running, text, said: reading.text, aside: remark.aside })
}

/** How well the whole message fits the running agent, and the best other one: worth more to the relation than any other feature. */
function routerScores(learned: Learned, text: string, own: string): { own: number; other: number } {
  const scores = { own: 0, other: 0 }
  for (const { agent, share } of sharesOfWhole(learned, text)) {
    const side = agent === own ? 'own' : 'other'
    scores[side] = Math.max(scores[side], share)
  }
  return scores
}
