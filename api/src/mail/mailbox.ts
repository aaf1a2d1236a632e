import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Providers that ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'])
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address: without differences in case, `+tag`, dots (at some providers) and spelling of the
 * domain.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const typed = address.slice(at + 1)
  const ascii = domainToASCII(typed) || typed
  const domain = ALIASES[ascii] ?? ascii
  const name = address.slice(0, at).split('+')[0] || address.slice(0, at)
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

/** Allows counting without storing the address. */
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url')
