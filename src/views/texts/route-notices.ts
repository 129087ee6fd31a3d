/** What the talk tells a person when a message cannot be routed as it was written (S1 §9.3; design §12). */
import { type Named, shownName, type TeamFault } from '../../core/state/team.ts'
import type { Lang } from '../../core/text/language.ts'

export type RouteTexts = {
  /** One name of several that nobody has. */
  readonly skipped: (name: string) => string
  /** None of the names is known. `members` is who could be asked. */
  readonly noneKnown: (names: readonly string[], members: readonly Named[]) => string
  readonly teamFault: Readonly<Record<TeamFault, string>>
  readonly emptyMessage: string
}

export const routeTexts: Readonly<Record<Lang, RouteTexts>> = {
  en: {
    skipped: (name) => `⚠️ '${cited(name)}' is not in this team and was skipped`,
    noneKnown: (names, members) =>
      `❌ Cannot resolve [NEXT:${names.map(cited).join(', ')}]. Available members: ${namesOf(members, 'en')}`,
    teamFault: {
      no_human: '❌ A team needs at least 1 human member',
      too_few_members: '❌ A team needs at least 2 members',
      duplicate_id: '❌ Each member of a team needs an id of its own',
    },
    emptyMessage: 'Please enter a message',
  },
  zh: {
    skipped: (name) => `⚠️ '${cited(name)}' 不在当前团队中，已跳过`,
    noneKnown: (_, members) => `❌ 无法解析任何目标。可用成员：${namesOf(members, 'zh')}`,
    teamFault: {
      no_human: '❌ 团队至少需要 1 个 Human 成员',
      too_few_members: '❌ 团队至少需要 2 个成员',
      duplicate_id: '❌ 团队成员的 id 不能重复',
    },
    emptyMessage: '请输入内容',
  },
}

const namesOf = (members: readonly Named[], lang: Lang): string => members.map((m) => shownName(m, lang)).join(', ')

const longestCitation = 100

/** A name nobody has is any text: on one line, and cut where it would fill the screen. */
function cited(name: string): string {
  const line = name.length > longestCitation ? name.slice(0, 2 * longestCitation) : name
  const units = Array.from(line.replace(/[\s\p{Cc}]/gu, ' '))
  return units.length > longestCitation ? `${units.slice(0, longestCitation).join('')}…` : units.join('')
}
