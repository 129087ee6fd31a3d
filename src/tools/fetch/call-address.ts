/**
 * One HTTP call with its redirects. Each hop is resolved, checked and called at the address that was checked.
 *
 * Q1. Only http and https, no credentials in the address, at most five redirects. Q2. A redirect to another host loses the headers
 *     that may be secrets. Q3. The answer is cut at a limit, and time is the caller's (`signal`).
 */
import type { ClientRequestArgs, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { addressOf, type Resolve } from './address.ts'

type Asked = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
type CallOptions = {
  /** Hosts that a person named, which may lie in a private network. */
  readonly named: readonly string[]
  readonly signal: AbortSignal
  readonly resolve?: Resolve
}
export type Answer = {
  readonly status: number
  readonly url: string
  readonly type: string
  readonly body: Buffer
  readonly cut: boolean
}
export type Fault = {
  readonly fault: 'bad_url' | 'private' | 'unknown_host' | 'too_many_redirects' | 'unreachable'
  readonly about: string
}

const mostHops = 5
const mostBody = 8 * 1_048_576
const personal = /^(?:authorization|cookie|proxy-authorization|x-api-key)$/i

export async function callAddress(asked: Asked, options: CallOptions, hops = 0): Promise<Answer | Fault> {
  const url = readUrl(asked.url)
  if (!url) return { fault: 'bad_url', about: asked.url.slice(0, 500) }
  const reached = await addressOf(url.hostname, options.named.includes(url.hostname), options.resolve)
  if ('refused' in reached) return { fault: reached.refused, about: url.hostname }
  const answer = await callAt(url, reached.address, asked, options.signal).catch((thrown: unknown) =>
    asFault(url, thrown),
  )
  if ('fault' in answer) return answer
  const { response, body, cut } = answer
  const next = response.headers.location
  const status = response.statusCode ?? 0
  if (![301, 302, 303, 307, 308].includes(status) || next === undefined)
    return { status, url: url.href, type: response.headers['content-type'] ?? '', body, cut }
  if (hops >= mostHops) return { fault: 'too_many_redirects', about: url.hostname }
  return callAddress(following(asked, url, { next, status }), options, hops + 1)
}

/** Q1. */
export function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const open = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return open && url.hostname !== '' ? url : undefined
}

function following(asked: Asked, from: URL, { next, status }: { next: string; status: number }): Asked {
  const to = URL.canParse(next, from) ? new URL(next, from).href : ''
  const elsewhere = !URL.canParse(to) || new URL(to).origin !== from.origin
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !elsewhere || !personal.test(name)),
  ) // Q2
  const keeps = status === 307 || status === 308
  const { body, ...rest } = asked
  return {
    ...rest,
    url: to,
    headers,
    method: keeps ? asked.method : asked.method === 'HEAD' ? 'HEAD' : 'GET',
    ...(keeps && body !== undefined ? { body } : {}),
  }
}

type Got = { readonly response: IncomingMessage; readonly body: Buffer; readonly cut: boolean }

async function callAt(url: URL, address: string, { method, headers, body }: Asked, signal: AbortSignal): Promise<Got> {
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  const options: ClientRequestArgs & { servername?: string } = {
    host: address,
    port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method,
    headers: { 'user-agent': 'signalbox', 'accept-encoding': 'identity', ...headers, host: url.host },
    signal,
    agent: false,
    ...(url.protocol === 'https:' && !isIP(bare) ? { servername: bare } : {}),
  }
  // Loaded with the first call: it takes longer than the rest of a host, and most programs never call anybody.
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const done = (cut: boolean): void => resolve({ response, body: Buffer.concat(chunks).subarray(0, mostBody), cut })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size <= mostBody) return
        done(true)
        response.destroy()
      })
      response.on('end', () => done(false))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

function asFault(url: URL, thrown: unknown): Fault {
  if (thrown instanceof Error && thrown.name === 'AbortError') throw thrown
  return { fault: 'unreachable', about: url.hostname }
}
