/** The six interface languages, in the order in which the app offers them. */
export const LOCALES = ['es', 'ca', 'en', 'fr', 'de', 'nl'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

/** The tag for `Intl`: `en` alone means US English, which would mix two orders of day and month. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** Narrows a language tag (`fr-CA`, `FR`, `xx`) to a supported language, or undefined. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return LOCALES.find((locale) => locale === base)
}

/** First supported language of an `Accept-Language` style list, best first. */
export function firstLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const locale = toLocale(tag)
    if (locale) return locale
  }
  return undefined
}
