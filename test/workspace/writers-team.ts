/** A team of a person and a program that writes `hello.txt`, by frames of its own where no other is named; `more` are further lines of its spec. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../cli-world.ts'

export function writersTeam(more = '', named = 'writes-a-file.mjs'): string {
  const program = join(import.meta.dirname, '../agents', named)
  const team = tempFolder()
  mkdirSync(join(team, 'agents'))
  const members = [
    '{ id: you, type: human, name: you, order: 0 }',
    '{ id: writer, type: ai, name: writer, order: 1, agent: ./agents/writer.yaml }',
  ]
  writeFileSync(join(team, 'team.yaml'), `team: writers\nmembers:\n${members.map((m) => `  - ${m}\n`).join('')}`)
  const adapter = `adapter: { kind: process, command: [${JSON.stringify(process.execPath)}, ${JSON.stringify(program)}] }`
  writeFileSync(
    join(team, 'agents/writer.yaml'),
    `agent: writer\nfor: { en: It writes, zh: 写文件 }\n${more}${adapter}\n`,
  )
  return team
}
