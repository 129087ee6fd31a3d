/**
 * Turns a message and the running task into named features for the models of relation-model.ts.
 *
 * F1. The cost is linear in what is looked at, and that is capped (relation-text.ts).
 * F2. Words of the message that also stand in the task are replaced by a sign, so that «forget churn» and «forget Lisbon» look alike.
 * F3. Control words are features like any other: the model weighs them against the rest of the message.
 */
import { partOfName, wholeName } from '../../../learning/hash.ts'
import { keptByWord } from '../../../learning/kept-words.ts'
import { type Token, tokeniseForRelation, tokeniseMessage } from '../../../learning/tokens.ts'
import { type Gist, gistOf, hasGist, likeness, noGist, wordGists } from '../gists/gist.ts'
import { findControl, residueOf } from './control.ts'
import { crossesOf } from './crosses.ts'
import { cuesOf, skeletonEn, skeletonZh } from './cues.ts'
import { foldText, stemOf } from './relation-text.ts'
import type { RelationInput } from './relation-types.ts'
import { topicsOf } from './topics.ts'

export type Features = {
  /** What the message says, as hashed names (learning/hash.ts). */
  readonly words: readonly number[]
  /** Names for what it looks like beside the task, and hashed names for pairs of them. */
  readonly shape: readonly string[]
  readonly crosses: readonly number[]
  /** What it is about. */
  readonly gist: Gist
}

export function featuresOf(input: RelationInput): Features {
  const folded = foldText(input.text)
  const units = tokeniseForRelation(folded)
  const context = readContext(input)
  const marked = units.map((_, index) => markOf(units, index, context))
  const shape: string[] = []
  addOverlap(shape, units, marked)
  addTopics(shape, folded, context.topics)
  const gist = addGists(shape, input)
  addWordLikeness(shape, input)
  addCues(shape, folded, marked)
  addControl(shape, folded, context)
  addForm(shape, folded, units)
  addAsked(shape, input, units)
  addRouter(shape, input)
  const words: number[] = []
  addGrams(words, units)
  addSkeleton(words, folded, signsOf(units, marked))
  return { words, shape, crosses: crossesOf(shape), gist }
}

type Context = {
  readonly goal: ReadonlySet<string>
  readonly said: ReadonlySet<string>
  readonly values: ReadonlySet<string>
  readonly topics: ReadonlyMap<string, number>
  readonly agentAsks: boolean
  readonly agentPaused: boolean
}

function readContext(input: RelationInput): Context {
  const said = [...input.history].reverse().find((turn) => turn.role === 'agent')?.text ?? ''
  const values = Object.values(input.task.slots).map(String).join(' ')
  const goal = foldText(input.task.goal, 400)
  const lastSaid = foldText(said, 400)
  return {
    goal: keysOf(goal),
    said: keysOf(lastSaid),
    values: keysOf(foldText(values, 400)),
    topics: topicsOf(`${goal} ${lastSaid} ${foldText(input.task.agent, 60)}`),
    agentAsks: /[?？]\s*$/.test(lastSaid) || /吗|呢/.test(lastSaid.slice(-3)),
    agentPaused: /paus|on hold|stopped|暂停|已停/.test(lastSaid),
  }
}

const common = new Set(
  'a an the of for to on in at by with my your our and or is are be it this that i you we me us 的 了 是 在 一 有 我 你 个 和 不'.split(
    ' ',
  ),
)

/** By what a text is recognised again: stems of words, numbers, pairs of Han characters. */
function keysOf(folded: string): Set<string> {
  const units = tokeniseForRelation(folded)
  const keys = new Set<string>()
  units.forEach((unit, index) => {
    if (unit.kind === 'han') {
      const next = units[index + 1]
      if (next?.kind === 'han') keys.add(unit.text + next.text)
    } else if (unit.kind !== 'mark' && !common.has(unit.text)) keys.add(stemOf(unit.text))
  })
  return keys
}

type Mark = 'G' | 'A' | 'V' | '#' | 'X' | ''

function markOf(units: readonly Token[], index: number, { goal, values, said }: Context): Mark {
  const unit = units[index]
  if (!unit || unit.kind === 'mark') return ''
  const isAlone = goal.size + values.size + said.size === 0 // there is nothing that it could stand in
  const keys = isAlone ? [] : keysAt(units, index)
  const known = (all: ReadonlySet<string>): boolean => keys.some((key) => all.has(key))
  if (known(goal)) return 'G'
  if (known(values)) return 'V'
  if (known(said)) return 'A'
  return unit.kind === 'number' ? '#' : 'X'
}

/** What a unit would be recognised by. */
function keysAt(units: readonly Token[], index: number): string[] {
  const { kind, text } = units[index] as Token
  if (kind !== 'han') return [stemOf(text)]
  const [before, after] = [units[index - 1], units[index + 1]]
  return [
    ...(before?.kind === 'han' ? [before.text + text] : []),
    ...(after?.kind === 'han' ? [text + after.text] : []),
  ]
}

