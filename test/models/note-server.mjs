// A server of tools with one tool: it reads the file that it was started with.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const file = process.argv[2]
const tools = [{ name: 'read_note', description: 'Reads the note.', inputSchema: { type: 'object', properties: {} } }]
const serverInfo = { name: 'notes', version: '1' }
const answers = {
  initialize: () => ({ protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo }),
  'tools/list': () => ({ tools }),
  'tools/call': () => ({ content: [{ type: 'text', text: readFileSync(file, 'utf8') }] }),
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line)
  if (id === undefined) continue
  const result = answers[method]?.()
  const answer = result ? { result } : { error: { code: -32601, message: 'no such method' } }
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`)
}
