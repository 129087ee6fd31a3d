/** The main screen of the real program in a real terminal: one agent writes, another waits its turn. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Spoken } from '../../src/core/text/language.ts'
import { Terminal } from '../../test/tui/tmux.ts'
import { masked } from './mask.ts'

const main = new URL('../../src/cli/bin.ts', import.meta.url).pathname
const agent = new URL('half-said.mjs', import.meta.url).pathname

type Scene = {
  readonly team: RegExp
  readonly open: string
  readonly message: string
  /** The step, the words and the status: they come on ways of their own, in any order. */
  readonly complete: RegExp
}

const scenes: Readonly<Record<Spoken, Scene>> = {
  en: {
    team: /(\d) {2}Release talk/,
    open: 'Three messages to try',
    message: 'What should we check before the release? [NEXT:bob,carol,you]',
    complete: /A release is safe[\s\S]*somebody is[\s\S]*is thinking/,
  },
  zh: {
    team: /(\d) {2}发布讨论/,
    open: '可以试试这三条消息',
    message: '发布之前要检查什么？[NEXT:鲍勃,卡罗尔,你]',
    complete: /能撤回的发布[\s\S]*更新日志写好了日期[\s\S]*正在思考/,
  },
}

export async function captureTalk(lang: Spoken): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-capture-'))
  writeTeam(join(folder, 'teams', 'release-talk'))
  const terminal = new Terminal([process.execPath, main, 'start', '--lang', lang, '--data', folder])
  try {
    const { team, open, message, complete } = scenes[lang]
    terminal.start({ columns: 80, rows: 24 })
    const [, row = ''] = team.exec(await terminal.until(team)) ?? []
    terminal.type(row)
    terminal.key('Enter')
    await terminal.until(open)
    terminal.type(message)
    terminal.key('Enter')
    return masked(await terminal.until(complete))
  } finally {
    terminal.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** In the place of the scripted team of the same name, which would write on while it is captured. */
function writeTeam(dir: string): void {
  const about = 'for: { en: a capture, zh: 截屏 }\nnotFor: { en: work, zh: 工作 }\n'
  const files = {
    'team.yaml': `team: release-talk
name: { en: Release talk, zh: 发布讨论 }
members:
  - { id: you, type: human, name: you, displayName: { en: You, zh: 你 }, order: 0 }
  - { id: bob, type: ai, name: bob, displayName: { en: Bob, zh: 鲍勃 }, order: 1, agent: ./bob.yaml }
  - { id: carol, type: ai, name: carol, displayName: { en: Carol, zh: 卡罗尔 }, order: 2, agent: ./carol.yaml }`,
    'bob.yaml': `agent: bob\n${about}adapter: { kind: process, command: ['${process.execPath}', '${agent}'] }`,
    'carol.yaml': `agent: carol\n${about}adapter: { kind: scripted, replies: [{ en: Yes., zh: 好。 }] }`,
  }
  mkdirSync(dir, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
}
