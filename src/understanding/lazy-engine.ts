/**
 * The embedded engine for a program that puts its own engine together. It is loaded in the background: what is asked before that gets
 * its answer a little later. A team that a box is opened with has its engine from the start (runtime/load-parts.ts).
 */
import type { Engine } from '../ports.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import type { Memory } from './embedded/memory.ts'

/** A team whose samples the embedded engine learns. */
export type Knowledge = { readonly of: LoadedTeam }

/**
 * What the engine is to learn. It is learned with the first question, and once for each team.
 *
 * @example
 * const knowledge = knowledgeOf(team)
 */
export const knowledgeOf = (team: LoadedTeam): Knowledge => ({ of: team })

/**
 * The engine that learns from a team's samples, without a network.
 *
 * @example
 * const engine = embeddedEngine(knowledgeOf(team))
 */
export function embeddedEngine({ of }: Knowledge, memory?: Memory): Engine {
  let engine: Engine | undefined
  const loading = load(of, memory).then((loaded) => (engine = loaded))
  return {
    local: true,
    understand: (...asked) =>
      engine ? engine.understand(...asked) : loading.then((loaded) => loaded.understand(...asked)),
  }
}

async function load(team: LoadedTeam, memory: Memory | undefined): Promise<Engine> {
  const [made, known] = await Promise.all([import('./embedded/engine.ts'), import('./embedded/knowledge.ts')])
  return made.embeddedEngine(known.knowledgeOf(team), memory)
}
