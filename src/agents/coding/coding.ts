/**
 * An AI member that is a coding agent: a program that edits files by itself. A turn is one start of it beside the workspace, and what it
 * changed is proposed as one decision; nothing lands before that is approved.
 *
 * Q1. That a turn begins is on disk before the program starts, and what came of it before anything is proposed. After a loss a turn that
 *     had begun and is not recorded may have cost or called something: it is `lost`, and a person decides. A recorded one goes on.
 * Q2. A refusal with a reason, or a file that somebody changed meanwhile, gives the agent another turn, at most three in all.
 * Q3. With the run everything that the program started ends.
 * Q4. Before each turn the budget of the conversation is looked at; where it is used up, a person is asked.
 * Q5. It has read what others wrote: whom its markers may address is for addressed.ts to say.
 */

import type { AsideRan } from '../../core/contracts/aside.ts'
import type { Cause } from '../../core/contracts/causes.ts'
import type { Json } from '../../core/state/commands.ts'
import type { Spoken } from '../../core/text/language.ts'
import type { AgentAdapter, Job } from '../../ports.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'
import { causeIn, problemIn } from '../../views/texts/causes.ts'
import { addressed } from '../addressed.ts'
import { inProcess } from '../function.ts'
import { ActFailed } from '../function-acts.ts'
import type { AgentContext } from '../function-context.ts'
import { hostAction } from '../host-action.ts'
import { type Locale, languageIn } from '../language.ts'
import { lastWords } from '../last-words.ts'
import { endOrphans } from '../process.ts'
import { listen, type Turn } from './heard.ts'
import type { CodingOptions, CodingPorts } from './options.ts'
import { presets } from './presets.ts'
import { promptOf } from './prompt.ts'
import { absentProgram, startOf } from './start.ts'
import { answerIn, failedIn, usedIn } from './words.ts'

type Recorded = Turn & Pick<AsideRan, 'tree' | 'paths' | 'dropped'>

const mostTurns = 3

/**
 * A coding agent as a member.
 *
 * @example
 * const claude = codingAgent({ preset: 'claude' }, { random, aside: host.aside })
 */
export function codingAgent(options: CodingOptions, ports: CodingPorts, locale: Locale = 'auto'): AgentAdapter {
  const running = new Set<Promise<unknown>>()
  const underWay = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => running.delete(done))
    running.add(done)
    return done
  }
  const { agentCalled = () => undefined } = ports
  const { repeatable: _, ...inner } = inProcess(async (ctx, job) => {
    const answer = await turns(ctx, {
      job,
      lang: languageIn(job, locale),
      options,
      mayGoOn: ports.mayGoOn,
      run: (work) => underWay(oneTurn(work, options, ports)),
    })
    return addressed(answer, {
      agentCalled,
      next: options.next,
      handoff: (agent) => ctx.handoff(agent),
      self: ctx.memberId,
    }) // Q5
  })
  endOrphans()
  return {
    ...inner,
    deliver(job, post) {
      const cause = missingFor(job, options, ports)
      if (cause === undefined) return inner.deliver(job, post)
      const { dispatchId, token } = job
      post({ type: 'nack', dispatchId, token, cause })
    },
    rejoin(job, post) {
      const { dispatchId, token, calls = [] } = job
      if (calls.at(-1)?.name === 'begin')
        post({ type: 'lost', dispatchId, token }) // Q1
      else inner.rejoin(job, post)
    },
    async close() {
      await inner.close?.()
      await Promise.allSettled(running)
    },
  }
}

/** What it cannot work without. A goal that forbids commands or the network forbids such an agent too. */
function missingFor({ workspace, denied = [] }: Job, options: CodingOptions, ports: CodingPorts): Cause | undefined {
  const missing = (words: string): Cause => ({ kind: 'no_resource', missing: words })
  if (!ports.aside) return missing('a data folder on disk')
  if (workspace === undefined) return missing('a workspace: start with --workspace DIR')
  const forbidden = denied.find((effect) => effect === 'network' || effect === 'execute')
  if (forbidden) return missing(`leave for ${forbidden}, which this goal forbids`)
  const program = absentProgram(options, ports)
  const { file } = options
  return program === undefined ? undefined : { kind: 'no_program', program, ...(file !== undefined && { file }) }
}

