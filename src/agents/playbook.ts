/** AI members that follow a plan kept on disk. A job that no playbook is for is refused, naming what is missing. */
import type { AgentAdapter } from '../ports.ts'
import type { Slot } from '../teams/agent-spec.ts'
import type { Playbook } from '../teams/playbook.ts'
import type { Reply } from './form-fill.ts'
import { inProcess } from './function.ts'
import { ActFailed } from './function-acts.ts'
import type { AgentContext } from './function-context.ts'
import { hostAction } from './host-action.ts'
import { type Locale, languageIn, textIn } from './language.ts'
import { choosePlaybook, runPlaybook } from './playbook-run.ts'

type PlaybookOptions = {
  readonly playbooks: readonly Playbook[]
  /** The agent's own slots. */
  readonly slots?: readonly Slot[]
  readonly locale?: Locale
}

type Followed = ReturnType<typeof runPlaybook>
type Following = {
  readonly playbook: Playbook
  readonly own: readonly Slot[]
  readonly turn: Parameters<typeof runPlaybook>[2]
}

/** One action after the other. One that is denied or refused ends it there: what was done stays, and is told. */
async function carryOn(ctx: AgentContext, { playbook, own, turn }: Following, first: Followed): Promise<Reply> {
  const said: string[] = []
  let update: Reply['slots_update'] = {}
  for (let followed = first; ; ) {
    const { acts, result } = followed
    if (result.user_response !== '') said.push(result.user_response)
    update = { ...update, ...result.slots_update }
    if (!acts) return { ...result, slots_update: update, user_response: said.join('\n') }
    const { action, params, paths, changes, timeout_ms: timeoutMs } = acts.does
    const done = await ctx.act(hostAction({ action, paths, changes, timeoutMs }), params).catch(notDone)
    if ('why' in done)
      return {
        ...result,
        slots_update: update,
        user_response: [...said, `${stopped[turn.lang]}${done.why}`].join('\n'),
      }
    const slots = { ...acts.values, result: done.stdout.slice(0, 4_000) }
    followed = runPlaybook(playbook, own, { ...turn, slots }, acts.step)
    for (const step of followed.steps) ctx.step(step)
  }
}

const stopped = { en: 'Not done: ', zh: '未完成：' } as const
function notDone(error: unknown): { why: string } {
  if (error instanceof ActFailed) return { why: error.message }
  throw error
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
    for (const step of followed.steps) ctx.step(step)
    return followed.acts ? carryOn(ctx, { playbook, own, turn }, followed) : followed.result
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
