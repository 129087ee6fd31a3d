/**
 * Finds repeated groups that can read one text in two ways: `(?:我|想要?|要)*` reads 想要 as one word or as two, so that a text of thirty
 * of them can be read in a billion ways. patterns.test.ts feeds it every pattern of src, however long.
 *
 * A1. A group repeated without end (or more than `few` times) becomes an automaton whose states are its signs. Two walks through it go side
 *    by side; where they part and meet again, or end together, the text they have read is the proof. For a group of finitely many words
 *    this is the test of Sardinas and Patterson; options, classes and inner repetitions need no list of words.
 * A2. A group that can be empty counts, too.
 * A3. What a class holds is asked of the engine, for every sign that the pattern names, its neighbours, and some of each kind.
 * A4. Looking ahead or behind for one sign is understood, and so is `\b`. Other looks count as passed, so that too much may be found,
 *    never too little. A group whose whole body is `(?=(…))\1` keeps what it read first, and cannot be read in two ways.
 * A5. A greedy group behind which all may be left out is content with its first way, and counts not.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** Up to so many turns a repetition is written out, and not a loop. */
const few = 20
const mostStates = 4_000
const mostPaths = 20_000

/** Signs as bits: bit i stands for the i-th sign of the alphabet, the last for none, where the text begins or ends. */
type Signs = bigint
type Edge = { readonly to: number; readonly kind: 'sign' | 'ahead' | 'behind' | 'free'; readonly signs: Signs }
/** From one sign to the next: which state, which signs it may be, and which the one before may have been. */
type Step = { readonly to: number; readonly signs: Signs; readonly behind: Signs }
type Alphabet = { readonly signs: readonly string[]; readonly all: Signs; readonly of: (raw: string) => Signs }
type Automaton = { readonly edges: Edge[][]; readonly alphabet: Alphabet }

/** Each repeated group that can be read in two ways, with a text that shows it (or its beginning). */
export function ambiguousGroups(source: string, flags: string): { readonly group: string; readonly text: string }[] {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const loops: AST.Quantifier[] = []
  visitRegExpAST(pattern, { onQuantifierEnter: (node) => void (node.max > few && loops.push(node)) })
  const groups = loops.filter(({ element }) => /Group$/.test(element.type) && !isAtomic(element)).filter(mayFail)
  if (groups.length === 0) return []
  const alphabet = alphabetOf(source, flags)
  return groups.flatMap((loop) => {
    const text = readTwice(loop, alphabet)
    return text === undefined ? [] : [{ group: loop.raw, text }]
  })
}

/** A4: `(?:(?=(…))\1)*`. */
function isAtomic(group: AST.QuantifiableElement): boolean {
  if (group.type !== 'Group' || group.alternatives.length !== 1) return false
  const [look, back, ...more] = group.alternatives[0]?.elements ?? []
  if (look?.type !== 'Assertion' || look.kind !== 'lookahead' || back?.type !== 'Backreference') return false
  const [inner] = look.alternatives[0]?.elements ?? []
  return more.length === 0 && look.alternatives.length === 1 && back.resolved === inner
}

/** A5. */
function mayFail(loop: AST.Quantifier): boolean {
  if (!loop.greedy || loop.min > 1) return true
  let node: AST.Node = loop
  while (node.parent && node.parent.type !== 'Pattern') {
    const parent: AST.Node = node.parent
    if (parent.type === 'Alternative') {
      const behind = parent.elements.slice((parent.elements as readonly AST.Node[]).indexOf(node) + 1)
      if (behind.some((element) => element.type !== 'Quantifier' || element.min > 0)) return true
    } else if (parent.type !== 'Group' && parent.type !== 'CapturingGroup') return true
    node = parent
  }
  return false
}

