/** `signalbox agent add --command "…"`: a program that speaks our frames on its standard input and output (docs/agents.md). */
import { basename } from 'node:path'
import type { AgentKind } from './agent-kind.ts'

export const programKind: AgentKind = {
  typed: '--command "PROGRAM ARGUMENTS"',
  read: async ({ command }) => {
    const parts = wordsIn(command ?? '')
    const [program] = parts
    if (program === undefined) return
    return {
      id: idFrom(basename(program)),
      about: { en: `Work of the program ${basename(program)}.`, zh: `由程序 ${basename(program)} 完成的工作。` },
      adapter: { kind: 'process', command: parts },
    }
  },
}

/** Split at spaces; quotes hold words together. Nothing else of a shell means anything here. */
export function wordsIn(line: string): string[] {
  return [...line.matchAll(/(?:"([^"]*)"|'([^']*)'|([^\s"']+))+/g)].map(([all]) => all.replace(/["']/g, ''))
}

/** What can be the id of a member. */
export const idFrom = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
    .slice(0, 64) || 'agent'
