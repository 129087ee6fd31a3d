/** The teams that lie in files (teams/), as they are offered: those that are in order, with a line and three messages each. */
import type { Lang } from '../core/talk-texts.ts'
import { shownName } from '../core/talk-texts.ts'
import type { Team } from '../core/team.ts'
import { findTeams, type Places } from '../teams/find-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { loadTeam } from '../teams/read-team.ts'
import { parseSample } from '../teams/samples.ts'
import type { Localized, OfferedTeam } from './client.ts'

export type FileTeam = OfferedTeam & { readonly team: Team; readonly teamHash: string; readonly loaded: LoadedTeam }

/** A name that is there twice is the first one, as everywhere (find-team.ts). */
export async function findFileTeams(places: Places): Promise<FileTeam[]> {
  const teams = new Map<string, FileTeam>()
  for (const { dir } of findTeams(places)) {
    const read = await loadTeam(dir)
    if (read.ok && !teams.has(read.value.team.team)) teams.set(read.value.team.team, offerOf(read.value))
  }
  return [...teams.values()]
}

function offerOf(loaded: LoadedTeam): FileTeam {
  const { team, hash } = loaded
  const name = team.name ?? team.team
  return {
    id: team.team,
    name: typeof name === 'string' ? { en: name, zh: name } : name,
    line: { en: lineOf(loaded, 'en'), zh: lineOf(loaded, 'zh') },
    examples: { en: examplesOf(loaded, 'en'), zh: examplesOf(loaded, 'zh') },
    team,
    teamHash: hash,
    loaded,
  }
}

const separators: Localized = { en: ', ', zh: '、' }
/** Who is in it. */
const lineOf = ({ team }: LoadedTeam, lang: Lang): string =>
  team.members.map((member) => shownName(member, lang)).join(separators[lang])

/** The first sample of each of three agents, in the language; for an agent that has none, its name. */
function examplesOf({ team, agentOf, specs }: LoadedTeam, lang: Lang): string[] {
  return team.members
    .flatMap((member) => {
      const spec = specs.get(agentOf.get(member.id) ?? '')
      if (!spec) return []
      const samples = (spec.intents ?? []).flatMap((intent) => intent.samples).map((sample) => parseSample(sample).text)
      return [
        samples.find((text) => languageOf(text) === lang) ?? `${greetings[lang]} [NEXT:${shownName(member, lang)}]`,
      ]
    })
    .slice(0, 3)
}

const greetings: Localized = { en: 'What do you think?', zh: '你怎么看？' }
const languageOf = (text: string): Lang => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')
