/** The app's language: chosen at the start, again once the person is known, and by hand at any time. */
import { LOCALES, type Locale, toLocale } from '@sureda/contract/codes/locale'
import { readStored, STORAGE_KEYS, writeStored } from '@sureda/remote/device'
import { isAuthenticated, setLanguage, useSession } from '@sureda/remote/session'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chooseLanguage } from './choose-language.ts'
import { fetchMissingTexts, loadLanguage, loadNamespace } from './load-texts.ts'
import { saveInProfile } from './save-in-profile.ts'

/** Each language's own name, so that people find theirs in a foreign interface. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  ca: 'Català',
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
}
export const LANGUAGES = LOCALES

/** Stored for this tab only, because the browser's languages come before a stored choice. */
const PICKED = 'picked_language'
/** The language that another tab has set here: survives a reload, until one is picked here. */
const FOLLOWED = 'followed_language'

/** Starts i18next with the shell's texts in the language of this visit. */
export async function startLanguage(files: Record<Locale, string>): Promise<void> {
  const language = languageOfVisit()
  setLanguage(language)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: {},
  })
  await loadNamespace('shell', files, language)
  addEventListener('online', fetchMissingTexts)
  keep(language)
}

function languageOfVisit(): Locale {
  const { user } = useSession.getState()
  return chooseLanguage({
    preferred: isAuthenticated(useSession.getState()) ? user?.preferred_language : null,
    browser: navigator.languages ?? [],
    stored: readStored(STORAGE_KEYS.language),
    picked: readTab(PICKED) ?? readTab(FOLLOWED),
  })
}

/** Changes every text without a reload. The old language stays until all new texts are loaded. */
export async function switchLanguage(language: Locale): Promise<void> {
  if (language === useSession.getState().language) return fetchMissingTexts()
  await loadLanguage(language)
  setLanguage(language)
  await i18next.changeLanguage(language)
  keep(language)
}

/** Another tab has a new language. One picked by hand in this tab stays. */
export async function followLanguage(language: Locale): Promise<void> {
  if (readTab(PICKED)) return
  try {
    await switchLanguage(language)
  } catch {
    return
  }
  // a signed-in person's language follows their session
  if (!isAuthenticated(useSession.getState())) writeTab(FOLLOWED, language)
}

/** A choice by hand: for this tab, and permanently if the person is signed in. */
export async function pickLanguage(wanted: string): Promise<void> {
  const language = toLocale(wanted)
  if (!language) return
  writeTab(PICKED, language)
  await switchLanguage(language)
  await saveInProfile(language)
}

/** The person signed in or out, so another language may take priority. If its texts fail to load, the current one stays. */
export async function redetectLanguage(): Promise<void> {
  await switchLanguage(languageOfVisit()).catch(() => {})
}

function keep(language: Locale): void {
  writeStored(STORAGE_KEYS.language, language)
  document.documentElement.lang = language
}

function writeTab(key: string, language: Locale): void {
  try {
    sessionStorage.setItem(key, language)
  } catch {
    // a private window forgets it on reload
  }
}

function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