/** A3. */
function alphabetOf(source: string, flags: string): Alphabet {
  const usual = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i))
  const kinds = [
    '\t',
    '\n',
    '\r',
    '\0',
    '\u00a0',
    '\u3000',
    'é',
    'É',
    'ж',
    'の',
    '一',
    '龥',
    '，',
    '。',
    '「',
    '٣',
    '😀',
  ]
  const named = [...pointsIn(source)].flatMap((at) =>
    [at - 1, at, at + 1].filter((near) => near >= 0 && near <= 0x10ffff),
  )
  const isWide = /[uv]/.test(flags)
  const signs = [...new Set([...usual, ...kinds, ...named.map((at) => String.fromCodePoint(at))])].filter(
    (sign) => isWide || sign.length === 1,
  )
  const known = new Map<string, Signs>()
  const of = (raw: string): Signs => {
    const pattern = new RegExp(`^${raw}$`, flags.replace(/[gydm]/g, ''))
    const found =
      known.get(raw) ?? signs.reduce((set, sign, i) => (pattern.test(sign) ? set | (1n << BigInt(i)) : set), 0n)
    known.set(raw, found)
    return found
  }
  return { signs, all: (1n << BigInt(signs.length + 1)) - 1n, of }
}

function pointsIn(source: string): Set<number> {
  const written = source.matchAll(/\\u\{?([\da-f]{4,6})|\\x([\da-f]{2})/gi)
  const escaped = [...written].map(([, long, short]) => Number.parseInt(long ?? short ?? '', 16))
  const units = Array.from({ length: source.length }, (_, i) => source.charCodeAt(i))
  return new Set([...units, ...[...source].map((sign) => sign.codePointAt(0) ?? 0), ...escaped])
}

/** A text that the repeated group reads in two ways, or what else is wrong with it. */
function readTwice(loop: AST.Quantifier, alphabet: Alphabet): string | undefined {
  const automaton: Automaton = { edges: [[]], alphabet }
  const end = build(automaton, [loop.element], 0)
  link(automaton, end, { to: 0, kind: 'free', signs: 0n })
  if (automaton.edges.length > mostStates) return '(too large to be checked)'
  const known = new Map<number, Step[]>()
  const stepsFrom = (state: number): Step[] => {
    const steps = known.get(state) ?? stepsOf(automaton, state, end)
    known.set(state, steps)
    return steps
  }
  if (stepsFrom(0).some(({ to }) => to === end)) return '(can be empty)'
  return meeting(stepsFrom, end, alphabet)
}

/** A1: both walks begin together; the shortest text on which they part and meet. */
function meeting(stepsFrom: (state: number) => Step[], end: number, { signs }: Alphabet): string | undefined {
  const seen = new Set(['0 0'])
  const queue: { readonly a: number; readonly b: number; readonly text: string }[] = [{ a: 0, b: 0, text: '' }]
  for (const { a, b, text } of queue) {
    const ofB = stepsFrom(b)
    for (const [i, one] of stepsFrom(a).entries())
      for (const two of a === b ? ofB.slice(i + 1).concat(one) : ofB) {
        const common = one.signs & two.signs
        if (common === 0n || (one.behind & two.behind) === 0n) continue
        const read = one.to === end ? text : text + (signs[lowest(common)] ?? '')
        if (one.to === two.to && (a !== b || one !== two)) return read
        if (one.to === end || two.to === end) continue
        const [low, high] = one.to < two.to ? [one.to, two.to] : [two.to, one.to]
        if (seen.has(`${low} ${high}`)) continue
        seen.add(`${low} ${high}`)
        queue.push({ a: low, b: high, text: read })
      }
  }
}

function lowest(set: Signs): number {
  const bits = set.toString(2)
  return bits.length - 1 - bits.lastIndexOf('1')
}

/** Every way without a sign from a state to the next sign; one that comes to the end of the group is a step to it. */
function stepsOf({ edges, alphabet }: Automaton, from: number, end: number): Step[] {
  const steps: Step[] = []
  const walk = (state: number, passed: Omit<Step, 'to'>, been: readonly number[]): void => {
    if (state === end) steps.push({ ...passed, to: end })
    for (const { to, kind, signs } of edges[state] ?? []) {
      if (kind === 'sign') {
        if ((signs & passed.signs) !== 0n) steps.push({ ...passed, to, signs: signs & passed.signs })
      } else if (!been.includes(to) && steps.length < mostPaths) {
        const ahead = kind === 'ahead' ? passed.signs & signs : passed.signs
        const behind = kind === 'behind' ? passed.behind & signs : passed.behind
        walk(to, { signs: ahead, behind }, [...been, to])
      }
    }
  }
  const read = edges.flat().find(({ to, kind }) => to === from && kind === 'sign')
  walk(from, { signs: alphabet.all, behind: read?.signs ?? alphabet.all }, [])
  return steps
}

function link({ edges }: Automaton, from: number, edge: Edge): number {
  edges[from]?.push(edge)
  return edge.to
}

const fresh = ({ edges }: Automaton): number => edges.push([]) - 1
const free = (automaton: Automaton, from: number, to = fresh(automaton)): number =>
  link(automaton, from, { to, kind: 'free', signs: 0n })

/** Adds the elements one behind the other; answers with the state behind the last. */
function build(automaton: Automaton, elements: readonly AST.Element[], from: number): number {
  return elements.reduce(
    (at, element) => (automaton.edges.length > mostStates ? at : add(automaton, element, at)),
    from,
  )
}

function add(automaton: Automaton, element: AST.Element, from: number): number {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return oneOf(automaton, element.alternatives, from)
    case 'Quantifier':
      return repeated(automaton, element, from)
    case 'Assertion':
      return looked(automaton, element, from)
    case 'Backreference':
      return oneOf(automaton, [element.resolved].flat()[0]?.alternatives ?? [], from)
    default:
      return link(automaton, from, { to: fresh(automaton), kind: 'sign', signs: automaton.alphabet.of(element.raw) })
  }
}

