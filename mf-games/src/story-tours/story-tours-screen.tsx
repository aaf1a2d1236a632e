import type { StoryTour } from '@sureda/contract/schemas/catalogue/story-tour'
import { useAddress } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Button, CardList, Note, Stack } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { ChipGroup, Select } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allGameStates } from '../shared/extra-queries.ts'
import { storyTourQueries } from '../shared/game-queries.ts'
import { ClaimCard } from '../tour-games/claim-card.tsx'
import css from './story-tours.module.css'
import { TourCard } from './tour-card.tsx'
import { filterTours, toTourFilter } from './tour-filter.ts'
import { overall, progressByTour } from './tours-progress.ts'

function StoryToursScreen() {
  const { t } = useTranslation('games')
  const tours = useQuery(storyTourQueries.list())
  return (
    <Screen title={t('tours.title')} lead={t('tours.lead')}>
      <QueryView query={tours} failed={t('error.toursLoad')} shape="cards" count={3}>
        {(all) => <Tours all={all} />}
      </QueryView>
    </Screen>
  )
}

/** Filters are in the address: `?type=patrimonio&territory=Palafrugell`. There are few tours, so they are filtered here, also without network. */
function Tours({ all }: { all: StoryTour[] }) {
  const { t } = useTranslation('games')
  const { search, change, clear } = useAddress()
  const { data: options } = useQuery(storyTourQueries.filterOptions())
  const { data: played = [] } = useQuery(allGameStates())
  const progress = progressByTour(played)
  const whole = overall(progress)
  const filter = toTourFilter(search)
  const shown = filterTours(all, filter)
  const nameOf = (tour: StoryTour) =>
    options && options.territories.length > 1
      ? options.territories.find(({ id }) => id === tour.territory)?.name
      : undefined
  if (all.length === 0) return <EmptyState motif="oak" title={t('tours.empty')} text={t('tours.emptyText')} />
  return (
    <Stack gap={5}>
      <ClaimCard />
      {whole.done > 0 && (
        <Meter
          label={t('tours.progress')}
          value={whole.done}
          max={whole.total}
          valueText={`${t('games.progress', { count: whole.done, total: whole.total })} · ${t('tours.finished', { finished: whole.finished, total: whole.tours })}`}
        />
      )}
      {options && (
        <div className={css.filters}>
          {options.types.length > 1 && (
            <ChipGroup
              mode="single"
              layout="scroll"
              label={t('tours.type')}
              labelHidden
              options={[
                { value: '', label: t('shell:common.all') },
                ...options.types.map((type) => ({
                  value: type,
                  label: t(`type.${type}`),
                  count: filterTours(all, { ...filter, type }).length,
                })),
              ]}
              value={filter.type ?? ''}
              onChange={(value) => change({ type: value })}
            />
          )}
          {options.territories.length > 1 && (
            <Select
              className={css.territory}
              label={t('tours.territory')}
              options={[
                { value: '', label: t('tours.anyTerritory') },
                ...options.territories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={filter.territory ?? ''}
              onChange={(value) => change({ territory: value })}
            />
          )}
        </div>
      )}
      {/* said once, not on every card */}
      {shown.some(({ demo }) => demo) && <Note icon="info">{t('shell:common.demoSome')}</Note>}
      {shown.length === 0 ? (
        <EmptyState
          title={t('tours.none')}
          text={t('tours.noneText')}
          action={
            <Button variant="secondary" onPress={clear}>
              {t('shell:common.clear')}
            </Button>
          }
        />
      ) : (
        <CardList label={t('tours.title')}>
          {shown.map((tour, index) => (
            <TourCard
              key={tour.id}
              tour={tour}
              territory={nameOf(tour)}
              progress={progress.get(tour.id)}
              priority={index === 0}
            />
          ))}
        </CardList>
      )}
    </Stack>
  )
}

export default defineScreen({
  Component: StoryToursScreen,
  queries: () => [storyTourQueries.list(), storyTourQueries.filterOptions()],
})
