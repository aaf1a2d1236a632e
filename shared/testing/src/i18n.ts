import type { Locale } from '@sureda/contract/codes/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Texts of one language: namespace → its JSON. */
export type Texts = Record<string, object>

/** The shell's own texts, so that tests read what people read. As data, it is the one file of the shell that others may open. */
export async function loadShellTexts(language: Locale): Promise<object> {
  const file = (await import(`../../../shell/locales/${language}.json`)) as { default: object }
  return file.default
}

/** Starts i18next like the shell (no fallback language, React escapes) and loads the given texts. */
export async function initI18n(language: Locale, texts: Texts = {}): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      resources: {},
    })
  }
  const bundles = { shell: await loadShellTexts(language), ...texts }
  for (const [namespace, bundle] of Object.entries(bundles)) {
    i18next.addResourceBundle(language, namespace, bundle, true, true)
  }
  await i18next.changeLanguage(language)
}