function oneOf(automaton: Automaton, alternatives: readonly AST.Alternative[], from: number): number {
  const ends = alternatives.map(({ elements }) => build(automaton, elements, free(automaton, from)))
  const to = fresh(automaton)
  for (const end of ends) free(automaton, end, to)
  return to
}

function repeated(automaton: Automaton, { element, min, max }: AST.Quantifier, from: number): number {
  const isLoop = max > few
  const must = isLoop ? Math.min(Math.max(min - 1, 0), few) : min
  let at = build(
    automaton,
    Array.from({ length: must }, () => element),
    from,
  )
  const to = fresh(automaton)
  if (isLoop) {
    const head = free(automaton, at)
    const tail = build(automaton, [element], head)
    free(automaton, tail, head)
    return free(automaton, min === 0 ? head : tail, to)
  }
  for (let turn = min; turn < max; turn += 1) {
    free(automaton, at, to)
    at = build(automaton, [element], free(automaton, at))
  }
  return free(automaton, at, to)
}

/** A4. */
function looked(automaton: Automaton, look: AST.Assertion, from: number): number {
  const { all, of } = automaton.alphabet
  const to = fresh(automaton)
  if (look.kind === 'word') {
    const word = of(String.raw`\w`)
    const sides = look.negate
      ? [
          [word, word],
          [all ^ word, all ^ word],
        ]
      : [
          [word, all ^ word],
          [all ^ word, word],
        ]
    for (const [behind = 0n, ahead = 0n] of sides) {
      const between = link(automaton, from, { to: fresh(automaton), kind: 'behind', signs: behind })
      link(automaton, between, { to, kind: 'ahead', signs: ahead })
    }
    return to
  }
  if (!('alternatives' in look)) return free(automaton, from, to)
  const isAhead = look.kind === 'lookahead'
  const signs = look.negate ? all ^ wholly(look.alternatives, of) : nearest(look, of, all)
  return link(automaton, from, { to, kind: isAhead ? 'ahead' : 'behind', signs })
}

const isSign = (element?: AST.Element): boolean => /^Character/.test(element?.type ?? '')

/** The signs that are an alternative by themselves. */
function wholly(alternatives: readonly AST.Alternative[], of: Alphabet['of']): Signs {
  const single = alternatives.filter(({ elements }) => elements.length === 1 && isSign(elements[0]))
  return single.reduce((set, { raw }) => set | of(raw), 0n)
}

/** The signs of which one must stand there. */
function nearest(look: AST.LookaroundAssertion, of: Alphabet['of'], all: Signs): Signs {
  const near = look.alternatives.map(({ elements }) => elements.at(look.kind === 'lookahead' ? 0 : -1))
  return near.reduce((set, element) => (element && isSign(element) ? set | of(element.raw) : all), 0n)
}
