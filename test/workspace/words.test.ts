/** What people say to the team `workspace`, in both languages: a part here, all of it with `node test/dialogues/play.ts workspace-dev.jsonl`. */
import { expect, test } from 'vitest'
import { play, readDialogues } from '../dialogues/play.ts'

const every = 4
const some = [...readDialogues('workspace-dev.jsonl'), ...readDialogues('workspace-held-out.jsonl')].filter(
  (_, i) => i % every === 0,
)

test('four in five of the wordings of every playbook are understood with all their values', async () => {
  const wrong: string[] = []
  for (const dialogue of some) wrong.push(...(await play(dialogue)))
  expect({ enough: wrong.length <= some.length / 5, wrong }).toMatchObject({ enough: true })
}, 60_000)
