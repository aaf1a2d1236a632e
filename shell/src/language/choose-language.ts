import { DEFAULT_LOCALE, firstLocale, type Locale, toLocale } from '@sureda/contract/codes/locale'

export interface LanguageFacts {
  /** `preferred_language` of the signed-in person; absent for guests. */
  preferred: string | null | undefined
  /** Languages of the browser, best first. */
  browser: readonly string[]
  /** Choice of an earlier visit. */
  stored: string | null
  /** Picked in this tab by a person who is not signed in: overrides every guess. */
  picked?: string | null
}

/** The person's preferred language, else the one picked in this tab, the browser's, the stored choice, Spanish. */
export function chooseLanguage({ preferred, browser, stored, picked }: LanguageFacts): Locale {
  return toLocale(preferred) ?? toLocale(picked) ?? firstLocale(browser) ?? toLocale(stored) ?? DEFAULT_LOCALE
}
