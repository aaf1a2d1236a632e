import { z } from 'zod'

/** The six interface languages, in the order the specification lists them. */
export const LOCALES = ['es', 'ca', 'en', 'fr', 'de', 'nl'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

export const localeSchema = z.enum(LOCALES)

/** One text in all six languages: the shape of content packs and of the translations in the database. */
export const localizedText = z.strictObject({
  es: z.string(),
  ca: z.string(),
  en: z.string(),
  fr: z.string(),
  de: z.string(),
  nl: z.string(),
})
export type LocalizedText = z.infer<typeof localizedText>

/** Narrows any string (`fr-CA`, `FR`, `xx`) to a supported language, or undefined. */
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
