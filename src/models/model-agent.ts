/**
 * An AI member that is a language model. It is a function agent: each answer of the model is recorded once it is there, each tool call is
 * a proposal like that of any agent, and after a loss it goes on where it was.
 *
 * L1. A call whose answer is on disk is not made again: it is known by the hash of its request.
 * L2. Tools are used one at a time, in the order the model wrote them. A refusal is told to it as a result.
 * L3. What does not fit is sent back with the fault, at most twice in a row; then the task fails with E_MODEL.
 * L4. After it has read anything that is not a person's or its own, a marker in its answer addresses only people and those its spec names
 *     in `next`. Anybody else is a suggestion that a person takes up.
 * L5. Before each call the budget is looked at; where it is used up, a person is asked.
 */
import { addressed, type Called } from '../agents/addressed.ts'
import { AgentFailed } from '../agents/agent-failed.ts'
import { inProcess } from '../agents/function.ts'
import { ActFailed } from '../agents/function-acts.ts'
import type { AgentAnswer, AgentContext } from '../agents/function-context.ts'
import { type Locale, languageIn } from '../agents/language.ts'
import type { Json } from '../core/state/commands.ts'
import type { Spoken } from '../core/text/language.ts'
import { readMarkers } from '../core/text/markers.ts'
import type { AgentAdapter, Job } from '../ports.ts'
import { asData } from './as-data.ts'
import { type Budgeted, goOnWithin } from './budget.ts'
import { fitted, openingOf } from './messages.ts'
import { costOf, type Meter, modelCall, type Spent } from './meter.ts'
import { ModelFailed } from './model-failed.ts'
import type { Offer } from './offers.ts'
import type { OpenModel } from './open-models.ts'
import { type Expected, expectedOf, type Formed } from './phases.ts'
import { fillPrompt, type Phase } from './prompts/prompt.ts'
import { prompts } from './prompts/prompts.ts'
import { type ModelMessage, type ModelReply, type ModelRequest, requestHash, type ToolUse } from './request.ts'
import { summarised } from './summarise.ts'
import { WorkspaceContexts } from './workspace-context.ts'

export type ModelMember = {
  /** Opened with the first task. Rejects with ModelFailed where there is no such model. */
  readonly model: () => OpenModel | Promise<OpenModel>
  readonly offers: readonly Offer[]
  readonly meter: Meter
  readonly locale: Locale
  /** What the member is called and is for, and who else is there. */
  readonly about: (lang: Spoken) => { readonly name: string; readonly about: string; readonly members: string }
  /** AI members that it may always pass the turn to (L4). */
  readonly next?: readonly string[]
  /** The agents of the team by the ways to call them; people are not among them. */
  readonly agentCalled: (name: string) => Called | undefined
}

type Recorded = ModelReply & { readonly cost: number; readonly spent?: Spent; readonly prompt: string }
type Run = {
  readonly ctx: AgentContext
  readonly job: Job
  readonly member: ModelMember
  readonly open: OpenModel
  readonly lang: Spoken
  readonly phase: Phase
  readonly expected: Expected | undefined
  messages: ModelMessage[]
  tainted: boolean
  spent: Budgeted
  /** Faults in a row (L3). */
  faults: number
}

const mostSteps = 60
const repairs = 2

export function modelAgent(member: ModelMember): AgentAdapter {
  const contexts = new WorkspaceContexts()
  const agent = inProcess(async (ctx, job) => {
    try {
      return await work(await begin(ctx, job, { member, contexts }))
    } catch (thrown) {
      if (thrown instanceof ModelFailed)
        throw new AgentFailed({
          code: thrown.code,
          cause: thrown.why,
          ...(thrown.message && { message: thrown.message }),
        })
      throw thrown
    }
  })
  return {
    ...agent,
    close: async () => {
      await agent.close?.()
      contexts.close()
    },
  }
}

type Around = { readonly member: ModelMember; readonly contexts: WorkspaceContexts }
async function begin(ctx: AgentContext, job: Job, { member, contexts }: Around): Promise<Run> {
  const open = await member.model()
  const folder = await contexts.of(ctx, job, open.entry.contextTokens)
  const lang = languageIn(job, member.locale)
  const { phase, expected } = expectedOf(job)
  const { messages, tainted } = openingOf(ctx, folder)
  return { ctx, job, member, open, lang, phase, expected, messages, tainted, spent: {}, faults: 0 }
}

