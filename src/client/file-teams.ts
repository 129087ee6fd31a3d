/** The teams in files (teams/) as they are offered: those without faults, each with a line and three messages to try. */

import type { Team } from '../core/state/team.ts'
import { shownName } from '../core/state/team.ts'
import type { Spoken } from '../core/text/language.ts'
import { languageOf } from '../core/text/language.ts'
import { findTeams, type Places } from '../teams/find-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { loadTeam } from '../teams/read-team.ts'
import { parseSample } from '../teams/samples.ts'
import type { Localized, OfferedTeam } from './client.ts'
import { isTrusted } from './trusted-teams.ts'

type FileTeam = OfferedTeam & { readonly team: Team; readonly teamHash: string; readonly loaded: LoadedTeam }

type FoundTeams = {
  readonly teams: readonly FileTeam[]
  /** Those in the current folder that would start programs, and that nobody has confirmed yet (trusted-teams.ts). */
  readonly unconfirmed: readonly LoadedTeam[]
}

/**
 * Of two teams with the same name the first one counts, as everywhere; one of the package gives way to no folder (find-team.ts). A team
 * that a person chose by its folder comes first.
 */
export async function findFileTeams(places: Places, chosen?: string): Promise<FoundTeams> {
  const named = chosen === undefined ? [] : [{ dir: chosen, place: 'chosen' as const }]
  const found = await Promise.all(
    [...named, ...findTeams(places)].map(async ({ dir, place }) => ({ place, read: await loadTeam(dir) })),
  )
  const loaded = found.flatMap(({ place, read }) => (read.ok ? [{ place, team: read.value }] : []))
  const ours = new Set(loaded.flatMap(({ place, team }) => (place === 'package' ? team.team.team : [])))
  const meant = loaded
    .filter(({ place, team }) => place !== 'here' || !ours.has(team.team.team))
    .map(({ team }) => team)
  const teams = new Map<string, FileTeam>()
  const unconfirmed: LoadedTeam[] = []
  for (const team of meant) {
    if (!isTrusted(team, places.dataFolder)) unconfirmed.push(team)
    else if (!teams.has(team.team.team)) teams.set(team.team.team, offerOf(team))
  }
  return { teams: [...teams.values()], unconfirmed }
}

function offerOf(loaded: LoadedTeam): FileTeam {
  const { team, hash } = loaded
  const name = team.name ?? team.team
  return {
    id: team.team,
    name: typeof name === 'string' ? { en: name, zh: name } : name,
    line: shippedLines[team.team] ?? { en: lineOf(loaded, 'en'), zh: lineOf(loaded, 'zh') },
    examples: { en: examplesOf(loaded, 'en'), zh: examplesOf(loaded, 'zh') },
    team,
    teamHash: hash,
    loaded,
  }
}

/** What the teams of the package do. */
const shippedLines: Readonly<Record<string, Localized>> = {
  'front-desk': { en: 'symptoms, booking, queue, prices of a hospital', zh: '医院前台：症状、挂号、排队、缴费' },
  workspace: {
    en: 'renames, replaces, makes files, checks and commits in a folder; no model',
    zh: '在文件夹中改名、替换、新建、检查和提交；无需模型',
  },
  'two-ais': { en: 'Ada asks, Bob answers; scripted', zh: '艾达提问，鲍勃回答（脚本）' },
}

const separators: Localized = { en: ', ', zh: '、' }
/** The names of its members. */
const lineOf = ({ team }: LoadedTeam, lang: Spoken): string =>
  team.members.map((member) => shownName(member, lang)).join(separators[lang])

/** The first sample of each agent in the language, then what any talk can begin and end with: three in all. */
function examplesOf({ team, agentOf, specs }: LoadedTeam, lang: Spoken): string[] {
  const samples = team.members.flatMap((member) => {
    const intents = specs.get(agentOf.get(member.id) ?? '')?.intents ?? []
    const texts = intents.flatMap((intent) => intent.samples).map((sample) => parseSample(sample).text)
    return texts.filter((text) => languageOf(text) === lang).slice(0, 1)
  })
  const names = team.members.filter((member) => member.type === 'ai').map((member) => shownName(member, lang))
  const { ask, thank } = phrases[lang]
  return [
    ...new Set(samples),
    `${ask} [NEXT:${names[0]}]`,
    `${ask} [NEXT:${names.join(',')}]`,
    `${thank} [DONE]`,
  ].slice(0, 3)
}

const phrases: Readonly<Record<Spoken, { readonly ask: string; readonly thank: string }>> = {
  en: { ask: 'What do you think?', thank: 'Thank you, that is all.' },
  zh: { ask: '你怎么看？', thank: '谢谢，就这些。' },
}
