/** What the runtime adds to a proposal, and what a host may find, for tests that play the core without either. */
import type { Prepared } from '../src/core/contracts/acting.ts'
import type { DecisionEnvelope } from '../src/core/contracts/execution.ts'
import { effectOf, isKnownAction } from '../src/core/state/actions.ts'
import type { CommandOf } from '../src/core/state/commands.ts'
import { canonicalHash } from '../src/edge/canonical-hash.ts'

type Fence = { readonly dispatchId: string; readonly token: number }

export function proposal(fence: Fence, envelope: DecisionEnvelope): CommandOf<'propose'> {
  const { action = '', params } = envelope
  const reach = { effect: effectOf(action), paths: [] }
  return {
    type: 'propose',
    ...fence,
    envelope,
    hash: canonicalHash(envelope),
    content: canonicalHash({ action, params }),
    checked:
      envelope.type !== 'TOOL_CALL' || isKnownAction(action)
        ? { ok: true, value: { reach, risk: 'low', reasons: [] } }
        : { ok: false, problem: { code: 'E_INVALID_ARGS', cause: { kind: 'unknown_action', action } } },
  }
}

type Found = Partial<Pick<Prepared, 'risk' | 'confined' | 'pre'>> & { readonly path?: string }
/** A read is harmless, anything else is of medium risk, unless the test says otherwise. */
export function preparedAs(action: string, found: Found = {}): Prepared {
  const effect = effectOf(action)
  const { path = 'x', risk = effect === 'read' ? 'low' : 'medium', confined, pre = [] } = found
  const reach = effect === 'execute' ? { effect, paths: [], command: path } : { effect, paths: [path] }
  return { pre, risk, reasons: [], reach, ...(effect === 'execute' && { confined: confined ?? 'overlay' }) }
}

/** Stands for whatever was shown: another look shows something else. */
export const hashOfLook = (prepared: Prepared, look: number): string => canonicalHash({ prepared, look })
