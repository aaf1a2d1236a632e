import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/**
 * Reads keys of any namespace: the first one that is loaded, or nothing at all – never a raw key. Renders again when further words arrive;
 * the function changes with them, so that nothing computed from it stays as it was.
 */
export function useWords(): (...keys: (string | undefined)[]) => string {
  const { t } = useTranslation('shell', { bindI18nStore: 'added' } as object)
  return (...keys) => {
    const found = keys.find((key) => key !== undefined && i18next.exists(key))
    return found === undefined ? '' : t(found)
  }
}
