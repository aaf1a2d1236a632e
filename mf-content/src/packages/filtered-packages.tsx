import type { TravelPackage } from '@sureda/contract/schemas/catalogue/travel-package'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { Button } from '@sureda/ui/base'
import { ActiveFilters, ChipGroup } from '@sureda/ui/choice'
import type { IconName } from '@sureda/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PackageCard } from '../shared/cards/package-card.tsx'
import { featuredFirst } from '../shared/content/experience-filter.ts'
import {
  choicesOf,
  filterPackages,
  type PackageFilter,
  readPackageFilter,
} from '../shared/content/package-filter.ts'
import { packageQueries } from '../shared/content/package-queries.ts'
import { CardGrid } from '../shared/lists/card-grid.tsx'
import { NothingFound } from '../shared/lists/nothing-found.tsx'
import { ANY, useListAddress } from '../shared/lists/use-list-address.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import css from './package-list-screen.module.css'
import { useFilterLabel } from './use-filter-label.ts'

// one file for the filters of all lists: every file adds to the remote's entry
const loadSheet = () => import(/* webpackChunkName: "filter-sheets" */ './package-filter-sheet.tsx')
const ICONS: Record<TravelPackage['type'], IconName> = {
  cultural: 'landmark',
  aventura: 'backpack',
  gastronomico: 'utensils',
  naturaleza: 'trees',
}

/** The packages with their filters: the type by one tap, the others in a sheet and as chips above the list. */
export function FilteredPackages({ packages }: { packages: readonly TravelPackage[] }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const { search, change, clear } = useListAddress()
  const [isOpen, setIsOpen] = useState(false)
  const options = useQuery(packageQueries.filterOptions())
  const choices = options.data ?? choicesOf(packages)
  const wordOf = useFilterLabel(choices)
  const filter = readPackageFilter(search, choices)
  const shown = featuredFirst(filterPackages(packages, filter), language)
  const chosen = (['budget', 'days', 'operator'] as const).flatMap((id) => {
    const value = filter[id]
    if (!value) return []
    const label = wordOf(id, value)
    return [{ id, label, removeLabel: t('filter.remove', { name: label }) }]
  })
  return (
    <>
      <ChipGroup
        mode="single"
        layout="scroll"
        label={t('package.byType')}
        labelHidden
        options={[
          { value: ANY, label: t('shell:common.all') },
          ...choices.types.map((value) => ({ value, label: wordOf('type', value), icon: ICONS[value] })),
        ]}
        value={filter.type ?? ANY}
        onChange={(type) => change({ type })}
      />
      <div className={css.bar}>
        <p role="status" tabIndex={-1}>
          {t('package.count', { count: shown.length })}
        </p>
        <Button
          icon="sliders"
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
        >
          {t('filter.open')}
        </Button>
      </div>
      <ActiveFilters
        label={t('shell:common.filters')}
        filters={chosen}
        onRemove={(kind) => change({ [kind]: null })}
        clearLabel={t('shell:common.clearFilters')}
        onClear={clear}
      />
      <DemoNote of={shown} />
      {shown.length === 0 ? (
        <NothingFound asked="" />
      ) : (
        <CardGrid label={t('package.listTitle')}>
          {shown.map((item, index) => (
            <PackageCard key={item.id} travelPackage={item} headingLevel={2} priority={index === 0} />
          ))}
        </CardGrid>
      )}
      {isOpen && (
        <LazyPart
          load={loadSheet}
          props={{
            packages,
            choices,
            filter,
            onApply: (next: PackageFilter) => change({ ...next }),
            onClose: () => setIsOpen(false),
          }}
        />
      )}
    </>
  )
}
