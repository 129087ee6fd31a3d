/**
 * What a team needs whose members have specs: what understands messages, and the kinds of adapters. It is most of the package, so a
 * program that embeds us loads it with the first such team (load-parts.ts).
 */
import { openModels } from '../models/open-models.ts'
import { embeddedEngine } from '../understanding/embedded/engine.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { encoderEngine } from '../understanding/encoder/encoder-engine.ts'
import { openAdapter, seatsOf, versionOf } from './adapter-kinds.ts'
import { engineOf, gateOf } from './engine-kinds.ts'

export const teamParts = {
  openModels,
  embeddedEngine,
  encoderEngine,
  knowledgeOf,
  openAdapter,
  seatsOf,
  versionOf,
  engineOf,
  gateOf,
}
export type TeamParts = typeof teamParts
