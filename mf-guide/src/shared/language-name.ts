import type { Locale } from '@sureda/contract/codes/locale'

/** A language in its own words, as it is written within a sentence. */
export const languageInSentence = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale

/** The same where it stands alone: people look for theirs, not for its name in another. */
export function languageName(locale: Locale): string {
  const name = languageInSentence(locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
