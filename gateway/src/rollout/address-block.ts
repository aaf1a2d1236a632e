import { networkOf } from '@sureda/api/plugins/network-of'

/** What one customer of a provider easily gets: 256 IPv4 addresses, or the /48 that holds 65,536 IPv6 networks. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '')
}
