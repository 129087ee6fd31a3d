/**
 * What the reader of wishes (read-wish.ts) knows of a message: runs of its words in their order, how the message, its clauses and its last
 * clause begin and end, and which cues (cues.ts) are in it.
 *
 * V1. Days and numbers are one word each, so that «Tuesday» and «Friday» say the same.
 * V2. Of a long message only the beginning and the end are read, so the cost is bounded.
 */
import { extendBy, hashName } from '../../../learning/hash.ts'
import { keptByWord } from '../../../learning/kept-words.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { type Token, tokeniseForRelation } from '../../../learning/tokens.ts'
import { addRun, beginsClause, wordRuns } from '../../../learning/word-runs.ts'
import * as cues from './cues.ts'
import { clausesOf } from './parts.ts'
import { asksForIt } from './wishing.ts'

const seeds = {
  run: hashName('wish run'),
  gap: hashName('wish gap'),
  clause: hashName('wish clause'),
  part: hashName('wish part'),
  first: hashName('wish first'),
  last: hashName('wish last'),
  end: hashName('wish end'),
  lastCue: hashName('wish last cue'),
}
const edge = 3
const shape = { seeds, longestRun: 4, gaps: [2, 3], edge }
/** V2. */
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
  const found = wordRuns(tokens, hashes, shape)
  addEdges(found, tokens, hashes)
  addCues(found, text)
  const ids = Int32Array.from(found)
  return { ids, values: new Float32Array(ids.length).fill(1 / Math.sqrt(ids.length || 1)) }
}

/** How the message and its last clause begin, and how it ends. */
function addEdges(found: number[], tokens: readonly Token[], hashes: readonly number[]): void {
  const starts = [...tokens.keys()].filter((at) => beginsClause(tokens, at))
  const begun = (at: number): readonly number[] => hashes.slice(at, at + edge)
  addRun(found, seeds.first, begun(starts[0] ?? 0))
  addRun(found, seeds.last, begun(starts.at(-1) ?? 0))
  addRun(found, seeds.end, hashes.slice(-edge).reverse())
}

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