type Work = { readonly ctx: AgentContext; readonly job: Job; readonly lang: Spoken; readonly prompt: string }
type Around = {
  readonly job: Job
  readonly lang: Spoken
  readonly options: CodingOptions
  readonly mayGoOn: CodingPorts['mayGoOn']
  readonly run: (work: Work) => Promise<Recorded>
}

async function turns(ctx: AgentContext, { job, lang, options, mayGoOn, run }: Around): Promise<string> {
  let again: { why: string; paths: readonly string[] } | undefined
  for (let n = 1; ; n++) {
    const within = await mayGoOn?.(ctx, lang) // Q4
    if (within?.ok === false) return within.words
    await ctx.once('begin', () => n) // Q1
    const prompt = promptOf({ job, lang, again })
    const turn = await ctx.once('turn', async () => (await run({ ctx, job, lang, prompt })) as unknown as Json)
    const came = turn as unknown as Recorded
    const { tree, paths } = came
    if (tree === undefined) return answerIn(lang, came)
    const landing = hostAction({ action: 'land_changes', paths: options.paths ?? ['**'], changes: paths })
    const failed = await ctx.act(landing, { tree, paths: [...paths] }).then(() => undefined, asRefusal)
    if (!failed) return answerIn(lang, came)
    const why = failed.why ? causeIn(lang, failed.why) : failed.message
    if (n >= mostTurns || !mayTryAgain(failed)) return answerIn(lang, came, why)
    again = { why: failed.message, paths }
  }
}

function asRefusal(error: unknown): ActFailed {
  if (error instanceof ActFailed) return error
  throw error
}

/** Q2: a plain no is an answer. */
function mayTryAgain({ why, message }: ActFailed): boolean {
  if (why?.kind === 'file_conflict') return true
  return why?.kind === 'denied' && !message.endsWith(causeIn('en', why))
}

async function oneTurn(
  { ctx, job, lang, prompt }: Work,
  options: CodingOptions,
  ports: CodingPorts,
): Promise<Recorded> {
  const { aside } = ports
  if (!aside) throw new Error('there is nothing to run it with')
  const start = startOf(options, ports, prompt)
  const { translate, files, kept } = presets[options.preset]
  const heard = listen(translate, {
    say: (text) => ctx.say(start.mask(text)),
    step: (action, observation) => noteStep(ctx, start.mask(action), observation && start.mask(observation)),
  })
  const alive = setInterval(() => ctx.alive(), Math.max(1_000, job.leaseMs / 3))
  try {
    const ran = await aside({
      workspace: job.workspace ?? '',
      command: start.command,
      environment: start.environment,
      ...(start.input !== undefined && { input: start.input }),
      sees: start.sees,
      home: { files, kept },
      timeoutMs: (options.timeoutMinutes ?? 60) * 60_000,
      signal: ctx.signal,
      heard: heard.line,
      started: start.started,
    })
    if ('refused' in ran) throw new Error(problemIn('en', ran.refused))
    const turn = heard.turn()
    if (turn.used) noteStep(ctx, 'model', usedIn(lang, turn.used))
    return recordedOf(ran, turn, { mask: start.mask, lang, preset: options.preset })
  } finally {
    clearInterval(alive)
    start.endAll() // Q3
  }
}

type Telling = { readonly mask: (text: string) => string; readonly lang: Spoken; readonly preset: CodingPreset }
function recordedOf(ran: AsideRan, turn: Turn, telling: Telling): Recorded {
  const { mask, lang, preset } = telling
  if (ran.ended === 'timeout') throw new Error(failedIn(lang, { kind: 'timeout' }))
  const why = turn.problem ?? lastWords(ran.stderr)
  if (ran.exit !== 0 || turn.problem !== undefined)
    throw new Error(mask(failedIn(lang, { kind: 'failed', exit: ran.exit, why, preset })))
  const { tree, paths, dropped } = ran
  return { ...turn, answer: mask(turn.answer), ...(tree !== undefined && { tree }), paths, dropped }
}

const noteLength = 500
const noteStep = (ctx: AgentContext, action: string, observation?: string): void =>
  ctx.step({
    action: action.slice(0, noteLength).toWellFormed(),
    ...(observation && { observation: observation.slice(0, noteLength).toWellFormed() }),
  })
