/**
 * Words of several samples in one message: samples with the same values in the same order lend each other what stands before each of
 * them (skeletons:K5). Which of the mixtures counts is decided there.
 *
 * X1. Words that follow in one sample follow in a mixture too where a third sample has what both share: who knows «把 X 换成 Y»,
 *     «把 X 替换成 Y» and «把所有的 X 换成 Y» knows «把所有的 X 替换成 Y». «find X with Y» is nobody's.
 */
import type { Token } from '../../../learning/tokens.ts'

/** Words that stand in a sample, and the slot whose value follows them. The last one may have no slot. */
export type Link = {
  readonly words: readonly string[]
  readonly slot?: string
  readonly isNamed?: boolean
  readonly isMany?: boolean
}
export type Skeleton = readonly Link[]

/** What samples begin with, and what may follow on what, the longest first. */
type Order = { readonly firsts: readonly Link[]; readonly followers: ReadonlyMap<string, readonly Link[]> }

const known = new WeakMap<readonly Skeleton[], readonly Order[]>()

/** The mixtures whose words all stand in these tokens, in their order. */
export function mixturesIn(skeletons: readonly Skeleton[], tokens: readonly Token[]): Skeleton[] {
  const orders = known.get(skeletons) ?? ordersOf(skeletons)
  known.set(skeletons, orders)
  return orders.flatMap(({ firsts, followers }) =>
    firsts.flatMap((first) => {
      const begun = placeOf([first], tokens, 0)
      return begun ? walk(followers, tokens, begun) : []
    }),
  )
}

type Found = { readonly link: Link; readonly at: number }
/** From one value to the next: each ends at the first place where words of a sample follow. What stands behind the last may be missing. */
function walk(followers: Order['followers'], tokens: readonly Token[], begun: Found): Skeleton[] {
  const links = [begun.link]
  let at = begun.at + begun.link.words.length
  for (;;) {
    const next = followers.get(keyOf(links)) ?? []
    const found = placeOf(next, tokens, at + 1)
    if (!found) return next.some(({ slot }) => slot !== undefined) ? [] : [links]
    links.push(found.link)
    if (found.link.slot === undefined) return [links, links.slice(0, -1)]
    at = found.at + found.link.words.length
  }
}

function placeOf(links: readonly Link[], tokens: readonly Token[], from: number): Found | undefined {
  for (let at = from; at < tokens.length; at++) {
    const link = links.find(({ words }) => words.every((word, i) => tokens[at + i]?.text === word))
    if (link) return { link, at }
  }
}

function ordersOf(skeletons: readonly Skeleton[]): Order[] {
  const slotsOf = (skeleton: Skeleton): string => skeleton.flatMap(({ slot }) => slot ?? []).join(' ')
  const several = skeletons.filter((skeleton) => slotsOf(skeleton).includes(' '))
  return [...Map.groupBy(several, slotsOf).values()].map((alike) => {
    const direct = new Map<string, Link[]>()
    for (const skeleton of alike)
      for (const [i, link] of skeleton.entries()) {
        const key = keyOf(skeleton.slice(0, i))
        direct.set(key, [...(direct.get(key) ?? []), link])
      }
    return { firsts: longestFirst(direct.get(keyOf([])) ?? []), followers: lent(direct) }
  })
}

/** The place of a link among the values, and its words. */
const keyOf = (links: readonly Link[]): string => `${links.length} ${links.at(-1)?.words.join(' ') ?? ''}`

/** X1. */
function lent(direct: ReadonlyMap<string, readonly Link[]>): Map<string, readonly Link[]> {
  const placeIn = (key: string): string => key.slice(0, key.indexOf(' '))
  const wordsOf = (links: readonly Link[]): string[] => links.map(({ words }) => words.join(' '))
  const sets = [...direct].map(([key, links]) => ({ key, links, words: new Set(wordsOf(links)) }))
  return new Map(
    sets.map(({ key, words }) => {
      const alike = sets.filter((one) => placeIn(one.key) === placeIn(key) && !one.words.isDisjointFrom(words))
      return [key, longestFirst(alike.flatMap(({ links }) => links))]
    }),
  )
}

const longestFirst = (links: readonly Link[]): Link[] =>
  [...new Map(links.map((link) => [link.words.join(' '), link])).values()].sort(
    (a, b) => b.words.length - a.words.length,
  )
