/** A playbook that acts in a workspace: asked for in words, approved, done, and told; no model is needed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from './cli-world.ts'

const files: Readonly<Record<string, string>> = {
  'team.yaml': `team: notes
members:
  - { id: you, type: human, name: you, order: 0 }
  - { id: clerk, type: ai, name: clerk, order: 1, agent: ./agents/clerk.yaml }
`,
  'agents/clerk.yaml': `agent: clerk
for: { en: Notes, zh: 笔记 }
intents:
  - intent: note.write
    label: { en: Write a note, zh: 写笔记 }
    samples: ["write a note", "note this down", "please make a note", "写个笔记", "记一下"]
adapter: { kind: playbook, dir: ./playbooks }
`,
  'playbooks/write.yaml': `plan_id: write
intents: [note.write]
goal: { en: Write a note, zh: 写笔记 }
slots:
  - { slot: words, type: text, ask: { en: "What shall it say?", zh: "写什么？" } }
steps:
  - step_id: keep
    title: { en: Keep it, zh: 保存 }
    do: { action: write_file, params: { path: note.txt, content: "{words}\\n" }, paths: [note.txt], changes: [note.txt] }
  - step_id: look
    title: { en: Look, zh: 查看 }
    do: { action: read_file, params: { path: note.txt } }
  - { step_id: tell, title: { en: Tell, zh: 告知 }, say: { en: "It says: {result}", zh: "内容是：{result}" } }
`,
}

async function played(...answers: string[]): Promise<{ workspace: string; said: string }> {
  const [team, workspace] = [tempFolder(), tempFolder()]
  for (const folder of ['agents', 'playbooks']) mkdirSync(join(team, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(team, name), text)
  const args = ['run', 'write a note', '--team', team, '--workspace', workspace, '--data', tempFolder(), '--json']
  const { out, err } = await cli([...args, ...answers.flatMap((answer) => ['--answer', answer])])
  if (err) throw new Error(err)
  const events = linesOf(out) as { type: string; text?: string }[]
  return { workspace, said: events.filter((e) => e.type === 'member_said').at(-1)?.text ?? '' }
}

test('it asks for what it needs, then for leave, and tells what came of it', async () => {
  const { workspace, said } = await played('buy milk', 'once')
  expect(readFileSync(join(workspace, 'note.txt'), 'utf8')).toBe('buy milk\n')
  expect(said).toContain('It says: buy milk')
})

test('without leave it stops there, and says so', async () => {
  const { workspace, said } = await played('buy milk', 'deny')
  expect(existsSync(join(workspace, 'note.txt'))).toBe(false)
  expect(said).toMatch(/^Not done: /)
})
