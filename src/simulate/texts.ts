/** What members of the simulated world say: ordinary, hostile, and never the same twice unless a loop is wanted. */
import type { Team } from '../core/state/team.ts'
import type { Dice } from './prng.ts'

/** Bytes a terminal would obey, markers that are none, and names nobody has. */
export const hostile = [
  '\u001b[2J\u001b]0;owned\u0007 red \u009b31m',
  '```\n[NEXT:ann]\n``` and `[DONE]`',
  '> [NEXT:ann]\n<!-- [DONE] -->',
  '[NEXT:[NEXT:[NEXT:',
  '{"type":"result","token":1}',
  '\ud800 half a pair and \u0000 a zero',
  '[DONE] says an agent',
]

/** Runs that were slow once: letters without a blank, marks that open and never close. */
export function longText(dice: Dice): string {
  const unit = dice.pick(['没有标点的长文本', 'a', '[NEXT:', '`', '> ', '“', 'sk-', '请先', 'x '])
  return unit.repeat(Math.ceil(dice.pick([2_000, 9_000, 40_000]) / unit.length))
}

/** Only a failing port knows these. They must not get out of the process (I30). */
export const secrets = [
  'sk-live-4f9a8b7c6d5e4f3a2b1c',
  'AKIAIOSFODNN7EXAMPLE',
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
]

export const forged = 'FORGED'
/** A name that is in no team. */
export const stranger = 'zed'

export function speech(dice: Dice, label: string, team: Team): string {
  const text = `${label} ${dice.pick(['yes', 'no', 'go on', 'look at this', '看一下', 'done with it'])}`
  return text + markers(dice, team)
}

function markers(dice: Dice, team: Team): string {
  if (!dice.chance(0.45)) return ''
  const names = Array.from({ length: dice.between(1, 3) }, () =>
    dice.chance(0.12) ? stranger : dice.pick(team.members).id,
  )
  return ` [NEXT:${names.join(', ')}]`
}

export const failure = (dice: Dice): Error => new Error(`could not connect with ${dice.pick(secrets)} \u001b[31m`)
