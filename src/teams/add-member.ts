/** Puts a member into the text of a team.yaml: one line behind the last member, and not one other character changes. */
import { isMap, isSeq, parseDocument } from 'yaml'

/** Undefined: the file has no list of members to add to. */
export function addMember(text: string, line: string): string | undefined {
  const document = parseDocument(text, { prettyErrors: false })
  const members = isMap(document.contents) ? document.contents.get('members', true) : undefined
  if (document.errors.length > 0 || !isSeq(members)) return
  if (members.flow || members.items.length === 0) {
    members.items.push(parseDocument(line).contents)
    return document.toString({ lineWidth: 0 })
  }
  const last = members.items.at(-1) as { range?: [number, number, number] }
  const first = members.items[0] as { range?: [number, number, number] }
  if (!last.range || !first.range) return
  const dash = text.lastIndexOf('-', first.range[0])
  const indent = text.slice(text.lastIndexOf('\n', dash) + 1, dash)
  const end = lineEnd(text, contentEnd(text, last.range[1]))
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  return `${text.slice(0, end)}${newline}${indent}- ${line}${text.slice(end)}`
}

/** A block ends behind its line break; its last character stands before it. */
const contentEnd = (text: string, end: number): number => text.slice(0, end).trimEnd().length

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  if (at < 0) return text.length
  return text[at - 1] === '\r' ? at - 1 : at
}
