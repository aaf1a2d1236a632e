import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { FilterKind } from './route-filter.ts'

/** Labels of the filters and their values, capitalised as on chips. */
export function useFilterLabels() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  return {
    kindLabel: (kind: FilterKind): string => t(`route.filterKind.${kind}`),
    // provinces are proper names and are not translated
    wordLabel: (kind: FilterKind, word: string): string =>
      kind === 'province' ? word : capital(t(`route.${kind}.${word}`)),
  }
}
