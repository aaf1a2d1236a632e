/** Whether an address carries a user name or a password (`https://me:secret@host/`): such a one is not for others to see, or leads elsewhere than it says. */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** An address that may be shown to everybody: https, a host, nothing secret. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && !hasCredentials(address)
