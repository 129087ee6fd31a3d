/** Which engine understands messages, and which gate stands before it: embedded, a model, or the embedded one with a model behind it. */
import { engineModel, secondLook } from '../models/engine-model.ts'
import type { Models } from '../models/open-models.ts'
import type { Engine, SafetyGate } from '../ports.ts'
import { gateCascade } from '../safety/cascade.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { cascade } from '../understanding/cascade.ts'
import { modelEngine } from '../understanding/model.ts'

/** What understands messages: the embedded engine, a model, or a model behind the embedded engine. */
export type EngineKind = 'embedded' | 'model' | 'cascade'
/** `encoder`: a folder with an ONNX sentence encoder, used by the embedded engine (docs/understanding.md). */
export type UnderstandingOptions = { readonly encoder?: string }
type Asked = { readonly kind: EngineKind; readonly team: LoadedTeam; readonly models: Models }

export function engineOf(embedded: Engine, { kind, team, models }: Asked): Engine {
  if (kind === 'embedded') return embedded
  const model = modelEngine(
    engineModel(() => models()),
    cardsOf(team),
  )
  return kind === 'model' ? model : cascade(embedded, model)
}

/** A model beside the embedded gate makes it stricter, never weaker, so there is no gate of a model alone. */
export const gateOf = (embedded: SafetyGate, { kind, team, models }: Asked): SafetyGate =>
  kind === 'embedded'
    ? embedded
    : gateCascade(
        embedded,
        secondLook(() => models()),
        team.texts.emergency,
      )

const cardsOf = ({ specs }: LoadedTeam) =>
  [...specs].map(([agent, spec]) => ({ agent, intents: spec.intents.map(({ intent }) => intent), about: spec.for.en }))
