/**
 * Which addresses a decision may call: none of this machine, of the local network or of a cloud's own services, unless the person
 * named that very host. A name counts by what it resolves to, and the call goes to exactly the address that was looked at.
 */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
const v4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const v6: readonly (readonly [string, number])[] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [net, bits] of v4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of v6) closed.addSubnet(net, bits, 'ipv6')

/** An address of the open internet. IPv4 inside IPv6 counts as what it stands for. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  if (family === 4) return !closed.check(address, 'ipv4')
  const inner = embedded(address)
  return inner === undefined ? !closed.check(address, 'ipv6') : isPublic(inner)
}

/** `::ffff:1.2.3.4` and `::1.2.3.4`, however they are written. */
function embedded(address: string): string | undefined {
  const spelled = new URL(`http://[${address.replace(/%.*$/s, '')}]`).hostname.slice(1, -1)
  const parts = /^::(?:ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(spelled)
  if (!parts) return undefined
  const [high, low] = [Number.parseInt(parts[1] ?? '', 16), Number.parseInt(parts[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

export type Resolve = (host: string) => Promise<readonly string[]>
const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

type Reached = { readonly address: string } | { readonly refused: 'private' | 'unknown_host' }

/** The address to call for a host. `named`: a person allowed this very host, so it may be a private one. */
export async function addressOf(host: string, named: boolean, resolve: Resolve = resolveHost): Promise<Reached> {
  const bare = host.replace(/^\[|\]$/g, '')
  const found = isIP(bare) ? [bare] : await resolve(bare).catch(() => [])
  const [first] = found
  if (first === undefined) return { refused: 'unknown_host' }
  // One private address among several is enough to be refused: another try could reach it.
  return named || found.every(isPublic) ? { address: first } : { refused: 'private' }
}
