import type { TravelPackage } from '@sureda/contract/schemas/catalogue/travel-package'
import { ChipGroup } from '@sureda/ui/choice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BUDGETS,
  filterPackages,
  NO_PACKAGE_FILTER,
  type PackageChoices,
  type PackageFilter,
} from '../shared/content/package-filter.ts'
import { ListFilterSheet } from '../shared/lists/list-filter-sheet.tsx'
import { ANY } from '../shared/lists/use-list-address.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface PackageFilterSheetProps {
  packages: readonly TravelPackage[]
  choices: PackageChoices
  filter: PackageFilter
  onApply: (filter: PackageFilter) => void
  onClose: () => void
}

/** Filters by type, budget, length and organiser; the button says how many packages pass. */
export default function PackageFilterSheet(props: PackageFilterSheetProps) {
  const { packages, choices, filter, onApply, onClose } = props
  const { t } = useTranslation('content')
  const wordOf = useFilterLabel(choices)
  const [draft, setDraft] = useState(filter)
  const count = filterPackages(packages, draft).length
  const group = <K extends keyof PackageFilter>(
    kind: K,
    label: string,
    values: readonly NonNullable<PackageFilter[K]>[],
  ) => (
    <ChipGroup
      mode="single"
      label={label}
      options={[
        { value: ANY, label: t('shell:common.all') },
        ...values.map((value) => {
          const left = filterPackages(packages, { ...draft, [kind]: value }).length
          return { value, label: wordOf(kind, value), count: left, isDisabled: left === 0 }
        }),
      ]}
      value={draft[kind] ?? ANY}
      onChange={(value) => setDraft({ ...draft, [kind]: values.find((one) => one === value) ?? null })}
    />
  )
  return (
    <ListFilterSheet
      onClose={onClose}
      showLabel={count === 0 ? t('filter.nothingFits') : t('package.show', { count })}
      count={count}
      onShow={() => onApply(draft)}
      onClear={() => setDraft(NO_PACKAGE_FILTER)}
      canClear={Object.values(draft).some(Boolean)}
    >
      {group('type', t('package.byType'), choices.types)}
      {group('budget', t('package.byBudget'), BUDGETS)}
      {group('days', t('fact.duration'), choices.durations.map(String))}
      {group(
        'operator',
        t('package.organiser'),
        choices.operators.map(({ id }) => id),
      )}
    </ListFilterSheet>
  )
}
