import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkspace } from '../../../test/commands/workspace.ts'
import { fetchUrl } from '../actions/fetch-url.ts'
import { isRefused } from '../refused.ts'
import { addressOf, isPublic } from './address.ts'
import { callAddress } from './call-address.ts'

describe('an address of the open internet', () => {
  test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])('%s', (address) => {
    expect(isPublic(address)).toBe(true)
  })
})

describe('no address of the open internet', () => {
  test.each([
    ...[
      '0.0.0.0',
      '127.0.0.1',
      '127.9.9.9',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...[
      '100.64.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '::',
      '::1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
    ],
    ...[
      'fd12::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'localhost',
      '',
    ],
  ])('%s', (address) => {
    expect(isPublic(address)).toBe(false)
  })
})

describe('a name counts by what it resolves to', () => {
  const named =
    (...addresses: string[]) =>
    async () =>
      addresses
  test('one private address among several is enough', async () => {
    expect(await addressOf('a.example', false, named('1.1.1.1'))).toEqual({ address: '1.1.1.1' })
    expect(await addressOf('a.example', false, named('1.1.1.1', '10.0.0.1'))).toEqual({ refused: 'private' })
    expect(await addressOf('a.example', false, named())).toEqual({ refused: 'unknown_host' })
  })
  test('a host that the policy names may be private', async () => {
    expect(await addressOf('a.example', true, named('10.0.0.1'))).toEqual({ address: '10.0.0.1' })
  })
})

type Handler = (asked: IncomingMessage, answer: ServerResponse) => void
const handlers: Record<string, Handler> = {
  '/': (asked, answer) => answer.end(`hello ${asked.headers.host} ${asked.headers.authorization ?? '-'}`),
  '/inside': (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/by-name': (_, answer) => answer.writeHead(302, { location: 'http://evil.example/' }).end(),
  '/other': (_, answer) => answer.writeHead(302, { location: `http://other.example:${port()}/` }).end(),
  '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/file': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_, answer) => answer.end(Buffer.alloc(9 * 1_048_576, 'x')),
  '/missing': (_, answer) => answer.writeHead(404).end('no'),
  '/secret': (_, answer) => answer.end('token=abcdefgh1234 \u001b[31mred'),
}
const server = createServer((asked, answer) => (handlers[asked.url ?? ''] ?? handlers['/missing'])?.(asked, answer))
const port = (): number => (server.address() as AddressInfo).port
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => server.close())

/** Two names that are this test's server, and one that lies inside. */
const resolve = async (host: string): Promise<string[]> => (host === 'evil.example' ? ['10.0.0.7'] : ['127.0.0.1'])
const named = ['good.example', 'other.example']
const call = (path: string, headers: Record<string, string> = {}) =>
  callAddress(
    { url: `http://good.example:${port()}${path}`, method: 'GET', headers },
    { named, resolve, signal: AbortSignal.timeout(5000) },
  )

describe('a call', () => {
  test('goes to the address that was looked up, with the name of its host', async () => {
    expect(await call('/')).toMatchObject({
      status: 200,
      body: Buffer.from(`hello good.example:${port()} -`),
      cut: false,
    })
  })
  test('is checked again after a redirect, by address and by name', async () => {
    expect(await call('/inside')).toEqual({ fault: 'private', about: '169.254.169.254' })
    expect(await call('/by-name')).toEqual({ fault: 'private', about: 'evil.example' })
    expect(await call('/file')).toMatchObject({ fault: 'bad_url' })
    expect(await call('/round')).toMatchObject({ fault: 'too_many_redirects' })
  })
  test('loses what may be a secret when it is sent to another host', async () => {
    const answer = await call('/other', { authorization: 'Bearer x' })
    expect(answer).toMatchObject({ body: Buffer.from(`hello other.example:${port()} -`) })
  })
  test('is cut at a limit', async () => {
    expect(await call('/large')).toMatchObject({ cut: true })
  })
})

describe('fetch_url', () => {
  const open = openWorkspace({ 'a.txt': 'a' })
  afterAll(() => open.close())
  const action = fetchUrl({ named, resolve })
  const job = (params: object) => {
    const made = open.callOf('fetch_url', params, {})
    const workspace = { blobs: { store: async () => undefined } } as never
    return { params, call: made, workspace, pre: [], attempt: 1, signal: AbortSignal.timeout(5000) }
  }
  test.each([
    'http://127.0.0.1/',
    'http://localhost:8080/',
    'http://a.localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://10.0.0.1/',
  ])('%s is refused before anybody is asked', async (url) => {
    expect(await open.host.prepare(open.callOf('fetch_url', { url }, {}))).toMatchObject({
      refused: { code: 'E_POLICY_DENIED' },
    })
  })
  test.each(['ftp://example.com/', 'file:///etc/passwd', 'http://a:b@example.com/', 'nonsense'])(
    '%s is no address',
    async (url) => {
      expect(await open.host.prepare(open.callOf('fetch_url', { url }, {}))).toMatchObject({
        refused: { code: 'E_INVALID_ARGS' },
      })
    },
  )
  test('sending is riskier than reading', () => {
    const rated = (params: object) => open.host.check({ action: 'fetch_url', params: params as never })
    expect(rated({ url: 'https://example.com/' })).toMatchObject({
      risk: 'medium',
      reach: { effect: 'network', hosts: ['example.com'] },
    })
    expect(rated({ url: 'https://example.com/', method: 'POST', body: 'x' })).toMatchObject({ risk: 'high' })
    expect(rated({ url: 'https://example.com/', headers: { authorization: 'x' } })).toMatchObject({ risk: 'high' })
    expect(isRefused(rated({ url: 'https://example.com/', headers: { a: 'x\r\nb: y' } }))).toBe(true)
  })
  test('shows what came, masked and without control sequences', async () => {
    const answer = await action.execute(job({ url: `http://good.example:${port()}/secret` }))
    expect(answer).toMatchObject({ result: { exit_code: 0, stdout: 'token=[masked] red' } })
  })
  test('an error of the server is an exit code', async () => {
    expect(await action.execute(job({ url: `http://good.example:${port()}/missing` }))).toMatchObject({
      result: { exit_code: 22, stdout: 'no' },
    })
  })
})
