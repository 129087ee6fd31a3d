/**
 * The host of tools that are written in code. What is none of theirs goes to the host behind it.
 *
 * H1. A person is shown what `describe` and `touches` make of the checked input, never the agent's words about it.
 * H2. A tool that throws may have done it: nobody knows, unless it throws NothingHappened.
 * H3. An id that is no read starts at most once here; the ledger of the core outlives the program.
 * H4. A tool whose output does not fit has run: a read is refused with what does not fit, anything else has failed.
 */
import type { Rated, Reach } from '../../core/contracts/acting.ts'
import type { AsideRan, AsideRun } from '../../core/contracts/aside.ts'
import type { ToolEnvelope } from '../../core/contracts/execution.ts'
import { must } from '../../core/contracts/result.ts'
import { jsonCopy } from '../../edge/json-copy.ts'
import { fitting } from '../../edge/read-contract.ts'
import type { CodeTool, Done, Refused, ToolCall, ToolHost } from '../../ports.ts'
import { NothingHappened } from './tool.ts'

type Any = CodeTool<unknown, unknown>

export function codeTools(tools: readonly Any[], behind: ToolHost): ToolHost {
  const byName = new Map<string, Any>()
  for (const one of tools) {
    must(!byName.has(one.name), `two tools are called ${one.name}`)
    byName.set(one.name, one)
  }
  const started = new Set<string>()
  const of = ({ envelope }: ToolCall): Any | undefined => byName.get(envelope.action)
  return {
    local: behind.local,
    check(call) {
      const own = byName.get(call.action)
      if (!own) return behind.check(call)
      const read = inputOf(own, call)
      return 'refused' in read ? read : rated(own, read.input)
    },
    prepare(call) {
      const own = of(call)
      if (!own) return behind.prepare(call)
      const read = inputOf(own, call.envelope)
      if ('refused' in read) return read
      const { reach, risk, reasons } = rated(own, read.input)
      const about = own.describe(read.input)
      return {
        pre: [],
        risk,
        reasons,
        reach,
        about,
        ...(own.verify || own.effect === 'read' ? {} : { evidence: 'none' }),
      }
    },
    execute(call) {
      const own = of(call)
      if (!own) return behind.execute(call)
      if (own.effect !== 'read' && started.has(call.envelope.decision_id)) throw new Error('it was started before')
      started.add(call.envelope.decision_id)
      return run(own, call)
    },
    land: (call, staged) => (of(call) ? { landed: [], left: [] } : behind.land(call, staged)),
    probe(call) {
      const own = of(call)
      return own ? probe(own, call) : behind.probe(call)
    },
    undo: (request) => behind.undo(request),
    finish: () => behind.finish?.(),
    close: () => behind.close?.(),
    ...(behind.context && { context: behind.context.bind(behind) }),
    ...(behind.aside && { aside: (asked: AsideRun) => behind.aside?.(asked) as Promise<AsideRan | Refused> }),
  }
}

function inputOf(own: Any, { params }: Pick<ToolEnvelope, 'params'>): { readonly input: unknown } | Refused {
  const read = fitting(own.input, params)
  return 'fits' in read ? { input: read.fits } : refused('E_INVALID_ARGS', read.fault)
}

const refused = (code: 'E_INVALID_ARGS' | 'E_IO', message: string): Refused => ({
  refused: { code, message: message.slice(0, 4_000).toWellFormed() },
})

function rated({ effect, touches, risk }: Any, input: unknown): Rated {
  const { paths = [], ...reach }: Partial<Omit<Reach, 'effect'>> = touches?.(input) ?? {}
  return { reach: { effect, paths, ...reach }, risk: risk ?? (effect === 'read' ? 'low' : 'medium'), reasons: [] }
}

type Execution = Parameters<ToolHost['execute']>[0]
async function run(own: Any, { envelope, signal }: Execution): Promise<Done | Refused> {
  const read = inputOf(own, envelope)
  if ('refused' in read) return read
  const { decision_id } = envelope
  try {
    const about = { signal, idempotencyKey: decision_id }
    const came = await own.run(read.input, about)
    const given = outputOf(own, came)
    if ('fault' in given) return spoiled(own, decision_id, given.fault)
    const { output } = given
    const holds = own.verify ? await own.verify(read.input, output, about) : true
    const stdout = output === undefined ? '' : JSON.stringify(output)
    const verified = own.verify ? [own.name] : []
    return {
      result: { decision_id, exit_code: 0, stdout, stderr: '', artifacts: [] },
      evidence: { met: holds ? verified : [], missing: holds ? [] : verified, unexpected: [], out_of_scope: [] },
    }
  } catch (error) {
    if (error instanceof NothingHappened) return refused('E_IO', error.message)
    throw error // H2
  }
}

function outputOf(own: Any, came: unknown): { readonly output: unknown } | { readonly fault: string } {
  if (!own.output) return { output: undefined }
  const read = fitting(own.output, came)
  if ('fault' in read) return read
  try {
    return { output: jsonCopy(read.fits, 'it') }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** H4. */
function spoiled({ effect }: Any, decision_id: string, fault: string): Done | Refused {
  const words = `its output does not fit its schema: ${fault}`
  if (effect === 'read') return refused('E_IO', words)
  const stderr = words.slice(0, 4_000).toWellFormed()
  return {
    result: { decision_id, exit_code: 1, stdout: '', stderr, artifacts: [] },
    evidence: { met: [], missing: [], unexpected: [], out_of_scope: [] },
  }
}

async function probe(own: Any, { envelope }: ToolCall): Promise<'applied' | 'not_applied' | 'unknown'> {
  const read = inputOf(own, envelope)
  if ('refused' in read || !own.probe) return 'unknown'
  const found = await own.probe(read.input, { idempotencyKey: envelope.decision_id })
  return typeof found === 'string' ? found : 'applied'
}
