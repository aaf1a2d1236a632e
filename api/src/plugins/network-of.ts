/** Whom an address belongs to: one subscriber has one IPv4 address or 2^64 IPv6 addresses, handed out by /64. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
