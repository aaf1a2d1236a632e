import { useSession } from '@sureda/remote/session'
import { Button, FloatingPill } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../../shared/cards/experience-card.tsx'
import { experienceQueries } from '../../shared/content/content-queries.ts'
import {
  RATING_FILTERS,
  searchTextsOf,
  toRating,
  withRating,
} from '../../shared/content/experience-filter.ts'
import { ListHead } from '../../shared/lists/list-head.tsx'
import { listOnMap } from '../../shared/lists/list-on-map.ts'
import { ListSearch } from '../../shared/lists/list-search.tsx'
import { useFoundInTexts } from '../../shared/lists/use-found-in-texts.ts'
import { ANY, useListAddress } from '../../shared/lists/use-list-address.ts'
import { PLACE_SORTS, sortExperiences } from './experience-sort.ts'
import { ResultList } from './result-list.tsx'
import { useSort } from './use-sort.ts'

/** Accommodation or restaurants. Restaurants can be filtered by rating; a link leads to the same items on the map. */
export function PlacesOfType({ type }: { type: 'hotel' | 'restaurant' }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const { search, change } = useListAddress()
  const places = useQuery(experienceQueries.list({ type }))
  const sort = useSort(PLACE_SORTS, places.data)
  const rating = type === 'restaurant' ? toRating(search.get('rating')) : null
  const layer = type === 'hotel' ? 'accommodation' : 'restaurant'
  return (
    <Screen title={t(`experience.chapter.${type}`)} lead={t(`experience.chapterLead.${type}`)}>
      <ListSearch
        label={t(`experience.searchPlaces.${type}`)}
        value={search.get('q') ?? ''}
        onChange={(q) => change({ q })}
      />
      {type === 'restaurant' && (
        <ChipGroup
          mode="single"
          layout="scroll"
          label={t('experience.ratingLabel')}
          labelHidden
          options={[
            { value: ANY, label: t('shell:common.all') },
            ...RATING_FILTERS.map((least) => ({
              value: String(least),
              label: t('experience.ratingFrom', { stars: least }),
              icon: 'star-filled' as const,
            })),
          ]}
          value={rating === null ? ANY : String(rating)}
          onChange={(value) => change({ rating: value })}
        />
      )}
      <ResultList
        query={places}
        failed={t('experience.listFailed')}
        empty={t('experience.empty')}
        label={t(`experience.chapter.${type}`)}
        filter={{
          passes: (place) => withRating([place], rating).length > 0,
          nothing: (
            <EmptyState
              title={t('experience.noRating', { stars: rating })}
              text={t('experience.noRatingText')}
              action={<Button onPress={() => change({ rating: null })}>{t('experience.anyRating')}</Button>}
            />
          ),
        }}
        searchTextsOf={searchTextsOf}
        alsoFound={useFoundInTexts(experienceQueries.list, search.get('q') ?? '')}
        sort={(found) => sortExperiences(found, sort.value, language)}
        head={(count) => <ListHead count={count} sort={sort} />}
        pill={
          <FloatingPill icon="map" href={listOnMap(layer, { rating, q: search.get('q') })}>
            {t('place.map')}
          </FloatingPill>
        }
      >
        {(place, index) => (
          <ExperienceCard key={place.id} experience={place} headingLevel={2} priority={index === 0} />
        )}
      </ResultList>
    </Screen>
  )
}
