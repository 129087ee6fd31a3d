/** The engines by name, for the help: naming them loads none of them. */
import type { EngineKind } from '../runtime/engine-kinds.ts'

export const engineKinds = ['embedded', 'model', 'cascade'] as const satisfies readonly EngineKind[]
