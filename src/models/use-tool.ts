/**
 * A tool call of a model becomes a proposal, and what came of it is told to the model as data. A refusal is told as well, with the reason.
 * A call whose result is the same for the third time is a fault: small models go round in circles.
 */
import { ActFailed } from '../agents/function-acts.ts'
import type { Json } from '../core/state/commands.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'
import { asData } from './as-data.ts'
import { plainName } from './calls-in-text.ts'
import { faultWords } from './fault-words.ts'
import { type Run, repair } from './model-run.ts'
import type { Offer } from './offers.ts'
import type { ToolUse } from './request.ts'

const mostRepeats = 2

/** `isCut`: the answer ended in the middle, perhaps in this call. */
export async function use(run: Run, { id, name, input }: ToolUse, isCut: boolean): Promise<void> {
  const say = faultWords[run.lang]
  const { offers } = run.member
  const tell = (text: string): void => void run.messages.push({ role: 'tool', id, name, text })
  const names = offers.map((one) => one.name)
  const offer = offers.find((one) => one.name === plainName(name, names))
  const proposal = offer?.propose(input) ?? { fault: say.noTool(name, names) }
  if ('fault' in proposal || offer === undefined) {
    const fault = 'fault' in proposal && !(isCut && offer) ? proposal.fault : say.cutOff
    await repair(run, fault)
    return tell(say.notDone(fault))
  }
  const told = asData(`${offer.name} ${subjectOf(input)}`, await resultOf(run, offer, proposal))
  if (!isAgain(run, { name, input, told })) {
    run.faults = 0
    return tell(told)
  }
  const fault = say.repeated(offer.name)
  await repair(run, fault)
  tell(`${told}\n${say.again(fault)}`)
}

type Proposal = Exclude<ReturnType<Offer['propose']>, { readonly fault: string }>
async function resultOf(run: Run, offer: Offer, { tool, input }: Proposal): Promise<string> {
  try {
    const output = await run.ctx.act(tool, input)
    run.tainted = true
    return offer.shown(output)
  } catch (thrown) {
    if (!(thrown instanceof ActFailed)) throw thrown
    return `Not done (${thrown.code}): ${thrown.message}`
  }
}

function isAgain({ results }: Run, call: { name: string; input: Json; told: string }): boolean {
  const key = canonicalHash(call)
  const before = results.get(key) ?? 0
  results.set(key, before + 1)
  return before >= mostRepeats
}

/** What a call is about, in a word: its path, command or address. */
function subjectOf(input: Json): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return ''
  const { path, command, url, query, from } = input as Readonly<Record<string, Json>>
  const first = [path, command, url, query, from].find((value) => typeof value === 'string')
  return typeof first === 'string' ? first : ''
}
