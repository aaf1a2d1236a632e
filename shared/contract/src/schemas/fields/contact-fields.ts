import { z } from 'zod'
import { PHONE_PASTED_MAX } from '../../rules/limits.ts'
import { decodedLabel } from './punycode.ts'

/** RFC 5322 `atext`, with dots between. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters of any script; invisible characters are already removed. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.·\u3002\uff0e-]+$/u
const UNSEEN = /\p{Cf}/gu

/**
 * The form in which an address is stored and compared: lower-case, the domain in Unicode (`castanyer-ñ.cat`, even if
 * sent as `xn--…`). Mail servers get the ASCII form. Undefined for anything else.
 */
export function canonicalEmail(text: string): string | undefined {
  const address = text.replaceAll(UNSEEN, '').trim().toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || local.length > 64 || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return undefined
  const host = `http://${domain}`
  const ascii = URL.canParse(host) ? new URL(host).hostname : ''
  const labels = ascii.split('.')
  const isHost = labels.length > 1 && labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  // an IP address is no person's mail domain
  if (!isHost || /^\d+$/.test(labels.at(-1) ?? '') || local.length + ascii.length > 253) return undefined
  const letters = labels.map((label) => (label.startsWith('xn--') ? (decodedLabel(label) ?? label) : label))
  return `${local}@${letters.join('.')}`
}

/** An e-mail address as people write it, in canonical form; `fault` is the message for anything else. */
export const emailAddress = (max = 254, fault = 'invalid_email') =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text, context) => {
      const email = canonicalEmail(text)
      if (email !== undefined) return email
      context.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    })

/** Removes what is pasted with a number: invisible characters, full-width digits, non-breaking spaces, various dashes. */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replace(/^\s*tel:/i, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[·•∙]/g, '.')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim()

/** A pasted telephone number, cleaned before `rule` checks it. */
export const phoneNumber = <T extends z.ZodType<unknown, string>>(rule: T) =>
  z.string().max(PHONE_PASTED_MAX).transform(cleanPhone).pipe(rule)