async function work(run: Run): Promise<AgentAnswer> {
  const { phase, expected } = run
  for (let step = 0; step < mostSteps; step++) {
    const mayGoOn = await goOnWithin({ ...run, meter: run.member.meter, budget: run.open.budget }) // L5
    if (!mayGoOn.ok) return mayGoOn.words
    if (step === 0) await shorten(run)
    const reply = await ask(run, { phase, messages: run.messages, schema: expected?.schema, tools: run.member.offers })
    run.messages.push({ role: 'assistant', text: reply.text, ...(reply.calls.length > 0 && { calls: reply.calls }) })
    if (reply.calls.length > 0) {
      for (const call of reply.calls) await use(run, call) // L2
      continue
    }
    const formed = await formOf(run, reply)
    if ('answer' in formed) return formed.answer
    repair(run, formed.fault) // L3
    run.messages.push({ role: 'user', text: `That does not fit: ${formed.fault}. Answer again.` })
  }
  throw new ModelFailed('E_MODEL', { kind: 'gave_up' })
}

async function shorten(run: Run): Promise<void> {
  run.messages = await summarised(run.messages, run.open.entry.contextTokens, (messages, schema) =>
    ask(run, { phase: 'summariser', messages, schema }),
  )
}

type Asked = Pick<ModelRequest, 'messages' | 'tools'> & { readonly phase: Phase; readonly schema: Json | undefined }
/** L1. Only words without a schema are for people, and are streamed. */
async function ask({ ctx, job, member, open, lang, spent }: Run, asked: Asked): Promise<Recorded> {
  const { phase, messages, schema, tools = [] } = asked
  const prompt = prompts[phase]
  const request: ModelRequest = {
    model: open.name,
    instructions: fillPrompt(prompt, lang, member.about(lang)),
    messages: fitted(messages, open.entry.contextTokens),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, schema: input }) => ({ name, description, schema: input })),
    }),
    ...(schema !== undefined && { schema }),
  }
  const recorded = await ctx.once(
    modelCall,
    async () => {
      const stillThere = setInterval(() => ctx.alive(), Math.max(1_000, job.leaseMs / 3))
      try {
        const onText = (delta: string): void => (schema === undefined ? ctx.say(delta) : ctx.alive())
        const reply = await open.ask(request, { signal: ctx.signal, onText })
        const cost = costOf(reply.usage, open.entry.price)
        const sum = member.meter.with(ctx.conversation, reply.usage, cost)
        return { ...reply, cost, model: open.entry.model, prompt: `${phase}@${prompt.version}`, spent: sum }
      } finally {
        clearInterval(stillThere)
      }
    },
    requestHash(request),
  )
  spent.now = recorded.spent
  return recorded
}

/** L2. */
async function use(run: Run, { id, name, input }: ToolUse): Promise<void> {
  const { ctx, member, messages } = run
  const tell = (text: string): void => void messages.push({ role: 'tool', id, name, text })
  const offer = member.offers.find((one) => one.name === name)
  const proposal = offer?.propose(input) ?? { fault: `there is no tool ${name}` }
  if ('fault' in proposal) {
    repair(run, proposal.fault)
    return tell(`Not done: ${proposal.fault}`)
  }
  run.faults = 0
  try {
    const output = await ctx.act(proposal.tool, proposal.input)
    run.tainted = true
    tell(asData(`${name} ${subjectOf(input)}`, offer?.shown(output) ?? ''))
  } catch (thrown) {
    if (!(thrown instanceof ActFailed)) throw thrown
    tell(asData(`${name} ${subjectOf(input)}`, `Not done (${thrown.code}): ${thrown.message}`))
  }
}

/** L3. */
function repair(run: Run, fault: string): void {
  if (++run.faults > repairs) throw new ModelFailed('E_MODEL', { kind: 'model_off_schema' }, fault.slice(0, 500))
}

/** What a call is about, in a word: its path, command or address. */
function subjectOf(input: Json): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return ''
  const { path, command, url, query, from } = input as Readonly<Record<string, Json>>
  const first = [path, command, url, query, from].find((value) => typeof value === 'string')
  return typeof first === 'string' ? first : ''
}

async function formOf(run: Run, { text }: ModelReply): Promise<Formed> {
  const said = text.trim()
  const formed = run.expected ? await run.expected.form(said, run.ctx) : inWords(said)
  return 'answer' in formed && typeof formed.answer === 'string' ? { answer: answerOf(run, formed.answer) } : formed
}

const inWords = (said: string): Formed => (said === '' ? { fault: 'the answer is empty' } : { answer: said })

/** L4. */
function answerOf({ ctx, member, tainted }: Run, text: string): string {
  const { agentCalled, next } = member
  if (!tainted && !readMarkers(text).done) return text
  return addressed(text, { agentCalled, next, handoff: (agent) => ctx.handoff(agent) })
}
