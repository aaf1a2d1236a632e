import type { Locale } from '@sureda/contract/locale'

/** A language by its own name, as a title: somebody who writes in it knows it by that. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
