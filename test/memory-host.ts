/** A tool host whose files are a map: what a decision costs here is the core's and the journal's, not the disk's. It also calls hosts. */
import { hash } from 'node:crypto'
import type { Change, Image, Reach } from '../src/core/contracts/acting.ts'
import type { ToolEnvelope } from '../src/core/contracts/execution.ts'
import type { ToolHost } from '../src/ports.ts'

/** `staged`: its changes land later, as those of a workspace do. */
export function memoryHost(writes: 'done' | 'staged', files = new Map<string, string>()): ToolHost {
  return {
    local: true,
    check: (call) => ({ reach: reachOf(call), risk: 'medium', reasons: [] }),
    prepare: ({ envelope }) => ({
      pre: reachOf(envelope).paths.map((path) => ({ path, hash: hashOf(files.get(path) ?? ''), source: 'AGENT' })),
      risk: 'medium',
      reasons: [],
      reach: reachOf(envelope),
    }),
    execute: ({ envelope, pre }) => {
      const { action, params } = envelope
      if (action === 'fetch_url') return resultOf(envelope)
      const before = files.get(pathOf(params))
      if (pre[0]?.hash !== hashOf(before ?? ''))
        return { refused: { code: 'E_CONFLICT', message: 'it changed', stale: true } }
      const after = String(params.content)
      if (writes === 'staged') return { ...resultOf(envelope), staged: [changeOf(pathOf(params), before, after)] }
      files.set(pathOf(params), after)
      return resultOf(envelope)
    },
    land: ({ envelope: { params } }) => {
      files.set(pathOf(params), String(params.content))
      return { landed: [pathOf(params)], left: [] }
    },
    probe: ({ envelope: { params } }) => (files.get(pathOf(params)) === params.content ? 'applied' : 'not_applied'),
    undo: () => ({ restored: [], left: [] }),
  }
}

type Params = ToolEnvelope['params']
const pathOf = (params: Params): string => String(params.path)
const reachOf = ({ action, params }: Pick<ToolEnvelope, 'action' | 'params'>): Reach =>
  action === 'fetch_url'
    ? { effect: 'network', paths: [], hosts: [new URL(String(params.url)).host] }
    : { effect: 'write', paths: [pathOf(params)] }
const hashOf = (text: string): string => hash('sha256', text)
const imageOf = (text: string): Image => ({ kind: 'file', hash: hashOf(text), mode: 0o644 })
const changeOf = (path: string, before: string | undefined, after: string): Change => ({
  path,
  pre: before === undefined ? null : imageOf(before),
  post: imageOf(after),
})

const resultOf = (envelope: ToolEnvelope) => ({
  result: {
    decision_id: envelope.decision_id,
    exit_code: 0,
    stdout: 'ok',
    stderr: '',
    artifacts: reachOf(envelope).paths,
  },
  evidence: { met: reachOf(envelope).paths, missing: [], unexpected: [], out_of_scope: [] },
})
