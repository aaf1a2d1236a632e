import { PACKAGE_TYPES } from '@sureda/contract/enums'
import { paths } from '@sureda/contract/paths'
import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { ActiveFilters } from '@sureda/ui/active-filters'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { HeroCard } from '@sureda/ui/hero-card'
import type { IconName } from '@sureda/ui/icon'
import { LinkButton } from '@sureda/ui/link-button'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PackageCard } from '../cards/package-card.tsx'
import { featuredFirst } from '../domain/experience-filter.ts'
import { filterPackages, type PackageFilter, readPackageFilter } from '../domain/package-filter.ts'
import { Later } from '../frame/later.tsx'
import { NothingFound } from '../frame/nothing-found.tsx'
import { ANY, useListAddress } from '../frame/use-list-address.ts'
import { packageQueries } from '../queries/package-queries.ts'
import css from './package-list-screen.module.css'

const loadSheet = () => import('./package-filter-sheet.tsx')
const ICONS: Record<NonNullable<PackageFilter['type']>, IconName> = {
  cultural: 'landmark',
  aventura: 'backpack',
  gastronomico: 'utensils',
  naturaleza: 'trees',
}

/** Days put together by somebody who knows the place. The member's own one stands first. */
function PackageList() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const mine = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const { search, change, clear } = useListAddress()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery(packageQueries.list())
  const filter = readPackageFilter(search)
  const chosen = (['budget', 'days'] as const).flatMap((kind) => {
    const value = filter[kind]
    return value ? [{ id: kind, label: t(`package.band.${kind}.${value}`) }] : []
  })
  return (
    <Screen title={t('package.listTitle')} lead={t('package.lead')}>
      {mine && (
        <HeroCard
          href={paths.travelPackage(mine.package_id)}
          eyebrow={t('package.mine')}
          title={mine.title}
          icon="package"
        />
      )}
      <QueryView query={query} shape="cards" failed={t('package.listFailed')}>
        {(packages) => {
          if (packages.length === 0)
            return (
              <EmptyState
                title={t('package.empty')}
                text={t('state.emptyText')}
                action={<LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>}
              />
            )
          const shown = featuredFirst(filterPackages(packages, filter), language)
          return (
            <>
              <ChipGroup
                mode="single"
                layout="scroll"
                label={t('package.byType')}
                labelHidden
                options={[
                  { value: ANY, label: t('shell:common.all') },
                  ...PACKAGE_TYPES.map((value) => ({
                    value,
                    label: t(`package.type.${value}`),
                    icon: ICONS[value],
                  })),
                ]}
                value={filter.type ?? ANY}
                onChange={(type) => change({ type })}
              />
              <div className={css.bar}>
                <p role="status">{t('package.count', { count: shown.length })}</p>
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
                label={t('filter.title')}
                filters={chosen.map((one) => ({
                  ...one,
                  removeLabel: t('filter.remove', { name: one.label }),
                }))}
                onRemove={(kind) => change({ [kind]: null })}
                clearLabel={t('filter.clear')}
                onClear={clear}
              />
              {shown.length === 0 ? (
                <NothingFound asked="" />
              ) : (
                <CardList layout="grid" label={t('package.listTitle')}>
                  {shown.map((item, index) => (
                    <PackageCard key={item.id} travelPackage={item} headingLevel={2} priority={index === 0} />
                  ))}
                </CardList>
              )}
              {isOpen && (
                <Later
                  load={loadSheet}
                  props={{
                    packages,
                    filter,
                    onApply: (next: PackageFilter) => change({ ...next }),
                    onClose: () => setIsOpen(false),
                  }}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: PackageList, queries: () => [packageQueries.list()] })
