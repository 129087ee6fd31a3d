/** The coding agents that a spec can name, and the program each of them is. How they are run is agents/coding. */
export const codingPresets = ['claude', 'codex', 'gemini', 'goose', 'opencode', 'plain'] as const
export type CodingPreset = (typeof codingPresets)[number]

/** What is started: the command of the spec, else the program of that name. A plain one has none, so its spec names it. */
export const codingCommand = (spec: {
  readonly preset: CodingPreset
  readonly command?: readonly string[]
}): readonly string[] => spec.command ?? [spec.preset]
