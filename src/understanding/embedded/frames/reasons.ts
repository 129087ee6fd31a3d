/** Why a frame got its intent, for people: the nearest sample, the words that spoke for it, and what spoke against it. */

import type { Token } from '../../../learning/tokens.ts'
import type { Ranking } from '../intents/classifier.ts'
import type { Learned } from '../learn/learn.ts'
import type { Reason } from './understood.ts'

const mostWords = 3
const mostTokens = 40

export function reasonsOf(learned: Learned, tokens: readonly Token[], ranking: Ranking): Reason[] {
  const reasons: Reason[] = []
  const nearest = learned.texts[ranking.nearest]
  if (nearest !== undefined) reasons.push({ kind: 'nearest_sample', text: nearest, weight: ranking.signals.near })
  reasons.push(...wordReasons(learned, tokens.slice(0, mostTokens), ranking))
  const rival = ranking.best[1]
  const share = rival === undefined ? 0 : (ranking.shares[rival] ?? 0)
  if (rival !== undefined && share > 0.1)
    reasons.push({ kind: 'rival', text: learned.intents[rival]?.intent ?? '', weight: share })
  return reasons
}

/** A word speaks for an intent as much as its own features weigh there. */
function wordReasons(learned: Learned, tokens: readonly Token[], ranking: Ranking): Reason[] {
  const { vocabulary, model } = learned.judge.classifier
  const label = ranking.best[0] ?? 0
  const weighed = tokens.flatMap((token, i) => {
    if (token.kind === 'mark') return []
    const next = tokens[i + 1]
    const text = token.kind === 'han' && next?.kind === 'han' ? token.text + next.text : token.text
    let weight = 0
    for (const number of vocabulary.alone(text))
      weight += (model.weights[number * model.classes + label] as number) * (vocabulary.idf[number] as number)
    return [{ kind: 'words' as const, text, weight }]
  })
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostWords)
}
