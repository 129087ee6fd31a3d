import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Desk, jobWith } from '../../test/contracts/adapter-contract.ts'
import { machineClock, machineRandom } from '../runtime/machine-clock.ts'
import { loadTeam } from '../teams/read-team.ts'
import { teamAgents } from './team-agents.ts'

const echo = `
import json, sys
for line in sys.stdin:
    f = json.loads(line)
    fence = {"dispatchId": f["dispatchId"], "token": f["token"]}
    if f["type"] == "dispatch":
        task = f["body"]["task_id"]
        print(json.dumps({"type": "ack", **fence}), flush=True)
    if f["type"] == "go":
        body = {"task_id": task, "status": "completed", "user_response": "from a program"}
        print(json.dumps({"type": "result", **fence, "success": True, "body": body}), flush=True)
`
const spec = (agent: string, adapter: string): string =>
  `agent: ${agent}\nfor: { en: x, zh: 甲 }\nadapter: ${adapter}\n`
const files: Readonly<Record<string, string>> = {
  'team.yaml': `team: all
members:
  - { id: you, type: human }
  - { id: form, type: ai, agent: ./form.yaml }
  - { id: twin, type: ai, agent: ./form.yaml }
  - { id: script, type: ai, agent: ./script.yaml }
  - { id: program, type: ai, agent: ./program.yaml }
  - { id: book, type: ai, agent: ./book.yaml }
`,
  'form.yaml': spec('form', '{ kind: form, answer: { en: from a form, zh: 表单 } }'),
  'script.yaml': spec('script', '{ kind: scripted, replies: [from a script] }'),
  'program.yaml': spec('program', '{ kind: process, command: [python3, echo.py] }'),
  'book.yaml': spec('book', '{ kind: playbook, dir: ./books }'),
  'echo.py': echo,
  'books/a.yaml': `plan_id: a
goal: { en: x, zh: 甲 }
steps: [{ step_id: s, title: { en: x, zh: 甲 }, say: { en: from a book, zh: 书 } }]
`,
}

async function opened(more: Readonly<Record<string, string>> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'team-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [name, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  const team = await loadTeam(dir)
  if (!team.ok) throw new Error(JSON.stringify(team.problems))
  return teamAgents(team.value, { clock: machineClock, random: machineRandom })
}

test('each member of a team on disk is run by the adapter of its spec', async () => {
  const agents = await opened()
  if (!agents.ok) throw new Error(JSON.stringify(agents.problems))
  onTestFinished(() => agents.close())
  const desk = new Desk({ adapter: agents.agents })
  const said: Record<string, string> = {}
  for (const agentId of ['form', 'twin', 'script', 'program', 'book']) {
    const job = { ...jobWith({ message: 'hi there' }), agentId }
    desk.deliver(job)
    await desk.over(job)
    const result = desk.result(job)
    said[agentId] = result?.success ? result.result.user_response : 'nothing'
  }
  expect(said).toEqual({
    form: 'from a form',
    twin: 'from a form',
    script: 'from a script',
    program: 'from a program',
    book: 'from a book',
  })
})

test('a playbook with a problem is told before anything runs', async () => {
  const agents = await opened({ 'books/b.yaml': 'plan_id: b\n' })
  expect(agents.ok).toBe(false)
  expect(!agents.ok && agents.problems.map((p) => `${p.file} ${p.kind}`)).toContain('b.yaml missing_key')
})
