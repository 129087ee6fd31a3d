/** A model of the terminal around a played conversation. */
import type { OfferedTeam } from '../../src/client/client.ts'
import { sampleTeams } from '../../src/client/sample-teams.ts'
import { freshUi, type Model, type Ui } from '../../src/tui/model.ts'
import { transcriptAfter } from '../../src/views/transcript.ts'
import type { Play } from './play.ts'

export const offered: readonly OfferedTeam[] = sampleTeams.map(({ team, teamHash, ...shown }) => shown)

export function modelOf(
  play: Play | undefined,
  { ui, ...around }: Partial<Omit<Model, 'ui'>> & { ui?: Partial<Ui> } = {},
): Model {
  return {
    lang: 'en',
    size: { columns: 80, rows: 24 },
    now: (play?.at ?? 0) + 12_000,
    teams: offered,
    conversations: [],
    drafts: {},
    talk: play && {
      id: 'c1',
      state: play.state,
      events: play.events,
      entries: transcriptAfter([], play.events),
      streams: [],
      places: [],
    },
    ...around,
    ui: { ...freshUi, ...ui },
  }
}
