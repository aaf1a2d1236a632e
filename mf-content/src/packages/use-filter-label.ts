import { useTranslation } from 'react-i18next'
import type { PackageChoices, PackageFilter } from '../shared/content/package-filter.ts'

/** The label of a filter's value, in the sheet and on its chip above the list. */
export function useFilterLabel({
  operators,
}: PackageChoices): (kind: keyof PackageFilter, value: string) => string {
  const { t } = useTranslation('content')
  return (kind, value) => {
    if (kind === 'days') return t('package.days', { count: Number(value) })
    if (kind === 'operator') return operators.find(({ id }) => id === value)?.name ?? value
    return t(`package.${kind}.${value}`)
  }
}
