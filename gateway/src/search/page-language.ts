import { LOCALES, type Locale, toLocale } from '@sureda/contract/codes/locale'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM } from '@sureda/contract/remote/server-render'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../visitor.ts'

/** The language that an address names, so that search engines find each language by itself. */
export function languageInAddress(url: string): Locale | undefined {
  return toLocale(new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAM))
}

/** What goes before the languages of the browser: the address, then what was last on screen. */
export const askedLanguage = ({ url, headers }: FastifyRequest): Locale | undefined =>
  languageInAddress(url) ?? toLocale(readCookies(headers.cookie)[LANGUAGE_COOKIE])

/** The address as the phone opens it: its first script takes the language as picked and out of the address. */
export function withoutLanguage(url: string): string {
  const [path = '/', search] = url.split('?')
  const rest = (search ?? '').split('&').filter((pair) => pair.split('=')[0] !== LANGUAGE_PARAM)
  const query = rest.filter((pair) => pair !== '').join('&')
  return query ? `${path}?${query}` : path
}

/** One page in one language. */
export const inLanguage = (address: string, locale: Locale): string =>
  `${address}?${LANGUAGE_PARAM}=${locale}`

/** The same page in every language, for search engines; the plain address is for those who read none of them. */
export const alternatesOf = (address: string): { language: Locale | 'x-default'; href: string }[] => [
  ...LOCALES.map((locale) => ({ language: locale, href: inLanguage(address, locale) })),
  { language: 'x-default', href: address },
]
