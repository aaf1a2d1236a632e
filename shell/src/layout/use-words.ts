import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/** Reads keys of any namespace: the first one that is loaded, or nothing at all – never a raw key. */
export function useWords(): (...keys: (string | undefined)[]) => string {
  useTranslation('shell', { bindI18nStore: 'added' } as object)
  return (...keys) => {
    const found = keys.find((key) => key !== undefined && i18next.exists(key))
    return found === undefined ? '' : i18next.t(found)
  }
}
