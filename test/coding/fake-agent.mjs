#!/usr/bin/env node
// A stand-in for the coding agents: it does what its task says, and prints it in the stream of the program whose name it has.
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const name = basename(process.argv[1])
const asked = process.argv.find((arg) => arg.includes('Your task:')) ?? readFileSync(0, 'utf8')
const task = asked.slice(asked.lastIndexOf('Your task:'))
const print = (value) => console.log(typeof value === 'string' ? value : JSON.stringify(value))

const streams = {
  claude: {
    begin: () => print({ type: 'system', subtype: 'init', model: 'fake' }),
    tool: (tool, path) =>
      print({
        type: 'assistant',
        message: { content: [{ type: 'tool_use', name: tool, input: { file_path: path } }] },
      }),
    end: (text) => {
      print({ type: 'assistant', message: { content: [{ type: 'text', text }] } })
      const usage = { input_tokens: 8, cache_read_input_tokens: 2, output_tokens: 5 }
      print({ type: 'result', subtype: 'success', is_error: false, result: text, total_cost_usd: 0.25, usage })
    },
    fail: (text) => print({ type: 'result', subtype: 'error_during_execution', is_error: true, result: text }),
  },
  codex: {
    begin: () => print({ type: 'thread.started', thread_id: 'x' }),
    tool: (tool, path) => {
      const item = { id: 'item_1', type: 'command_execution', command: `${tool} ${path}`, exit_code: 0 }
      print({ type: 'item.started', item: { ...item, exit_code: null } })
      print({ type: 'item.completed', item })
    },
    end: (text) => {
      print({ type: 'item.completed', item: { id: 'item_2', type: 'agent_message', text } })
      print({ type: 'turn.completed', usage: { input_tokens: 10, cached_input_tokens: 0, output_tokens: 5 } })
    },
    fail: (text) => print({ type: 'turn.failed', error: { message: text } }),
  },
  gemini: {
    begin: () => print({ type: 'init', model: 'fake' }),
    tool: (tool, path) => print({ type: 'tool_use', tool_name: tool, parameters: { file_path: path } }),
    end: (text) => {
      for (const content of [text.slice(0, 4), text.slice(4)])
        print({ type: 'message', role: 'assistant', content, delta: true })
      print({ type: 'result', status: 'success', stats: { input_tokens: 10, output_tokens: 5 } })
    },
    fail: (text) => print({ type: 'result', status: 'error', error: { message: text } }),
  },
  goose: {
    begin: () => print('    __( O)>  goose is ready'),
    tool: (tool, path) => {
      const toolCall = { status: 'success', value: { name: tool, arguments: { path } } }
      print({ type: 'message', message: { role: 'assistant', content: [{ type: 'toolRequest', toolCall }] } })
    },
    end: (text) => {
      for (const part of [text.slice(0, 4), text.slice(4)])
        print({ type: 'message', message: { role: 'assistant', content: [{ type: 'text', text: part }] } })
      print({ type: 'complete', total_tokens: 15, input_tokens: 10, output_tokens: 5 })
    },
    fail: (text) => print({ type: 'error', error: text }),
  },
  opencode: {
    begin: () => print({ type: 'step_start', part: { type: 'step-start' } }),
    tool: (tool, path) =>
      print({ type: 'tool_use', part: { tool, state: { status: 'completed', input: { filePath: path } } } }),
    end: (text) => {
      print({ type: 'text', part: { type: 'text', text } })
      print({
        type: 'step_finish',
        part: { tokens: { input: 10, output: 5, reasoning: 0, cache: { read: 0, write: 0 } }, cost: 0 },
      })
    },
    fail: (text) => print({ type: 'error', error: { name: 'UnknownError', data: { message: text } } }),
  },
  plain: { begin: () => {}, tool: () => {}, end: print, fail: (text) => console.error(`Error: ${text}`) },
}
const stream = streams[name] ?? streams.plain

stream.begin()
for (const [, what, path, text] of task.matchAll(
  /(WRITE|DELETE|SHOW|WAIT|FAIL|ENV|AGAIN) (\S+)(?: <<([\s\S]*?)>>)?/g,
)) {
  if (what === 'AGAIN' && !asked.includes('Your last try was not taken')) continue
  if (what === 'WAIT') {
    appendFileSync(path, `${process.pid}\n`)
    await sleep(60_000)
  }
  if (what === 'FAIL') {
    stream.fail(path)
    process.exit(1)
  }
  stream.tool(what === 'WRITE' ? 'write' : 'run', path)
  if (what === 'WRITE') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  if (what === 'AGAIN') writeFileSync(path, text)
  if (what === 'DELETE') rmSync(path, { recursive: true })
  if (what === 'SHOW') writeFileSync('shown.txt', shown(path))
  if (what === 'ENV') writeFileSync(path, JSON.stringify(process.env))
}
stream.end(`Done as ${name}.`)

function shown(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return error.code
  }
}