function addOverlap(shape: string[], units: readonly Token[], marks: readonly Mark[]): void {
  const content = units.filter((unit) => unit.kind !== 'mark' && !skeletonEn.has(unit.text)).length
  for (const mark of ['G', 'A', 'V', '#'] as const) {
    const count = marks.filter((found) => found === mark).length
    shape.push(`ov${mark}:${count === 0 ? 0 : count / Math.max(1, content) > 0.4 ? 'high' : 'some'}`)
  }
  const firstGoal = marks.indexOf('G')
  if (firstGoal >= 0) shape.push(`g@${firstGoal < 4 ? 'front' : 'later'}`)
}

function addTopics(shape: string[], folded: string, task: ReadonlyMap<string, number>): void {
  const topics = topicsOf(folded)
  let same = 0
  let other = 0
  for (const [topic, count] of topics) {
    if (task.has(topic)) same += count
    else {
      other += count
      shape.push(`topic:${topic}`)
    }
  }
  shape.push(`tp:${same > 0 ? (other > 0 ? 'both' : 'same') : other > 0 ? 'other' : 'none'}`)
  if (other > same) shape.push('tp>other')
  if (other >= 2 && same === 0) shape.push('tp>>other')
}

/** How like the task the message is in what it is about, also where they share no word. Returns what it is about. */
function addGists(shape: string[], { text, task, history }: RelationInput): Gist {
  const tokens = (words: string) => tokeniseMessage(words.slice(0, 400))
  const goal = gistOf(tokens(task.goal))
  const said = gistOf(tokens(history.findLast((turn) => turn.role === 'agent')?.text ?? ''))
  const isAlone = goal === noGist && said === noGist // there is nothing that it could be like
  const own = isAlone ? hasGist(tokens(text)) && noGist : gistOf(tokens(text))
  if (!own || !goal || !said) return noGist
  const [toGoal, toSaid] = [likeness(own, goal), likeness(own, said)]
  shape.push(`like:${stepOf(Math.max(toGoal, toSaid))}`, `likeG:${stepOf(toGoal)}`, `likeA:${stepOf(toSaid)}`)
  return own
}

const mostWords = 16
/** How much of what the message says has a word like it in the task: «香蕉面包» has none in «电费套餐». */
function addWordLikeness(shape: string[], { text, task, history }: RelationInput): void {
  const said = history.findLast((turn) => turn.role === 'agent')?.text ?? ''
  const read = (words: string) => wordGists(tokeniseMessage(words.slice(0, 400)), mostWords)
  const known = [...read(task.goal), ...read(said), ...read(Object.values(task.slots).map(String).join(' '))]
  const own = known.length === 0 ? [] : read(text)
  if (own.length === 0) return
  const best = own.map(({ gist, weight }) => ({
    weight,
    like: known.reduce((most, other) => Math.max(most, likeness(gist, other.gist)), 0),
  }))
  const total = best.reduce((sum, { weight }) => sum + weight, 0)
  const mean = best.reduce((sum, { weight, like }) => sum + weight * like, 0) / total
  const heavy = best.toSorted((a, b) => b.weight - a.weight).slice(0, 3)
  const strange = heavy.filter(({ like }) => like < 0.35).length
  shape.push(
    `near:${Math.min(9, Math.floor(mean * 10))}`,
    `first:${Math.floor((heavy[0]?.like ?? 0) * 6)}`,
    `strange:${strange}/${heavy.length}`,
  )
  shape.push(`most:${Math.floor(heavy.reduce((most, { like }) => Math.max(most, like), 0) * 6)}`)
}

const stepOf = (cosine: number): number => Math.max(0, Math.min(5, Math.floor(cosine * 8)))

function addCues(shape: string[], folded: string, marks: readonly Mark[]): void {
  const cues = cuesOf(folded)
  for (const [cue, count] of cues) {
    shape.push(`cue:${cue}`)
    if (count > 1) shape.push(`cue:${cue}+`)
  }
  const head = cuesOf(folded.slice(0, 14))
  for (const cue of head.keys()) shape.push(`head:${cue}`)
  if (cues.size === 0) shape.push('cue:none')
  const goal = marks.includes('G')
  if (goal && cues.has('discard')) shape.push('discard&G')
}

function addControl(shape: string[], folded: string, context: Context): void {
  const hits = findControl(folded)
  for (const { action, residue, at, strong } of hits) {
    const foreign = residue.filter((text) => !context.goal.has(stemOf(text)) && !context.said.has(stemOf(text)))
    const left =
      foreign.length === 0
        ? residue.length === 0
          ? 'bare'
          : 'own'
        : foreign.length < 3
          ? 'few'
          : foreign.length < 7
            ? 'some'
            : 'much'
    shape.push(`ctl:${action}`, `ctl:${action}:${left}`)
    if (strong) shape.push(`sure:${action}`, `sure:${action}:${left}`)
    if (at < 0.05) shape.push(`ctl@:${action}:${left === 'bare' || left === 'own' ? 0 : 1}`)
  }
  if (hits.length === 0) shape.push('ctl:none')
  if (hits.length > 1) shape.push('ctl:many')
  if (context.agentPaused) shape.push('paused')
  if (residueOf(folded).length === 0) shape.push('filler only')
}

