import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Providers for which dots in the name mean nothing. */
const DOTLESS = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'])
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/** The mailbox behind an address: capital letters, `+tag`, dots where a provider overlooks them and the spelling of the domain make no other one. */
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

/** For counting without storing an address. */
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url')
