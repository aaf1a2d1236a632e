import type { Locale } from '@sureda/contract/codes/locale'
import { inlineScript } from '../page/inline-script.ts'

/**
 * Runs first in a page whose address names its language (`?lang=de`, from a search engine): it counts as picked by hand in this tab, and leaves the
 * address, where it would win over what is picked later. Where the browser stores nothing, the language is the browser's own.
 */
function pick({ language, param }: { language: Locale; param: string }): void {
  try {
    sessionStorage.setItem('picked_language', language)
  } catch {
    // a private window
  }
  const address = new URL(location.href)
  address.searchParams.delete(param)
  history.replaceState(history.state, '', address)
}

export const pickedLanguageScript = (language: Locale, param: string): string =>
  inlineScript(pick, { language, param })
