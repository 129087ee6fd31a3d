/**
 * The embedded engine with a sentence encoder in place of gists: for those who want the most without a language model.
 *
 * N1. It is opened with the first message, once. N2. A message is read twice: the first reading notes which parts are to be encoded, the
 * second one knows them.
 */
import type { Engine } from '../../ports.ts'
import type { LoadedTeam } from '../../teams/loaded-team.ts'
import { embeddedEngine } from '../embedded/engine.ts'
import { knowledgeWith } from '../embedded/knowledge.ts'
import { type EncoderSense, encoderSense } from './encoder-sense.ts'
import { openEncoder } from './open-encoder.ts'

type Opened = { readonly engine: Engine; readonly sense: EncoderSense }
type Given = {
  readonly folder: string
  readonly team: LoadedTeam
  readonly memory?: Parameters<typeof embeddedEngine>[1]
}

export function encoderEngine(given: Given, open: typeof openEncoder = openEncoder): Engine {
  let opened: Promise<Opened> | undefined
  return {
    local: false,
    understand: async (...asked) => {
      opened ??= openWith(given, open)
      const { engine, sense } = await opened
      const first = await engine.understand(...asked)
      return (await sense.fetch()) ? engine.understand(...asked) : first // N2
    },
  }
}

async function openWith({ folder, team, memory }: Given, open: typeof openEncoder): Promise<Opened> {
  const found = await open(folder)
  if (!found.ok) throw new Error(`the encoder in ${folder} cannot be used any more: ${found.fault.kind}`)
  const sense = await encoderSense(found.encoder)
  knowledgeWith(team, sense) // so that its samples are noted
  await sense.fetch()
  return { sense, engine: embeddedEngine(knowledgeWith(team, sense), memory) }
}
