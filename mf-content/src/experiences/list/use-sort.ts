import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { useTranslation } from 'react-i18next'
import { knownValue } from '../../shared/lists/address-values.ts'
import { useListAddress } from '../../shared/lists/use-list-address.ts'
import { type ExperienceSort, usefulSorts } from './experience-sort.ts'

/** The order of a list of experiences (`?sort=`) for the head of the list. The default order is left out of the address. */
export function useSort(all: readonly ExperienceSort[], items: readonly Experience[] = []) {
  const { t } = useTranslation('content')
  const { search, change } = useListAddress()
  const sorts = usefulSorts(all, items)
  return {
    value: knownValue(search.get('sort'), sorts) ?? 'featured',
    options: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
    onChange: (value: ExperienceSort) => change({ sort: value === 'featured' ? null : value }),
  }
}
