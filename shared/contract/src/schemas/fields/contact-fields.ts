import { z } from 'zod'
import { PHONE_PASTED_MAX } from '../../rules/limits.ts'
import { decodedLabel } from './punycode.ts'

/** RFC 5322 `atext`, with full stops between. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters of any country; what a text editor or a web page puts between them unseen is gone by then. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.·\u3002\uff0e-]+$/u
const UNSEEN = /\p{Cf}/gu

/**
 * An address in the one way it is stored and compared: small letters, the domain in the letters of its country (`castanyer-ñ.cat`, also where it was sent as `xn--…`).
 * Mail servers are told the other. Undefined for what is no address.
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
  // an address of a machine is none of a person
  if (!isHost || /^\d+$/.test(labels.at(-1) ?? '') || local.length + ascii.length > 253) return undefined
  const letters = labels.map((label) => (label.startsWith('xn--') ? (decodedLabel(label) ?? label) : label))
  return `${local}@${letters.join('.')}`
}

/** An e-mail address as people write it, in its canonical form; `fault` says of anything else what is wrong. */
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

/** A number without what comes along when it is pasted: unseen signs, wide digits, hard spaces, dashes of all lengths. */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replace(/^\s*tel:/i, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[·•∙]/g, '.')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim()

/** A telephone number as it is pasted, cleaned before `rule` looks at it. */
export const phoneNumber = <T extends z.ZodType<unknown, string>>(rule: T) =>
  z.string().max(PHONE_PASTED_MAX).transform(cleanPhone).pipe(rule)
