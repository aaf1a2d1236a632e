/**
 * Whether an address contains a user name or password (`https://me:secret@host/`): such an address exposes a secret or
 * misleads about its target.
 */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** Names that resolve differently in each network, or not at all (RFC 2606, 6761, 6762, 8375). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid|onion)$/
/** Browsers repair such addresses, so that people do not see the real target. */
const REPAIRED = /[\s\\\p{C}]|^https?:(?!\/\/[^/])/iu

/**
 * Whether an address leads to the same place for everyone: a host name with a dot, not local to a network, and nothing
 * for a browser to repair.
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address) || REPAIRED.test(address.trim())) return false
  const name = new URL(address).hostname.replace(/\.$/, '')
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  return name.includes('.') && !isNumber && !LOCAL_NAME.test(name)
}

/** An address that may be shown publicly: https, no secret. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && !hasCredentials(address)
