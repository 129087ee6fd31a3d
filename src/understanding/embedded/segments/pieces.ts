/**
 * Cuts a message into pieces that each ask for one thing. connectors.ts says where a cut is possible; whether it is made is decided by
 * whoever calls (cut-message.ts, or learn/ with known cuts).
 *
 * P1. One pass from left to right: at each possible cut the decision is between the piece so far and the next smallest piece.
 * P2. The connector itself belongs to no piece.
 * P3. At most `most` possible cuts are looked at, and of a long piece only its ends, so the cost is linear in the message.
 */

import type { Token } from '../../../learning/tokens.ts'
import { connectorAt, type Strength } from './connectors.ts'

/** A possible cut: tokens [from, to) are the connector. */
export type Joint = { readonly from: number; readonly to: number; readonly strength: Strength }
/** Tokens [from, to) of a message. */
export type Piece = { readonly from: number; readonly to: number }
/** What a decision is about: the pieces on both sides of a joint. */
export type PossibleCut = {
  readonly tokens: readonly Token[]
  readonly left: Piece
  readonly right: Piece
  readonly joint: Joint
}

const most = 24
const longest = 60

export function jointsOf(tokens: readonly Token[]): Joint[] {
  const joints: Joint[] = []
  let at = 0
  while (at < tokens.length && joints.length < most) {
    const joint = jointAt(tokens, at)
    if (joint && joint.from > 0 && joint.to < tokens.length) joints.push(joint)
    at = joint ? joint.to : at + 1
  }
  return joints
}

/** `cut` decides at each joint. */
export function cutAt(tokens: readonly Token[], cut: (at: PossibleCut, index: number) => boolean): Piece[] {
  const joints = jointsOf(tokens)
  const pieces: Piece[] = []
  let from = leadingConnector(tokens)
  joints.forEach((joint, i) => {
    if (joint.from <= from) return
    const right = { from: joint.to, to: joints[i + 1]?.from ?? trailingMark(tokens) }
    const left = { from: Math.max(from, joint.from - longest), to: joint.from }
    if (
      right.to <= right.from ||
      !cut({ tokens, left, right: { from: right.from, to: Math.min(right.to, right.from + longest) }, joint }, i)
    )
      return
    pieces.push({ from, to: joint.from })
    from = joint.to
  })
  pieces.push({ from, to: Math.max(trailingMark(tokens), from) })
  return pieces.filter((piece) => piece.to > piece.from)
}

/** Neighbouring connectors are one joint, as strong as the strongest of them. */
function jointAt(tokens: readonly Token[], at: number): Joint | undefined {
  let to = at
  let strength: Strength = 0
  for (let found = connectorAt(tokens, to); found; found = connectorAt(tokens, to)) {
    to += found.length
    if (found.strength > strength) strength = found.strength
  }
  return to > at ? { from: at, to, strength } : undefined
}

const leadingConnector = (tokens: readonly Token[]): number => {
  let at = 0
  while (tokens[at]?.kind === 'mark') at++
  return at
}

const trailingMark = (tokens: readonly Token[]): number => {
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.kind === 'mark') end--
  return end
}
