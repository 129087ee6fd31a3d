/**
 * Tool calls that a model wrote as words. Small local models, and servers that do not know a model's format, put them into the text. They
 * become proposals like any other call, and are checked, shown and approved like any other.
 *
 * W1. Between marks that only stand for a call, any name counts. Bare JSON counts where it is the whole answer or its last fenced block,
 *     and where it names a tool that was offered: an example in an answer is not a call.
 */
import type { Json } from '../core/state/commands.ts'
import { objectIn } from './json-in-text.ts'
import type { ToolUse } from './request.ts'

type Fields = Readonly<Record<string, unknown>>
type Written = { readonly name: string; readonly input: Json }

const marked = [
  /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g,
  /<\|?tool_call\|?>([\s\S]*?)(?:<\|?\/?tool_call\|?>|$)/g,
  /\[TOOL_CALLS\]\s*([\s\S]*)$/g,
]
const named = /<function=([\w.-]+)>([\s\S]*?)(?:<\/function>|$)/g
const fence = /```(?:json|tool_call|tool_code|xml)?[ \t]*\n/g

/** The calls in a text; `before` keeps their ids apart from those of earlier answers. */
export function callsIn(text: string, offered: readonly string[], before: number): ToolUse[] {
  if (offered.length === 0 || !/[{<[]/.test(text)) return []
  const found = inMarks(text)
  const written =
    found.length > 0 ? found : inJson(text).filter(({ name }) => offered.includes(plainName(name, offered)))
  return written.map(({ name, input }, i) => ({ id: `said_${before}_${i}`, name: plainName(name, offered), input }))
}

/** A tool with a namespace before it (`functions.read_file`) is the tool. */
export function plainName(name: string, offered: readonly string[]): string {
  if (offered.includes(name)) return name
  return offered.find((one) => name.endsWith(`.${one}`) || name.endsWith(`:${one}`) || name.endsWith(`/${one}`)) ?? name
}

function inMarks(text: string): Written[] {
  const byName = [...text.matchAll(named)].map(([, name = '', input = '']) => ({ name, input: inputOf(input.trim()) }))
  if (byName.length > 0) return byName
  for (const mark of marked) {
    const calls = [...text.matchAll(mark)].flatMap(([, inside]) => callsOf(objectIn(inside)))
    if (calls.length > 0) return calls
  }
  return []
}

const inJson = (text: string): Written[] => callsOf(objectIn(text) ?? objectIn(lastFenced(text.trimEnd())))

/** What stands in a block at the very end. */
function lastFenced(text: string): string | undefined {
  if (!text.endsWith('```')) return
  const inside = text.slice(0, -3)
  const open = [...inside.matchAll(fence)].at(-1)
  return open && inside.slice(open.index + open[0].length)
}

function callsOf(value: unknown): Written[] {
  if (Array.isArray(value)) return value.flatMap(callsOf)
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Fields
  if (Array.isArray(fields.tool_calls)) return fields.tool_calls.flatMap(callsOf)
  if (typeof fields.function === 'object') return callsOf(fields.function)
  const name = [fields.name, fields.tool, fields.tool_name, fields.function].find((one) => typeof one === 'string')
  const input = [fields.arguments, fields.parameters, fields.input, fields.args].find((one) => one !== undefined)
  return typeof name === 'string' && input !== undefined ? [{ name, input: inputOf(input) }] : []
}

/** Some write the input as JSON inside of a string. */
const inputOf = (input: unknown): Json =>
  typeof input === 'string' ? ((objectIn(input) as Json) ?? input) : (input as Json)
