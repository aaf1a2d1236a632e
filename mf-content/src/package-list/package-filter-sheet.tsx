import { PACKAGE_TYPES } from '@sureda/contract/enums'
import type { TravelPackage } from '@sureda/contract/travel-package'
import { ChipGroup } from '@sureda/ui/chip-group'
import { FilterSheet } from '@sureda/ui/filter-sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BUDGETS,
  filterPackages,
  NO_PACKAGE_FILTER,
  type PackageFilter,
  STAYS,
} from '../domain/package-filter.ts'
import { ANY } from '../frame/use-list-address.ts'

interface PackageFilterSheetProps {
  packages: readonly TravelPackage[]
  filter: PackageFilter
  onApply: (filter: PackageFilter) => void
  onClose: () => void
}

/** Type, budget and length, with what they would leave said in the button. */
export default function PackageFilterSheet({ packages, filter, onApply, onClose }: PackageFilterSheetProps) {
  const { t } = useTranslation('content')
  const [draft, setDraft] = useState(filter)
  const count = filterPackages(packages, draft).length
  const group = <K extends keyof PackageFilter>(
    kind: K,
    label: string,
    words: readonly NonNullable<PackageFilter[K]>[],
  ) => (
    <ChipGroup
      mode="single"
      label={label}
      options={[
        { value: ANY, label: t('shell:common.all') },
        ...words.map((value) => {
          const left = filterPackages(packages, { ...draft, [kind]: value }).length
          return {
            value,
            label: t(kind === 'type' ? `package.type.${value}` : `package.band.${kind}.${value}`),
            count: left,
            isDisabled: left === 0,
          }
        }),
      ]}
      value={draft[kind] ?? ANY}
      onChange={(value) => setDraft({ ...draft, [kind]: words.find((word) => word === value) ?? null })}
    />
  )
  return (
    <FilterSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('filter.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('filter.expand')}
      collapseLabel={t('filter.collapse')}
      showLabel={count === 0 ? t('filter.nothingFits') : t('package.show', { count })}
      count={count}
      onShow={() => onApply(draft)}
      clearLabel={t('filter.clear')}
      onClear={() => setDraft(NO_PACKAGE_FILTER)}
      canClear={Object.values(draft).some(Boolean)}
    >
      {group('type', t('package.byType'), PACKAGE_TYPES)}
      {group('budget', t('package.byBudget'), BUDGETS)}
      {group('days', t('fact.duration'), STAYS)}
    </FilterSheet>
  )
}
