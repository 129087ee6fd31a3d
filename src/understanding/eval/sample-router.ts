/**
 * A small router of its own, for measuring the relation model where no intent engine is plugged in: cosine of tf-idf n-grams
 * between a message and the samples of each agent. The score of the real engine takes its place through `RelationInput.router`.
 */
import { dotProduct, type SparseVector, toUnitLength } from '../../learning/sparse-vector.ts'
import { tokeniseForRelation } from '../../learning/tokens.ts'
import { foldText, stemOf } from '../embedded/relation/relation-text.ts'

type RouterAgent = { readonly agent: string; readonly samples: readonly (readonly string[])[] }
export type RelationRouter = (text: string, agent: string) => { own: number; other: number }

type Vector = SparseVector<string>

export function routerFrom(agents: readonly RouterAgent[]): RelationRouter {
  const seen = new Map<string, number>()
  let total = 0
  for (const sample of agents.flatMap(({ samples }) => samples.flat())) {
    total++
    for (const gram of new Set(gramsOf(sample))) seen.set(gram, (seen.get(gram) ?? 0) + 1)
  }
  const weigh = (text: string): Vector => {
    const vector = new Map<string, number>()
    for (const gram of gramsOf(text))
      vector.set(gram, (vector.get(gram) ?? 0) + Math.log(1 + total / (1 + (seen.get(gram) ?? 0))))
    return toUnitLength(vector)
  }
  const centres = agents.flatMap(({ agent, samples }) =>
    samples.filter((list) => list.length > 0).map((list) => ({ agent, centre: centreOf(list.map(weigh)) })),
  )
  return (text, agent) => {
    const vector = weigh(text)
    let own = 0
    let other = 0
    for (const { agent: name, centre } of centres) {
      const score = dotProduct(vector, centre)
      if (name === agent) own = Math.max(own, score)
      else other = Math.max(other, score)
    }
    return { own, other }
  }
}

function gramsOf(text: string): string[] {
  const units = tokeniseForRelation(foldText(text)).filter((unit) => unit.kind !== 'mark')
  const names = units.map((unit) => (unit.kind === 'number' ? '#' : stemOf(unit.text)))
  return names.flatMap((name, index) => {
    const next = names[index + 1]
    return next === undefined ? [name] : [name, `${name} ${next}`]
  })
}

function centreOf(vectors: readonly Vector[]): Vector {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [gram, by] of vector) sum.set(gram, (sum.get(gram) ?? 0) + by)
  return toUnitLength(sum)
}
