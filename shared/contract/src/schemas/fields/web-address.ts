/** Whether an address carries a user name or a password (`https://me:secret@host/`): such a one is not for others to see, or leads elsewhere than it says. */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** Names that mean another machine in each network, or none (RFC 2606, 6761, 6762, 8375). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid|onion)$/
/** Written so, a browser repairs it and a person does not see where it leads. */
const REPAIRED = /[\s\\\p{C}]|^https?:(?!\/\/[^/])/iu

/** Whether an address leads to the same place for everybody: a name with a full stop, no machine of one network, nothing that a browser has to repair. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address) || REPAIRED.test(address.trim())) return false
  const name = new URL(address).hostname.replace(/\.$/, '')
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  return name.includes('.') && !isNumber && !LOCAL_NAME.test(name)
}

/** An address that may be shown to everybody: https, nothing secret. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && !hasCredentials(address)
