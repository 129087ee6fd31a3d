/**
 * Tells the intents of one agent apart by the words around the values: «book the eye doctor for Monday» is a booking, although the only
 * sample with an eye doctor cancels. It learns from the samples with a mark in the place of each value, and reads messages so.
 *
 * G1. It changes only how the share of an agent is divided among that agent's intents. G2. Where a message has no value it has no say.
 */
import type { Keep } from '../../../learning/keep.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { featuresOf } from '../features/features.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { type Classifier, type Ranking, sharesOf, trainClassifier } from './classifier.ts'

type Worded = { readonly classifier: Classifier; readonly labels: readonly number[] }
export type Wording = ReadonlyMap<string, Worded>
type Example = { readonly text: string; readonly tokens: readonly Token[]; readonly label: number }
type Intents = readonly { readonly intent: string; readonly agent: string }[]

/** How much the words around the values count against the message as it is. */
const weight = 0.7
/** A team with very many samples has values in every position, and needs no help. */
const most = 3_000

type WordingLesson = {
  readonly examples: readonly Example[]
  readonly intents: Intents
  readonly slots: readonly SlotSpec[]
  readonly keep: Keep
}

export function learnWording({ examples, intents, slots, keep }: WordingLesson): Wording {
  const wording = new Map<string, Worded>()
  if (examples.length > most) return wording
  for (const agent of new Set(intents.map((one) => one.agent))) {
    const labels = intents.flatMap((one, label) => (one.agent === agent ? label : []))
    const specs = typedSlotsOf({ slots }, agent)
    if (labels.length < 2 || specs.length === 0) continue
    const own = examples.filter(({ label }) => labels.includes(label))
    const classifier = trainClassifier({
      features: own.map(({ text, tokens }) => featuresOf(marked(tokens, valuesIn(text, specs)))),
      labels: own.map(({ label }) => labels.indexOf(label)),
      classes: labels.length,
      keep,
    })
    wording.set(agent, { classifier, labels })
  }
  return wording
}

type Knowing = { readonly intents: Intents; readonly slots: readonly SlotSpec[]; readonly wording: Wording }
type Reword = (ranking: Ranking, tokens: readonly Token[]) => Ranking

/** Looks at the pieces of one message; the values of an agent are looked for once. */
export function rewordOf({ intents, slots, wording }: Knowing, text: string): Reword {
  const found = new Map<string, ReturnType<typeof valuesIn>>()
  return (ranking, tokens) => {
    const agent = intents[ranking.best[0] ?? -1]?.agent
    const worded = agent === undefined ? undefined : wording.get(agent)
    if (agent === undefined || !worded) return ranking
    const values = found.get(agent) ?? valuesIn(text, typedSlotsOf({ slots }, agent))
    found.set(agent, values)
    const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0]
    if (!values.some(({ start, end }) => start < to && end > from)) return ranking // G2
    return divided(ranking, worded, sharesOf(worded.classifier, marked(tokens, values)))
  }
}

type Said = { readonly intent: string; readonly agent: string | null }
/** By the words around its values, how much more likely it is this intent than another of the same agent; 1 where that is not known. */
export function ratioOf(
  { intents, slots, wording }: Knowing,
  text: string,
  [own, other]: readonly [Said, string],
): number {
  const worded = own.agent === null ? undefined : wording.get(own.agent)
  if (!worded) return 1
  const tokens = marked(tokeniseMessage(text), valuesIn(text, typedSlotsOf({ slots }, own.agent)))
  const shares = sharesOf(worded.classifier, tokens)
  const shareOf = (name: string) => shares[worded.labels.findIndex((label) => intents[label]?.intent === name)] ?? 0
  return shareOf(own.intent) / (shareOf(other) + 1e-6)
}

/** G1. */
function divided(ranking: Ranking, { labels }: Worded, said: Float32Array): Ranking {
  const shares = Float32Array.from(ranking.shares)
  const total = labels.reduce((sum, label) => sum + (shares[label] ?? 0), 0)
  const mixed = labels.map((label, i) => (shares[label] ?? 0) ** (1 - weight) * (said[i] ?? 0) ** weight)
  const sum = mixed.reduce((all, one) => all + one, 0)
  for (const [i, label] of labels.entries()) shares[label] = (total * (mixed[i] ?? 0)) / (sum || 1)
  const order = [...new Set([...ranking.best, ...labels])].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  return withShares(ranking, shares, order)
}

function withShares(ranking: Ranking, shares: Float32Array, order: readonly number[]): Ranking {
  return {
    shares,
    best: order.slice(0, Math.max(ranking.best.length, 1)),
    row: ranking.row,
    odds: ranking.odds,
    get nearest() {
      return ranking.nearest
    },
    get signals() {
      return ranking.signals
    },
  }
}

/** The same with another intent before all others, as sure as the likeliest was. */
export function preferring(ranking: Ranking, label: number): Ranking {
  const shares = Float32Array.from(ranking.shares)
  const [first = -1] = ranking.best
  ;[shares[label], shares[first]] = [shares[first] ?? 0, shares[label] ?? 0]
  return withShares(ranking, shares, [label, ...ranking.best.filter((one) => one !== label)])
}

/** One mark for each value, whatever it is. */
function marked(tokens: readonly Token[], values: ReturnType<typeof valuesIn>): Token[] {
  const out: Token[] = []
  let last: (typeof values)[number] | undefined
  for (const token of tokens) {
    const value = values.find(({ start, end }) => token.start < end && token.end > start)
    if (!value) out.push(token)
    else if (value !== last) out.push({ ...token, kind: 'word', text: `§${value.slot}` })
    last = value
  }
  return out
}
