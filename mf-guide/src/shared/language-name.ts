import type { Locale } from '@sureda/contract/codes/locale'

/** The name of a language in that language, as it is written within a sentence. */
export const languageInSentence = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale

/** The same with a capital letter, for lists. */
export function languageName(locale: Locale): string {
  const name = languageInSentence(locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
