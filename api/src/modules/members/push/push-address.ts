import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Private and reserved networks (RFC 6890), in which no push service is: a phone must not make the server call its own
 * network.
 */
const OURS = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  OURS.addSubnet(network, prefix, 'ipv4')
/** Public IPv6 (2000::/3), without tunnels that contain an IPv4 address and without documentation ranges. */
const ROUTED = new BlockList()
ROUTED.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  OURS.addSubnet(network, prefix, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !OURS.check(address, 'ipv4')
    : isIP(address) === 6 && ROUTED.check(address, 'ipv6') && !OURS.check(address, 'ipv6')

/** Whether a push service may have this address: https on its default port, with a public name. Where the name leads is checked at the call. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username || password) return false
  const name = hostname.replace(/\.$/, '')
  if (name.startsWith('[') || isIP(name)) return false
  return (
    /\.[a-z][a-z0-9-]+$/i.test(name) &&
    !/\.(localhost|local|internal|lan|home|corp|test|invalid|arpa)$/i.test(name)
  )
}

export class OwnNetworkError extends Error {
  override name = 'OwnNetworkError'
}

/** Resolves a name and refuses it if an address is not public. The call uses these addresses, so no other answer can come between check and call. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 4)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new OwnNetworkError(`${hostname} leads into a network of this server`), '', 4)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}
