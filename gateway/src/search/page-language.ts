import { LOCALES, type Locale, toLocale } from '@sureda/contract/codes/locale'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM } from '@sureda/contract/remote/server-render'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../visitor.ts'

/** The language named in an address, so that search engines find each language separately. */
export function languageInAddress(url: string): Locale | undefined {
  return toLocale(new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAM))
}

/** Takes priority over the browser's languages: the address, then the last language on screen. */
export const askedLanguage = ({ url, headers }: FastifyRequest): Locale | undefined =>
  languageInAddress(url) ?? toLocale(readCookies(headers.cookie)[LANGUAGE_COOKIE])

/** The address without its language: the first script picks the language and removes it from the address. */
export function withoutLanguage(url: string): string {
  const [path = '/', search] = url.split('?')
  const rest = (search ?? '').split('&').filter((pair) => pair.split('=')[0] !== LANGUAGE_PARAM)
  const query = rest.filter((pair) => pair !== '').join('&')
  return query ? `${path}?${query}` : path
}

/** One page in one language. */
export const inLanguage = (address: string, locale: Locale): string =>
  `${address}?${LANGUAGE_PARAM}=${locale}`

/** The same page in every language, for search engines; the plain address is for all other readers. */
export const alternatesOf = (address: string): { language: Locale | 'x-default'; href: string }[] => [
  ...LOCALES.map((locale) => ({ language: locale, href: inLanguage(address, locale) })),
  { language: 'x-default', href: address },
]
