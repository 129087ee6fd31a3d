/** What the team `workspace` hears, value by value: every name, every file, every wish, and nothing else. */
import { beforeAll, expect, test } from 'vitest'
import { loadTeam, orThrow } from '../../src/index.ts'
import { analyse } from '../../src/understanding/embedded/analysis/analyse.ts'
import type { Knowledge } from '../../src/understanding/embedded/analysis/team-knowledge.ts'
import { knowledgeOf } from '../../src/understanding/embedded/knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = knowledgeOf(orThrow(await loadTeam('teams/workspace')))
}, 60_000)

/** `intent slot=value slot=value`; several values of a slot in their order. */
const heard = (text: string): string[] =>
  analyse(knowledge, { text }).frames.map(({ intent, slots }) =>
    [intent, ...slots.map(({ slot, value }) => `${slot}=${value}`).sort()].join(' '),
  )

test.each([
  ['rename parse to parseLine in a.md and b.md', 'text.rename from=parse path=a.md path=b.md to=parseLine'],
  ['rename foo to bar in A.md, B.md', 'text.rename from=foo path=A.md path=B.md to=bar'],
  [
    'replace foo with bar in a.md, b.md and docs/c.md',
    'text.replace find=foo path=a.md path=b.md path=docs/c.md replace=bar',
  ],
  [
    'replace foo with bar in a.md, b.md, and CHANGELOG.md',
    'text.replace find=foo path=CHANGELOG.md path=a.md path=b.md replace=bar',
  ],
  [
    'rename getUser to fetchUser in src/api.ts and src/db.ts please',
    'text.rename from=getUser path=src/api.ts path=src/db.ts to=fetchUser',
  ],
  [
    '把 a.txt、b.txt 和 c.txt 里的 foo 都改成 bar',
    'text.replace find=foo path=a.txt path=b.txt path=c.txt replace=bar',
  ],
  ['a.md 和 b.md 里的 foo 改成 bar', 'text.replace find=foo path=a.md path=b.md replace=bar'],
  ['将 a.md 以及 b.md 中的 foo 替换为 bar', 'text.replace find=foo path=a.md path=b.md replace=bar'],
])('several files: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['先把 a.md 里的 foo 改成 bar，再把 b.md 里的 baz 改成 qux', 'text.replace'],
  ['把 a.md 里的 foo 改成 bar，把 b.md 里的 baz 改成 qux', 'text.replace'],
  ['先把 a.md 里的 foo 替换成 bar，然后把 b.md 里的 baz 替换成 qux', 'text.replace'],
  ['replace foo with bar in a.md and replace baz with qux in b.md', 'text.replace'],
  ['first replace foo with bar in a.md, then replace baz with qux in b.md', 'text.replace'],
  ['replace foo with bar in a.md. Then replace baz with qux in b.md.', 'text.replace'],
])('two wishes of one kind, in their order: %s', (text, intent) => {
  expect(heard(text)).toEqual([`${intent} find=foo path=a.md replace=bar`, `${intent} find=baz path=b.md replace=qux`])
})
