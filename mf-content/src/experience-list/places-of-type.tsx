import { paths } from '@sureda/contract/paths'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { FloatingPill } from '@sureda/ui/floating-pill'
import { LinkButton } from '@sureda/ui/link-button'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ExperienceCard } from '../cards/experience-card.tsx'
import { featuredFirst, RATING_FILTERS, toRating, withRating } from '../domain/experience-filter.ts'
import { experienceQueries } from '../queries/experience-queries.ts'

const ANY = 'any'

/** Where to sleep, where to eat. Restaurants can be narrowed by rating; the map pill leads to the same places on the map. */
export function PlacesOfType({ type }: { type: 'hotel' | 'restaurant' | 'tour' | 'activity' }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const [search, setSearch] = useSearchParams()
  const rating = type === 'restaurant' ? toRating(search.get('rating')) : null
  const places = useQuery(experienceQueries.list({ type }))
  const layer = type === 'hotel' ? 'accommodation' : 'restaurant'
  const choose = (value: string) =>
    setSearch(value === ANY ? {} : { rating: value }, { replace: true, preventScrollReset: true })
  return (
    <Screen title={t(`experience.chapter.${type}`)} lead={t(`experience.chapterLead.${type}`)}>
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
          onChange={choose}
        />
      )}
      <QueryView query={places} shape="cards" failed={t('experience.listFailed')}>
        {(all) => {
          const shown = withRating(featuredFirst(all, language), rating)
          if (shown.length > 0)
            return (
              <CardList layout="grid" label={t(`experience.chapter.${type}`)}>
                {shown.map((place, index) => (
                  <ExperienceCard key={place.id} experience={place} headingLevel={2} priority={index === 0} />
                ))}
              </CardList>
            )
          return rating === null ? (
            <EmptyState
              title={t('experience.empty')}
              text={t('state.emptyText')}
              action={<LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>}
            />
          ) : (
            <EmptyState
              title={t('experience.noRating', { stars: rating })}
              text={t('experience.noRatingText')}
              action={<Button onPress={() => choose(ANY)}>{t('experience.anyRating')}</Button>}
            />
          )
        }}
      </QueryView>
      <FloatingPill icon="map" href={`${paths.map()}?layer=${layer}${rating ? `&rating=${rating}` : ''}`}>
        {t('place.map')}
      </FloatingPill>
    </Screen>
  )
}
