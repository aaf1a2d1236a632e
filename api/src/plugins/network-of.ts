/** The network of one subscriber, which is counted as one: an IPv4 address, or a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

/** The addresses that one customer of a provider can easily get: 256 IPv4 addresses, or an IPv6 /48. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '')
}
