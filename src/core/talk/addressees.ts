/**
 * Turns the names of markers into members (S1 §8.2, design §3.3). markers.ts found the names; talk decides what follows.
 *
 * A1. A name is an id, a name or a displayName in either language, exactly; only if no member has it so, after folding.
 *     A part of a name is no name. Of several members the first by order is meant.
 * A2. Adjacent duplicates are one, judged on the members found: `a, unknown, a` asks for `a` once, because what was
 *     skipped does not stand between them.
 * A3. A name nobody has is told once, as it was first written.
 */
import { membersInOrder, namesOf, type Team, type TeamMember } from '../state/team.ts'

type Addressees = { readonly resolved: TeamMember[]; readonly unresolved: string[] }

export function resolveAddressees(targets: readonly string[], team: Team): Addressees {
  if (targets.length === 0) return { resolved: [], unresolved: [] }
  const exact = namesIn(team, (name) => name, exactNames)
  const resolved: TeamMember[] = []
  const unresolved: string[] = []
  for (const target of targets) {
    const member = exact.get(target) ?? namesIn(team, foldName, foldedNames).get(foldName(target))
    if (!member) unresolved.push(target)
    else if (resolved.at(-1)?.id !== member.id) resolved.push(member)
  }
  return { resolved, unresolved: unresolved.length < 2 ? unresolved : [...new Set(unresolved)] }
}

type Names = Map<string, TeamMember>
/** A team that changes is another object: its names are gathered once, not at every hop. */
const exactNames = new WeakMap<Team, Names>()
const foldedNames = new WeakMap<Team, Names>()

function namesIn(team: Team, form: (name: string) => string, known: WeakMap<Team, Names>): Names {
  const found = known.get(team) ?? index(membersInOrder(team), form)
  known.set(team, found)
  return found
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
function index(members: readonly TeamMember[], form: (name: string) => string): Names {
  const found: Names = new Map()
  for (const member of members) {
    for (const name of namesOf(member)) {
      const key = form(name)
      if (key !== '' && !found.has(key)) found.set(key, member)
    }
  }
  return found
}
