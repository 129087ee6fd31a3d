/**
 * What `signalbox explain envelope|result` answers: whether a raw text is a contract, and if not, where and why. A tool call whose
 * action nobody knows is none (SEC18).
 */

import { DecisionEnvelope, ToolResult } from '../core/contracts/execution.ts'
import { isKnownAction } from '../core/state/actions.ts'
import { readContract } from './read-contract.ts'

const kinds = { envelope: DecisionEnvelope, result: ToolResult } as const

type ContractAnswer = {
  readonly ok: boolean
  readonly code?: string
  readonly path?: string
  readonly message?: string
}

export function explainContract(kind: keyof typeof kinds, raw: string): ContractAnswer {
  const read = readContract<DecisionEnvelope | ToolResult>(kinds[kind], raw)
  if (read.ok) return unknownAction(read.value) ?? { ok: true }
  const { code, detail } = read.problem
  return { ok: false, code, path: String(detail.path), message: String(detail.message) }
}

function unknownAction(read: DecisionEnvelope | ToolResult): ContractAnswer | undefined {
  if (!('action' in read) || read.type !== 'TOOL_CALL' || isKnownAction(read.action)) return undefined
  return { ok: false, code: 'E_INVALID_ARGS', path: '$.action', message: `$.action is no known action: ${read.action}` }
}
