/** AI members that follow a plan kept on disk. A job that no playbook is for is refused, naming what is missing. */
import type { Spoken } from '../core/text/language.ts'
import type { AgentAdapter } from '../ports.ts'
import type { Slot } from '../teams/agent-spec.ts'
import type { Playbook } from '../teams/playbook.ts'
import { causeIn } from '../views/texts/causes.ts'
import { reportIn } from '../views/texts/reports.ts'
import type { Reply } from './form-fill.ts'
import { inProcess } from './function.ts'
import { ActFailed } from './function-acts.ts'
import type { AgentContext } from './function-context.ts'
import { hostAction } from './host-action.ts'
import { type Locale, languageIn, textIn } from './language.ts'
import { choosePlaybook, runPlaybook } from './playbook-run.ts'
import { type Checked, isRed, redLines } from './red-check.ts'

/** The plans of a playbook agent, and the slots they may ask for. */
export type PlaybookOptions = {
  readonly playbooks: readonly Playbook[]
  /** The agent's own slots. */
  readonly slots?: readonly Slot[]
  readonly locale?: Locale
}

type Followed = ReturnType<typeof runPlaybook>
type Does = NonNullable<Followed['acts']>['calls'][number]
type Following = {
  readonly playbook: Playbook
  readonly own: readonly Slot[]
  readonly turn: Parameters<typeof runPlaybook>[2]
  readonly task: string
}

/** One action after the other. One that is denied or refused ends it there: what was done stays, and is told. */
async function carryOn(ctx: AgentContext, { playbook, own, turn, task }: Following, first: Followed): Promise<Reply> {
  const said: string[] = []
  let update: Reply['slots_update'] = {}
  let hasActed = false
  for (let followed = first; ; ) {
    const { acts, result } = followed
    if (result.user_response !== '') said.push(result.user_response)
    update = { ...update, ...result.slots_update }
    if (!acts) return { ...result, slots_update: update, user_response: said.join('\n') }
    const { check } = acts.step.do ?? {}
    const renamed = new Map<string, string>()
    const done = await carryOut(ctx, acts.calls, { lang: turn.lang, renamed })
    if ('why' in done)
      return {
        ...result,
        slots_update: { ...update, checked: 'not_done' },
        user_response: [...said, `${stopped[turn.lang]}${done.why}`].join('\n'),
      }
    const [red, ...others] = check ? done.filter(({ result }) => isRed(check, result)) : []
    if (check && red) {
      const undone = hasActed ? [await takeBack(ctx, task, turn.lang)] : []
      const told = [...said, ...redLines({ check, red: [red, ...others], undone }, turn.lang)]
      return { ...result, slots_update: { ...update, checked: 'failed' }, user_response: told.join('\n') }
    }
    hasActed ||= check === undefined
    if (check) update = { ...update, checked: 'passed' }
    const printed = done.map(({ result }) => result.stdout).join('')
    const slots = { ...withNames(acts.values, renamed), result: reportIn(turn.lang, printed.slice(0, 4_000)) }
    followed = runPlaybook(playbook, own, { ...turn, slots }, acts.step)
    for (const step of followed.steps) ctx.step(step)
  }
}

type Beside = { readonly lang: Spoken; readonly renamed: Map<string, string> }
/** Its calls one after the other, up to the first that is not done. */
async function carryOut(
  ctx: AgentContext,
  calls: readonly Does[],
  beside: Beside,
): Promise<readonly Checked[] | { why: string }> {
  const all: Checked[] = []
  for (const call of calls) {
    const done = await carryOutOne(ctx, call, beside)
    if ('why' in done) return done
    all.push(done)
  }
  return all.length > 0 ? all : { why: '' }
}

/** A file that is not there by the name that was said, but by one like it, is taken by that one. */
async function carryOutOne(
  ctx: AgentContext,
  call: Does,
  beside: Beside,
  tries = mostNames,
): Promise<Checked | NotDone> {
  const { lang, renamed } = beside
  const { action, params, paths, changes, check, timeout_ms: timeoutMs } = withNames(call, renamed)
  const asked = check && action === 'run_terminal_cmd' ? { ok_exit: anyExit, ...params } : params
  const result = await ctx.act(hostAction({ action, paths, changes, timeoutMs }), asked).catch(notDone(action, lang))
  if (!('why' in result))
    return { action, command: typeof params.command === 'string' ? params.command : undefined, result }
  if (!result.meant || tries === 0) return result
  renamed.set(result.meant.said, result.meant.near)
  return carryOutOne(ctx, call, beside, tries - 1)
}
const mostNames = 10

