import type { Locale } from '@sureda/contract/locale'

/** A language in its own words: people look for theirs, not for its name in another. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