function addForm(shape: string[], folded: string, units: readonly Token[]): void {
  const said = units.filter((unit) => unit.kind !== 'mark')
  const han = said.filter((unit) => unit.kind === 'han').length
  const size = said.length - han + han * 0.6
  shape.push(`len:${size < 2.5 ? 1 : size < 4.5 ? 2 : size < 7 ? 3 : size < 11 ? 4 : size < 17 ? 5 : 6}`)
  if (/[?？]/.test(folded)) shape.push('form:?')
  if (/[!！]/.test(folded)) shape.push('form:!')
  const clauses = units.filter((unit) => unit.kind === 'mark' && /[,.;:。，；：、]/.test(unit.text)).length
  shape.push(`clauses:${Math.min(3, clauses)}`)
  if (said.some((unit) => unit.kind === 'number')) shape.push('form:#')
}

function addAsked(shape: string[], input: RelationInput, units: readonly Token[]): void {
  const asked = input.task.asked ?? []
  const said = [...input.history].reverse().find((turn) => turn.role === 'agent')?.text ?? ''
  const asks = asked.length > 0 || /[?？]\s*$/.test(said)
  const short = units.length < 9
  shape.push(`asked:${asked.length > 0 ? 'slot' : asks ? 'question' : 'no'}`)
  if (asks) shape.push(`asked&${short ? 'short' : 'long'}`)
}

function addRouter(shape: string[], { router }: RelationInput): void {
  if (!router) return
  const gap = router.own - router.other
  shape.push(`router:${gap > 0 ? 'own' : 'other'}`)
  for (const step of [-0.6, -0.4, -0.25, -0.12, -0.04, 0.04, 0.12, 0.25, 0.4, 0.6])
    if (gap > step) shape.push(`router>${step}`)
  for (const step of [0.1, 0.2, 0.35, 0.5, 0.7]) {
    if (router.other > step) shape.push(`other>${step}`)
    if (router.own > step) shape.push(`own>${step}`)
  }
}

const wordGram = partOfName('w ')
const letterGram = partOfName('c ')
const signGram = partOfName('s ')
const behind = (name: number, text: string): number => partOfName(text, partOfName(' ', name))

function addGrams(words: number[], units: readonly Token[]): void {
  const padded = ['^']
  for (const { kind, text } of units) padded.push(kind === 'number' ? '#' : kind === 'mark' ? text.charAt(0) : text)
  padded.push('$')
  for (let at = 0; at < padded.length; at++) {
    const one = partOfName(padded[at] as string, wordGram)
    if (at > 0 && at < padded.length - 1) words.push(wholeName(one))
    if (at + 1 >= padded.length) continue
    const two = behind(one, padded[at + 1] as string)
    words.push(wholeName(two))
    if (at + 2 < padded.length) words.push(wholeName(behind(two, padded[at + 2] as string)))
  }
  for (const { kind, text } of units)
    if (kind === 'word' && text.length >= 5) for (const gram of lettersOf(text)) words.push(gram)
}

const lettersOf = keptByWord((text): readonly number[] => {
  const word = `<${text}>`
  const grams: number[] = []
  for (let at = 0; at + 4 <= word.length; at++) grams.push(wholeName(partOfName(word.slice(at, at + 4), letterGram)))
  return grams
})

const skeletonPattern = new RegExp(skeletonZh.join('|'), 'y')

/** The message with its content words hidden behind signs: G from the goal, A from the agent's last words, V a slot value, # a number, X new. */
function signsOf(units: readonly Token[], marks: readonly Mark[]): string[] {
  const signs: string[] = ['^']
  const push = (sign: string): void => {
    if (sign !== signs.at(-1) || sign.length > 1) signs.push(sign)
  }
  let han = ''
  let hanMarks: Mark[] = []
  const flush = (): void => {
    for (let at = 0; at < han.length; ) {
      skeletonPattern.lastIndex = at
      const cue = skeletonPattern.exec(han)?.[0]
      push(cue ?? hanMarks[at] ?? 'X')
      at += cue?.length ?? 1
    }
    han = ''
    hanMarks = []
  }
  units.forEach((unit, index) => {
    if (unit.kind === 'han') {
      han += unit.text
      hanMarks.push(marks[index] ?? 'X')
      return
    }
    flush()
    if (unit.kind === 'mark') push(unit.text.charAt(0))
    else push(skeletonEn.has(unit.text) && unit.kind === 'word' ? unit.text : (marks[index] ?? 'X'))
  })
  flush()
  signs.push('$')
  return signs
}

function addSkeleton(words: number[], folded: string, signs: readonly string[]): void {
  if (folded.length === 0) {
    words.push(wholeName(partOfName('empty', signGram)))
    return
  }
  for (let at = 0; at < signs.length; at++) {
    let name = partOfName(signs[at] as string, signGram)
    for (let to = at + 1; to < at + 4 && to < signs.length; to++) {
      name = behind(name, signs[to] as string)
      words.push(wholeName(name))
    }
  }
}
