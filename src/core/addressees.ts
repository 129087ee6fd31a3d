/**
 * Turns the names of markers into members (S1 §8.2, design §3.3). markers.ts found the names; talk decides what follows.
 *
 * A1. A name is an id, a name or a displayName in either language, exactly; only if no member has it so, after folding.
 *     A part of a name is no name. Of several members the first by order is meant.
 * A2. Adjacent duplicates are one, judged on the members found: `a, unknown, a` asks for `a` once, because what was
 *     skipped does not stand between them.
 * A3. A name nobody has is told once, as it was first written.
 */
import { membersInOrder, type Team, type TeamMember } from './team.ts'

type Addressees = { readonly resolved: TeamMember[]; readonly unresolved: string[] }

export function resolveAddressees(targets: readonly string[], team: Team): Addressees {
  if (targets.length === 0) return { resolved: [], unresolved: [] }
  const members = membersInOrder(team)
  const exact = index(members, (name) => name)
  let folded: Map<string, TeamMember> | undefined
  const resolved: TeamMember[] = []
  const unresolved = new Set<string>()
  for (const target of targets) {
    let member = exact.get(target)
    if (!member) {
      folded ??= index(members, foldName)
      member = folded.get(foldName(target))
    }
    if (!member) unresolved.add(target)
    else if (resolved.at(-1)?.id !== member.id) resolved.push(member)
  }
  return { resolved, unresolved: [...unresolved] }
}

/** Longer text is a name only as it is written: normalising is not linear in text that is made for it. */
const longestName = 512

/** Without case, width, blanks, `-` and `_`. Empty when nothing is left, which is nobody's name. */
export function foldName(name: string): string {
  if (name.length > longestName) return ''
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/gu, '')
}

/** The first member by order for each form of its names. */
function index(members: readonly TeamMember[], form: (name: string) => string): Map<string, TeamMember> {
  const found = new Map<string, TeamMember>()
  for (const member of members) {
    for (const name of namesOf(member)) {
      const key = form(name)
      if (key !== '' && !found.has(key)) found.set(key, member)
    }
  }
  return found
}

function namesOf(member: TeamMember): string[] {
  const { id, name, displayName } = member
  if (displayName === undefined) return [id, name]
  return typeof displayName === 'string' ? [id, name, displayName] : [id, name, displayName.en, displayName.zh]
}
