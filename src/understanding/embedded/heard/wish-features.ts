/**
 * What the reader of wishes (read-wish.ts) knows of a message: runs of its words in their order, how the message, its clauses and its last
 * clause begin and end, and which cues (cues.ts) are in it.
 *
 * V1. Days and numbers are one word each, so that «Tuesday» and «Friday» say the same.
 * V2. A feature is a number (learning/hash.ts); no string is built for a run of words.
 * V3. Of a long message only the beginning and the end are read, so the cost is bounded.
 */
import { extendBy, hashName } from '../../../learning/hash.ts'
import { keptByWord } from '../../../learning/kept-words.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { type Token, tokeniseForRelation } from '../../../learning/tokens.ts'
import * as cues from './cues.ts'
import { clausesOf } from './parts.ts'
import { asksForIt } from './wishing.ts'

const seeds = {
  run: hashName('wish run'),
  gap: hashName('wish gap'),
  first: hashName('wish first'),
  last: hashName('wish last'),
  clause: hashName('wish clause'),
  end: hashName('wish end'),
  part: hashName('wish part'),
  lastCue: hashName('wish last cue'),
}
const longestRun = 4
const gaps = [2, 3]
const edge = 3
/** V3. */
const mostUnits = 400

const day =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?$|^(?:january|february|march|april|june|july|august|september|october|november|december)$/
const wordHash = keptByWord((text: string): number => hashName(day.test(text) ? '@day' : text))
const numberHash = hashName('@number')
const hashOf = ({ kind, text }: Token): number => (kind === 'number' ? numberHash : wordHash(text)) // V1

/** `folded` is folded text (learning/fold.ts). */
export function wishRow(folded: string): SparseRow {
  const text = folded.length <= mostUnits ? folded : `${folded.slice(0, mostUnits / 2)} ${folded.slice(-mostUnits / 2)}`
  const tokens = tokeniseForRelation(text)
  const hashes = tokens.map(hashOf)
  const found: number[] = []
  addRuns(found, hashes)
  addEdges(found, tokens, hashes)
  addParts(found, tokens)
  addCues(found, text)
  const ids = Int32Array.from(found)
  return { ids, values: new Float32Array(ids.length).fill(1 / Math.sqrt(ids.length || 1)) }
}

function addRuns(found: number[], hashes: readonly number[]): void {
  for (let at = 0; at < hashes.length; at++) {
    addBegun(found, { hashes, at, size: longestRun, seed: seeds.run })
    for (const gap of gaps) {
      const other = hashes[at + gap]
      if (other !== undefined) found.push(extendBy(extendBy(seeds.gap, hashes[at] as number), other))
    }
  }
}

type Begun = { readonly hashes: readonly number[]; readonly at: number; readonly size: number; readonly seed: number }
/** The runs of up to `size` words that begin here. */
function addBegun(found: number[], { hashes, at, size, seed }: Begun): void {
  let hash = seed
  for (let i = at; i < Math.min(hashes.length, at + size); i++) {
    hash = extendBy(hash, hashes[i] as number)
    found.push(hash)
  }
}

const isMark = (token: Token | undefined): boolean => token === undefined || token.kind === 'mark'

/** How the message, each clause and the last clause begin, and how the message ends. */
function addEdges(found: number[], tokens: readonly Token[], hashes: readonly number[]): void {
  const starts = tokens.flatMap((token, at) => (!isMark(token) && isMark(tokens[at - 1]) ? at : []))
  for (const at of starts) {
    addBegun(found, { hashes, at, size: edge, seed: seeds.clause })
    if (at === starts[0]) addBegun(found, { hashes, at, size: edge, seed: seeds.first })
    if (at === starts.at(-1)) addBegun(found, { hashes, at, size: edge, seed: seeds.last })
  }
  addBegun(found, { hashes: hashes.slice(-edge).reverse(), at: 0, size: edge, seed: seeds.end })
}

/** How longer words begin and end: «cancelling» is near to «cancelled», and that to «moved». */
function addParts(found: number[], tokens: readonly Token[]): void {
  for (const { kind, text } of tokens) if (kind === 'word' && text.length >= 4) found.push(...wordParts(text))
}
const wordParts = keptByWord((text: string): readonly number[] => [
  extendBy(seeds.part, hashName(text.slice(0, 4))),
  extendBy(seeds.part, hashName(`-${text.slice(-3)}`)),
])

const named = {
  askedAbout: cues.askedAbout,
  askedWhatThen: cues.askedWhatThen,
  askedWhether: cues.askedWhether,
  askedHow: cues.askedHow,
  supposed: cues.supposed,
  putOff: cues.putOff,
  isQuestion: cues.isQuestion,
  requested: cues.requested,
  handled: cues.handled,
  commanded: cues.commanded,
  reportedEn: cues.reportedEn,
  reportedZh: cues.reportedZh,
  valued: cues.valued,
  toldOfOthers: cues.toldOfOthers,
  othersThink: cues.othersThink,
  notOurs: cues.notOurs,
  stays: cues.stays,
  unsuited: cues.unsuited,
  callsOff: cues.callsOff,
  callsOffFirst: cues.callsOffFirst,
  ownPlan: cues.ownPlan,
  courtesy: cues.courtesy,
  says: cues.says,
  noLonger: cues.noLonger,
  slip: cues.slip,
  isWell: cues.isWell,
  denial: new RegExp(cues.denial.source),
}
const tests = Object.entries(named).map(([name, cue]) => ({ id: hashName(`cue ${name}`), cue }))
const asked = hashName('cue asks for it')

/** The cues of the message, their pairs, and those of the last clause. */
function addCues(found: number[], text: string): void {
  const last = clausesOf(text).at(-1)
  const ending = last ? text.slice(last.start, last.end) : ''
  const here = tests.flatMap(({ id, cue }) => (cue.test(text) ? id : []))
  if (asksForIt({ meant: text, original: text, values: [] })) here.push(asked)
  here.forEach((id, at) => {
    found.push(id)
    for (let i = at + 1; i < here.length; i++) found.push(extendBy(id, here[i] as number))
  })
  for (const { id, cue } of tests) if (cue.test(ending)) found.push(extendBy(seeds.lastCue, id))
}
