/**
 * The only way out of the sandbox: a proxy on a socket file, which calls no host but those a person allowed for this command. Inside,
 * forward.ts offers it as an ordinary proxy on the loopback address; there is no other network there.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { addressOf, type Resolve } from '../../fetch/address.ts'

type Proxy = { readonly socket: string; close(): Promise<void> }

export async function openProxy(socket: string, hosts: readonly string[], resolve?: Resolve): Promise<Proxy> {
  const open = new Set<Socket>()
  const reach = async (host: string): Promise<string | undefined> => {
    if (!hosts.includes(host.toLowerCase())) return undefined
    const reached = await addressOf(host, true, resolve)
    return 'address' in reached ? reached.address : undefined
  }
  const { createServer } = await import('node:http') // loaded when it is needed: it takes its time
  const server: Server = createServer((asked, answer) => void passOn(asked, answer, reach))
  server.on(
    'connect',
    (asked: IncomingMessage, client: Socket, head: Buffer) => void tunnel(asked, { client, head, reach }),
  )
  server.on('connection', (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
  })
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(socket, ready))
  return {
    socket,
    close: () =>
      new Promise((closed) => {
        for (const client of open) client.destroy()
        server.close(() => closed())
      }),
  }
}

type Reach = (host: string) => Promise<string | undefined>
type Tunnel = { readonly client: Socket; readonly head: Buffer; readonly reach: Reach }

async function tunnel({ url = '' }: IncomingMessage, { client, head, reach }: Tunnel): Promise<void> {
  const { hostname, port } = URL.canParse(`http://${url}`) ? new URL(`http://${url}`) : { hostname: '', port: '' }
  const address = await reach(hostname)
  if (address === undefined) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  const onward = connect(port === '' ? 80 : Number(port), address, () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    onward.write(head)
    onward.pipe(client).pipe(onward)
  })
  onward.on('error', () => client.destroy())
  client.on('close', () => onward.destroy())
}

async function passOn(asked: IncomingMessage, answer: ServerResponse, reach: Reach): Promise<void> {
  const url = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : undefined
  const address = url?.protocol === 'http:' ? await reach(url.hostname) : undefined
  if (!url || address === undefined) return void answer.writeHead(403).end()
  const { 'proxy-connection': _, ...headers } = asked.headers
  const options = {
    host: address,
    port: url.port || 80,
    path: `${url.pathname}${url.search}`,
    method: asked.method,
    headers,
    agent: false,
  }
  const { request } = await import('node:http')
  const onward = request(options, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}
