/** What `signalbox explain envelope|result` answers: whether a raw text is a contract, and if not, where and why. */
import { DecisionEnvelope, ToolResult } from '../core/contracts/execution.ts'
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
  if (read.ok) return { ok: true }
  const { code, detail } = read.problem
  return { ok: false, code, path: String(detail.path), message: String(detail.message) }
}
