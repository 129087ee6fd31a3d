/** A small team in a temporary folder, for tests: every file can be replaced or left out. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const goodFiles = {
  'team.yaml': `team: desk
name: { en: Desk, zh: 台 }
focus: medical
members:
  - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }
  - { id: triage, type: ai, name: triage, order: 1, role: executor, agent: ./agents/triage.yaml }
`,
  'agents/triage.yaml': `agent: triage
for: { en: Symptoms, zh: 症状 }
notFor: { en: Prices, zh: 价格 }
domain: medical
priority: focus
intents:
  - intent: triage.symptom
    samples: ["I have a [headache](symptom)", "我[头痛](symptom)"]
slots:
  - { slot: symptom, type: text, required: true, ask: { en: "What?", zh: "什么？" } }
  - { slot: kind, type: enum, values: [a, b] }
memory: { m1: 10, m2: true, m3: [symptom] }
adapter:
  kind: form
  table: ./tables/triage.yaml
  answer: { en: "Noted: {symptom}.", zh: "已记录：{symptom}。" }
replay: ./replay/triage.jsonl
`,
  'tables/triage.yaml': `rows:
  - when: { kind: a }
    say: { en: "A {symptom}", zh: "甲 {symptom}" }
`,
  'replay/triage.jsonl':
    '{"text":"头痛","lang":"zh","expect":{"intent":"triage.symptom","slots":{"symptom":"头痛"}}}\n',
} as const
export type FixtureFile = keyof typeof goodFiles

export type Files = Readonly<Record<string, string | undefined>>

/** The folder of a team with these files; undefined leaves a file out. */
export function teamFolder(changes: Files = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'signalbox-team-'))
  for (const [file, text] of Object.entries({ ...goodFiles, ...changes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return dir
}

/** One of the good files with a part exchanged. */
export function edited(file: FixtureFile, from: string, to: string): Files {
  const text: string = goodFiles[file]
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  return { [file]: text.replace(from, () => to) }
}
