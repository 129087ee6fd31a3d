/**
 * What `signalbox agent add` can add. A new kind is a new record here; writing the files, checking the team and the words around it are
 * agent-add.ts.
 */
import { codingKind } from './agent-add-coding.ts'
import { modelKind } from './agent-add-model.ts'
import { programKind } from './agent-add-program.ts'
import type { AgentKind } from './agent-kind.ts'

export const agentKinds: readonly AgentKind[] = [codingKind, modelKind, programKind]