/** «readme» is README.md wherever it is named: whoever is asked, or told, sees the file that is there. */
function withNames<T>(value: T, renamed: ReadonlyMap<string, string>): T {
  if (renamed.size === 0) return value
  if (typeof value === 'string') {
    const [, name = value, inside = ''] = /^(.*?)(\/\*\*)?$/s.exec(value) ?? []
    return (renamed.has(name) ? `${renamed.get(name)}${inside}` : value) as T
  }
  if (Array.isArray(value)) return value.map((one) => withNames(one, renamed)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNames(one, renamed)])) as T
}

/** A check that is red is a fact, not a fault of the command. */
const anyExit = Array.from({ length: 256 }, (_, code) => code)

/** What this task changed before its check was red. A person is asked, as for any change; whoever says no keeps it. */
async function takeBack(ctx: AgentContext, task: string, lang: Spoken): Promise<string> {
  const undo = hostAction({ action: 'undo', paths: ['**'], changes: ['**'] })
  const done = await ctx.act(undo, { task }).catch(notDone('undo', lang))
  return 'why' in done ? `${kept[lang]}${done.why}` : `${restored[lang]}${reportIn(lang, done.stdout)}`
}
const restored = { en: 'So it was taken back: ', zh: '因此已撤销：' } as const
const kept = { en: 'The changes stay: ', zh: '改动保留：' } as const

const stopped = { en: 'Not done: ', zh: '未完成：' } as const
const colon = { en: ': ', zh: '：' } as const
type NotDone = { readonly why: string; readonly meant?: { readonly said: string; readonly near: string } }
/** Agents are told in English, with the name of the action; a person reads it in their language, with the words that somebody else said. */
const notDone =
  (action: string, lang: Spoken) =>
  (error: unknown): NotDone => {
    if (!(error instanceof ActFailed)) throw error
    const { why: cause, message } = error
    if (cause?.kind === 'file_conflict' && cause.near !== undefined)
      return { why: causeIn(lang, cause), meant: { said: cause.path, near: cause.near } }
    const said = message.startsWith(`${action}: `) ? message.slice(action.length + 2) : message
    const told = cause && causeIn('en', cause)
    if (!told || !said.startsWith(told)) return { why: said }
    return { why: `${causeIn(lang, cause)}${said.slice(told.length).replace(/^: /, colon[lang])}` }
  }

/**
 * An AI member that follows plans kept on disk.
 *
 * @example
 * const agent = playbookAgent({ playbooks: loaded.playbooks, slots: loaded.spec.slots })
 */
export function playbookAgent({ playbooks, slots: own = [], locale = 'auto' }: PlaybookOptions): AgentAdapter {
  const chosen = (slots: Parameters<typeof textIn>[0]): Playbook | undefined =>
    choosePlaybook(playbooks, textIn(slots, 'intent') || undefined)
  const running = inProcess((ctx, job) => {
    const { slots } = job.body
    const playbook = chosen(slots)
    if (!playbook) throw new Error('there is no playbook for this')
    const turn = { slots, lang: languageIn(job, locale) }
    const followed = runPlaybook(playbook, own, turn)
    if (!job.started) for (const step of followed.steps) ctx.step(step) // they were told before the program was started again
    return followed.acts ? carryOn(ctx, { playbook, own, turn, task: job.body.task_id }, followed) : followed.result
  })
  return {
    ...running,
    deliver(job, post) {
      const { dispatchId, token, body } = job
      if (chosen(body.slots)) return running.deliver(job, post)
      const missing = `a playbook for ${textIn(body.slots, 'intent') || 'this'}`
      post({ type: 'nack', dispatchId, token, cause: { kind: 'no_resource', missing } })
    },
  }
}
