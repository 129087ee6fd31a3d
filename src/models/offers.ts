/**
 * The tools that a model is offered, and what its calls become: proposals of the workspace's actions, or of tools of the program. What a
 * model writes is checked against the tool's own schema first; what it may do is not decided here.
 */
import { z } from 'zod'
import { hostAction } from '../agents/host-action.ts'
import type { ToolResult } from '../core/contracts/execution.ts'
import type { Json } from '../core/state/commands.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { CodeTool } from '../ports.ts'
import { ownReach } from '../tools/own-reach.ts'
import { actions } from '../tools/registry.ts'
import type { ToolOffer } from './request.ts'

type Proposal = { readonly tool: CodeTool<unknown, unknown>; readonly input: unknown }
export type Offer = ToolOffer & {
  /** What the call would do, or what is wrong with its input. */
  readonly propose: (input: Json) => Proposal | { readonly fault: string }
  readonly shown: (output: unknown) => string
}

/** Words for the model; they are part of its prompt. */
const about: Readonly<Record<string, string>> = {
  read_file: 'Reads a text file of the workspace.',
  list_files: 'Lists the files of a folder of the workspace.',
  search: 'Searches the files of the workspace for words, or for a regular expression.',
  ensure_file: 'Makes a file; does nothing if it is there with that content.',
  write_file: 'Makes a file, or replaces all of its content.',
  apply_patch: 'Applies a unified diff to files of the workspace.',
  move: 'Moves or renames a file.',
  delete_file: 'Deletes a file.',
  run_terminal_cmd:
    'Runs a shell command in the workspace. List in `changes` the paths or patterns of the files that it will create, modify or delete: other changes are not kept. List in `network` the hosts that it has to reach.',
  fetch_url: 'Fetches an address from the web.',
}

/** Every exit code is an answer that the model reads. */
const okExit = Array.from({ length: 256 }, (_, code) => code)
const Changes = z.array(z.string().max(4_096)).max(100).default([])

/** Names that nobody knows are left out: read-team.ts names them. */
export function offersOf(names: readonly string[], tools: readonly CodeTool<unknown, unknown>[] = []): Offer[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  return names.flatMap((name) => {
    const own = byName.get(name)
    if (own) return offerOfTool(own)
    return Object.hasOwn(actions, name) ? offerOfAction(name) : []
  })
}

function offerOfTool(tool: CodeTool<unknown, unknown>): Offer {
  return {
    name: tool.name,
    description: tool.name.replaceAll('_', ' '),
    schema: z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' }) as Json,
    propose: (input) => {
      const read = checkContract(tool.input, input)
      return read.ok ? { tool, input: read.value } : { fault: faultOf(read.problem.detail) }
    },
    shown: (output) => (output === undefined ? 'done' : JSON.stringify(output)),
  }
}

function offerOfAction(name: string): Offer {
  const action = actions[name] as (typeof actions)[string]
  const isCommand = name === 'run_terminal_cmd'
  const schema = z.toJSONSchema(action.params, { io: 'input', unrepresentable: 'any' }) as JsonObject
  const changes = { type: 'array', items: { type: 'string' } }
  const { ok_exit: _, ...properties } = (schema.properties ?? {}) as JsonObject
  return {
    name,
    description: about[name] ?? name,
    schema: isCommand ? { ...schema, properties: { ...properties, changes } } : schema,
    propose: (written) => {
      const { changes: listed, ...rest } = isObject(written) ? written : ({} as JsonObject)
      const params = isCommand ? { ...rest, ok_exit: okExit } : written
      const read = checkContract(action.params, params)
      if (!read.ok) return { fault: faultOf(read.problem.detail) }
      const expected = Changes.safeParse(isCommand ? (listed ?? []) : [])
      if (!expected.success) return { fault: 'changes must be a list of paths' }
      const { paths, changes: own } = ownReach(name, read.value)
      const changing = isCommand ? expected.data : own
      return { tool: hostAction({ action: name, paths, changes: changing }) as Proposal['tool'], input: read.value }
    },
    shown: (output) => reportOf(output as ToolResult, isCommand),
  }
}

type JsonObject = { readonly [key: string]: Json }
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const faultOf = (detail: object): string => ('message' in detail ? String(detail.message) : 'the input does not fit')

const reportOf = ({ exit_code, stdout, stderr }: ToolResult, isCommand: boolean): string =>
  [isCommand ? `exit code ${exit_code}` : '', stdout, stderr].filter((part) => part !== '').join('\n') || 'done'
