/** Every torture by its name, as `npm run torture` and the tests call it. */

import { randomCommands } from '../commands/random-commands.ts'
import { killedCoding } from '../models/killed-coding.ts'
import { attackedActs } from '../workspace/attacked.ts'
import { hostileEnvelopes } from '../workspace/hostile-envelopes.ts'
import { killedActs, killedUndos } from '../workspace/killed-rounds.ts'
import { randomTrees } from '../workspace/random-trees.ts'
import { burstRounds } from './bursts.ts'
import { clockRounds } from './clocks.ts'
import { killedDecisions } from './killed-decisions.ts'
import { killedFunctions } from './killed-functions.ts'
import { killedRounds } from './kills.ts'
import { lostFileRounds } from './lost-files.ts'
import { mutationRounds } from './mutations.ts'
import type { Torture } from './tally.ts'

export const tortures = {
  kills: killedRounds,
  functions: killedFunctions,
  decisions: killedDecisions,
  coding: killedCoding,
  mutations: mutationRounds,
  files: lostFileRounds,
  clocks: clockRounds,
  bursts: burstRounds,
  trees: randomTrees,
  commands: randomCommands,
  acts: killedActs,
  undos: killedUndos,
  envelopes: hostileEnvelopes,
  swaps: attackedActs,
} satisfies Record<string, Torture>
export type TortureName = keyof typeof tortures
