/** Whom an address belongs to: one subscriber has one IPv4 address or 2^64 IPv6 addresses, handed out by /64. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

/** What one customer of a provider easily gets: 256 IPv4 addresses, or the /48 that holds 65,536 IPv6 networks. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '')
}
