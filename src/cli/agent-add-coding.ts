/** `signalbox agent add claude`: a coding agent that is installed on this machine, as a member (docs/coding-agents.md). */
import { join } from 'node:path'
import {
  isInstalled,
  isKnownAgent,
  type KnownAgent,
  knownAgents,
  looksSignedIn,
} from '../agents/coding/known-agents.ts'
import { sandboxOf } from '../tools/commands/run/sandbox.ts'
import type { AgentKind, NewMember } from './agent-kind.ts'
import type { Session } from './session.ts'

export const codingKind: AgentKind = {
  typed: Object.keys(knownAgents).join(' | '),
  read: async ({ name = '' }, session) => {
    if (!isKnownAgent(name)) return
    const { title } = knownAgents[name]
    return {
      id: name,
      about: {
        en: `Works in the files of the folder by itself, with ${title}. Everything it changes is shown before it lands.`,
        zh: `使用 ${title} 自行修改目录中的文件。所有改动在写入前都会展示。`,
      },
      adapter: { kind: 'coding', preset: name },
      fields: { memory: { m1: 20 } },
      missing: missingFor(name, session),
    }
  },
}

/** Only this machine is looked at. */
function missingFor(name: KnownAgent, { io, folder }: Session): NonNullable<NewMember['missing']> {
  const { title, install } = knownAgents[name]
  if (!isInstalled(name, io.env))
    return [{ en: `${title} is not on the PATH: ${install}`, zh: `PATH 中没有 ${title}：${install}` }]
  const signIn = looksSignedIn(name, io.env)
    ? []
    : [{ en: `Sign in once: start \`${name}\` by itself.`, zh: `请先单独运行 \`${name}\` 登录一次。` }]
  const { walls, overlay } = sandboxOf(join(folder, 'host'))
  if (walls && overlay) return signIn
  const told = {
    en: 'No sandbox here: it will work in a copy of the folder, and nothing else holds it (`signalbox doctor`).',
    zh: '本机没有沙箱：它将在目录的副本中工作，除此之外没有任何限制（`signalbox doctor`）。',
  }
  return [...signIn, told]
}
