/**
 * An AI member that is a language model. It is a function agent: each answer of the model is recorded once it is there, each tool call is
 * a proposal like that of any agent, and after a loss it goes on where it was.
 *
 * L1. A call whose answer is on disk is not made again: it is known by the hash of its request.
 * L2. Tools are used one at a time, in the order the model wrote them. A refusal is told to it as a result.
 * L3. What does not fit is sent back with the fault, at most twice in a row; then the task fails with E_MODEL (model-run.ts). Calls that it
 *     wrote as words count as calls, and an answer that was cut off goes on.
 * L4. After it has read anything that is not a person's or its own, a marker in its answer addresses only people and those its spec names
 *     in `next`. Anybody else is a suggestion that a person takes up.
 * L5. Before each call the budget is looked at; where it is used up, a person is asked.
 */
import { addressed } from '../agents/addressed.ts'
import { AgentFailed } from '../agents/agent-failed.ts'
import { inProcess } from '../agents/function.ts'
import type { AgentAnswer, AgentContext } from '../agents/function-context.ts'
import { languageIn } from '../agents/language.ts'
import type { Json } from '../core/state/commands.ts'
import { readMarkers } from '../core/text/markers.ts'
import type { AgentAdapter, Job } from '../ports.ts'
import { goOnWithin } from './budget.ts'
import { callsIn } from './calls-in-text.ts'
import { faultWords } from './fault-words.ts'
import { fitted, openingOf } from './messages.ts'
import { costOf, modelCall, type Spent } from './meter.ts'
import { ModelFailed } from './model-failed.ts'
import { endUnlessNew, type ModelMember, mostSteps, type Run, repair } from './model-run.ts'
import { expectedOf, type Formed } from './phases.ts'
import { fillPrompt, type Phase } from './prompts/prompt.ts'
import { prompts } from './prompts/prompts.ts'
import { type ModelReply, type ModelRequest, requestHash } from './request.ts'
import { summarised } from './summarise.ts'
import { use } from './use-tool.ts'
import { WorkspaceContexts } from './workspace-context.ts'

type Recorded = ModelReply & { readonly cost: number; readonly spent?: Spent; readonly prompt: string }
/** An answer that was cut off goes on until it has this many parts. */
const mostParts = 4

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
  const opening = openingOf(ctx, folder)
  const counts = { faults: 0, steps: 0, tries: 0, isReplayed: false, results: new Map(), parts: [] }
  return { ctx, job, member, open, lang, phase, expected, ...opening, spent: {}, ...counts }
}

async function work(run: Run): Promise<AgentAnswer> {
  for (let step = 0; ; step++, run.steps++) {
    if (run.steps >= mostSteps) await endUnlessNew(run, gaveUp(run))
    const mayGoOn = await goOnWithin({ ...run, meter: run.member.meter, budget: run.open.budget }) // L5
    if (!mayGoOn.ok) return mayGoOn.words
    if (step === 0) await shorten(run)
    const answer = await oneStep(run, step)
    if (answer !== undefined) return answer
  }
}

const gaveUp = ({ lang }: Run): ModelFailed =>
  new ModelFailed('E_MODEL', { kind: 'gave_up' }, faultWords[lang].tooManySteps(mostSteps))

/** Asks once and does what it calls for; gives the answer once there is one. */
async function oneStep(run: Run, step: number): Promise<AgentAnswer | undefined> {
  const { phase, expected, member, messages, lang } = run
  const reply = await ask(run, { phase, messages, schema: expected?.schema, tools: member.offers })
  const written = callsIn(
    reply.text,
    member.offers.map(({ name }) => name),
    step,
  ) // L3
  const calls = reply.calls.length > 0 ? reply.calls : written
  const text = calls === written && written.length > 0 ? '' : reply.text
  messages.push({ role: 'assistant', text, ...(calls.length > 0 && { calls }) })
  if (calls.length > 0) {
    run.parts = []
    for (const call of calls) await use(run, call, reply.ended === 'length') // L2
    return
  }
  if (reply.ended === 'withheld' && text.trim() === '') throw new ModelFailed('E_MODEL', { kind: 'model_withheld' })
  if (goesOn(run, reply)) return void messages.push({ role: 'user', text: faultWords[lang].goOn })
  const formed = await formOf(run, reply)
  if ('answer' in formed) return formed.answer
  await repair(run, formed.fault) // L3
  messages.push({ role: 'user', text: faultWords[lang].again(formed.fault) })
}

/** Words that were cut off are kept, and it may go on with them. */
function goesOn({ expected, parts }: Run, { text, ended }: ModelReply): boolean {
  if (expected || ended !== 'length' || text.trim() === '' || parts.length >= mostParts - 1) return false
  parts.push(text)
  return true
}

async function shorten(run: Run): Promise<void> {
  run.messages = await summarised(run.messages, run.open.entry.contextTokens, (messages, schema) =>
    ask(run, { phase: 'summariser', messages, schema }),
  )
}

type Asked = Pick<ModelRequest, 'messages' | 'tools'> & { readonly phase: Phase; readonly schema: Json | undefined }
/** L1. Only words without a schema are for people, and are streamed. */
async function ask(run: Run, asked: Asked): Promise<Recorded> {
  const { ctx, job, member, open, lang } = run
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
  run.isReplayed = true
  const recorded = await ctx.once(
    modelCall,
    async () => {
      run.isReplayed = false
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
  run.spent.now = recorded.spent
  return recorded
}

async function formOf(run: Run, { text, ended }: ModelReply): Promise<Formed> {
  const { expected, ctx, lang, parts } = run
  const say = faultWords[lang]
  if (expected) {
    const formed = await expected.form(text.trim(), ctx)
    if ('fault' in formed) return ended === 'length' ? { fault: say.cutOff } : formed
    return typeof formed.answer === 'string' ? { answer: answerOf(run, formed.answer) } : formed
  }
  const said = [...parts, text].join('').trim()
  if (said === '') return { fault: ended === 'length' ? say.cutOff : say.empty }
  return { answer: answerOf(run, ended === 'length' ? `${said}\n\n${say.endsHere}` : said) }
}

/** L4. */
function answerOf({ ctx, member, tainted }: Run, text: string): string {
  const { agentCalled, next } = member
  if (!tainted && !readMarkers(text).done) return text
  return addressed(text, { agentCalled, next, handoff: (agent) => ctx.handoff(agent), self: ctx.memberId })
}
