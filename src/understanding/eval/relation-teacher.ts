/** Teaches the relation model from a set's own rows, with the agents' samples as a small router; or takes the shipped weights. */
import { existsSync, readFileSync } from 'node:fs'
import { judgeRelation } from '../embedded/relation/judge-relation.ts'
import { type LabelledRow, trainRelation } from '../embedded/relation/relation-training.ts'
import { shippedRelationWeights } from '../embedded/relation/relation-weights.ts'
import type { Teacher } from './evaluate.ts'
import type { RelationRow } from './rows.ts'
import { type RelationRouter, routerFrom } from './sample-router.ts'

export const relationTeacher: Teacher<RelationRow> = ({ train, agentsTrain, agentsTest, shipped }) => {
  const routed = (rows: readonly RelationRow[], router: RelationRouter | undefined): LabelledRow[] =>
    rows.map((row) => (router ? { ...row, router: router(row.text, row.task.agent) } : row) as LabelledRow)
  const own = shipped || train.length === 0
  const weights = own ? shippedRelationWeights() : trainRelation(routed(train, routerOf(agentsTrain)))
  const router = routerOf(agentsTest)
  return (row) => {
    const [asked] = routed([row], router)
    const { relation, control, confidence } = judgeRelation(weights, asked ?? (row as LabelledRow))
    return { relation, control, confidence }
  }
}

type Described = {
  readonly agent: string
  readonly samples?: readonly string[]
  readonly intents?: readonly { readonly description: string; readonly samples: readonly string[] }[]
}

/** The agents of a set as a router: each intent's samples and what it says of itself, or the agent's own samples. */
export function routerOf(file: string | undefined): RelationRouter | undefined {
  if (file === undefined || !existsSync(file)) return
  const agents = JSON.parse(readFileSync(file, 'utf8')) as Described[]
  return routerFrom(
    agents.map(({ agent, samples = [], intents }) => ({
      agent,
      samples: intents ? intents.map((intent) => [...intent.samples, intent.description]) : [samples],
    })),
  )
}
