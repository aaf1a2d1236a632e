import type { IncomingHttpHeaders } from 'node:http'
import { firstLocale, type Locale, toLocale } from '@sureda/contract/codes/locale'

/** `fr-CA,fr;q=0.9,en;q=0.8` → tags, best first, without refused ones (q=0) and `*`. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((parameter) => parameter.trim())
        .find((parameter) => parameter.startsWith('q='))
      return { tag: tag.trim(), quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The language the caller asks for (`Accept-Language`, then `X-Tenant-Locale`); undefined if it asks for none of the six. */
export function askedLocale(headers: IncomingHttpHeaders): Locale | undefined {
  const hint = headers['x-tenant-locale']
  return (
    firstLocale(acceptedLanguages(headers['accept-language'])) ??
    toLocale(Array.isArray(hint) ? hint[0] : hint)
  )
}
