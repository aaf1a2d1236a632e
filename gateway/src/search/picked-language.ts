import type { Locale } from '@sureda/contract/codes/locale'
import { inlineScript } from '../page/inline-script.ts'

/**
 * Runs first in a page whose address names its language (`?lang=de`, from a search engine): picks it for this tab and
 * removes it from the address, where it would override later choices. Where the browser stores nothing, the browser's
 * language applies.
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
