/** Opens the terminal on a data folder and closes everything when the person leaves. The runtime is in another thread. */
import { render } from 'ink'
import { createElement as h } from 'react'
import type { HostOptions } from '../client/protocol.ts'
import { openWorkerClient } from '../client/worker-client.ts'
import { ok, type Result } from '../core/contracts/result.ts'
import type { Lang } from '../core/text/language.ts'
import { endNotice } from '../terminal/startup-keys.ts'
import { App } from './app.ts'
import { Controller } from './controller.ts'
import { readDrafts, saveDrafts } from './drafts.ts'
import { draftsOf } from './model.ts'
import { themeFor } from './theme.ts'

type Env = Readonly<Record<string, string | undefined>>
type TerminalOptions = {
  readonly folder: string
  /** What understands messages. */
  readonly engine?: HostOptions['engine']
  readonly lang: Lang
  /** It is that of what the person writes. */
  readonly isLangOpen?: boolean
  /** Who is typing. */
  readonly as?: string
  readonly env: Env
  /** The folder that new conversations work in. */
  readonly workspace?: string
  /** Begins a conversation with it at once. */
  readonly team?: { readonly id: string; readonly folder: string }
  readonly log: NonNullable<HostOptions['log']>
}

/** Over SSH every frame is bytes: twenty a second are smooth enough, and only changed lines are sent. */
const framesPerSecond = 20

/** Resolves with the language that was used last, or is refused where the folder cannot be used. */
export async function openTerminal(options: TerminalOptions): Promise<Result<{ lang: Lang }>> {
  const { folder, lang, isLangOpen, as, engine, env, log, workspace, team } = options
  const told = { folder, engine, workspace, teamFolder: team?.folder, paceMs: paceOf(env), log: besideTheScreen(log) }
  const opened = await openWorkerClient(told)
  if (!opened.ok) return opened
  const client = opened.value
  const linear = env.INK_SCREEN_READER === 'true'
  const controller = new Controller(client, {
    lang,
    isLangOpen,
    as,
    size: sizeNow(),
    now: Date.now(),
    drafts: readDrafts(folder),
    leave: () => app.unmount(),
  })
  await controller.list()
  if (team) await controller.begin(team.id)
  endNotice()
  const app = render(h(App, { controller, theme: themeFor(env), linear }), {
    exitOnCtrlC: false,
    interactive: true,
    alternateScreen: !linear,
    incrementalRendering: !linear,
    isScreenReaderEnabled: linear,
    maxFps: framesPerSecond,
  })
  const resized = (): void => controller.resize(sizeNow())
  const restore = (): void => app.unmount() // the report of a crash must not be written over our screen
  process.prependListener('uncaughtException', restore).prependListener('unhandledRejection', restore)
  process.stdout.on('resize', resized)
  const clock = linear ? undefined : setInterval(() => controller.tick(Date.now()), 1_000)
  await app.waitUntilExit()
  clearInterval(clock)
  process.stdout.off('resize', resized)
  process.off('uncaughtException', restore).off('unhandledRejection', restore)
  saveDrafts(folder, draftsOf(controller.model()))
  await client.close()
  return ok({ lang: controller.model().lang })
}

/** A log on the same terminal would be written over the screen. */
const besideTheScreen = (log: TerminalOptions['log']): HostOptions['log'] =>
  log.target.file === undefined && process.stderr.isTTY ? undefined : log

const sizeNow = () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 })

/** How fast the sample agents write; tests and slow readers set it. */
function paceOf(env: Env): number | undefined {
  const pace = Number(env.SIGNALBOX_PACE_MS)
  return Number.isFinite(pace) && pace > 0 ? pace : undefined
}
