import { paths } from '@sureda/contract/remote/paths'
import type { LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { defineScreen, HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, type Fact, FactList, Picture, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FavoriteToggle } from '../shared/cards/favorite-toggle.tsx'
import { useRatingFact } from '../shared/cards/use-rating-fact.tsx'
import { locationQueries } from '../shared/content/content-queries.ts'
import { ContactActions } from '../shared/detail/contact-actions.tsx'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { MarkList } from '../shared/detail/mark-list.tsx'
import { PlaceSection } from '../shared/detail/place-section.tsx'
import { Prose } from '../shared/detail/prose.tsx'
import { ShareButton } from '../shared/detail/share-button.tsx'
import { CheckedNote, DemoNote } from '../shared/loading/notes.tsx'
import { loadCheckIn, loadRating } from '../shared/member/load-member-part.ts'
import { coordinatesOf } from './coordinates.ts'
import css from './location-detail-screen.module.css'
import * as nearBy from './near-by.tsx'

/** `LazyPart` delays its queries until it is near; its code is too small for a file of its own. */
const loadNear = () => Promise.resolve(nearBy)

function LocationDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(locationQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('location.title')}
      failed={t('location.failed')}
      missing={{ title: t('location.missing'), href: paths.map(), label: t('place.map') }}
    >
      {(place) => <LocationPage place={place} query={query} key={id} />}
    </DetailView>
  )
}

/** A place, with its coordinates as on the margin of a map. */
function LocationPage({ place, query }: { place: LocationDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const rating = useRatingFact(place)
  useScreenTitle(place.name)
  const facts: Fact[] = [
    ...(place.opening_hours
      ? [{ icon: 'clock' as const, label: t('location.openingHours'), value: place.opening_hours }]
      : []),
    ...(place.accessibility
      ? [{ icon: 'accessibility' as const, label: t('location.accessibility'), value: place.accessibility }]
      : []),
    ...rating,
  ]
  return (
    <Screen
      title={place.name}
      eyebrow={`${t(`location.type.${place.type}`, { defaultValue: t(`location.layer.${place.layer}`) })} · ${place.municipality}`}
      hero={
        <>
          <Picture {...pictureOf(place, 'full', { ratio: '4/3', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <FavoriteToggle
          type={place.layer === 'restaurant' ? 'restaurant' : 'poi'}
          id={place.id}
          title={place.name}
          variant="quiet"
        />
        <ShareButton title={place.name} />
      </HeaderActions>
      <PhotoCredit of={place} />
      <StaleNotice query={query} />
      <StatusNotice of={place} />
      <p className={css.margin}>
        <span>{coordinatesOf(place.latitude, place.longitude)}</span>
        {place.elevation !== null && (
          <span>{t('point.height', { height: format.metres(place.elevation) })}</span>
        )}
      </p>
      <DemoNote of={[place]} />
      {/* sentences in two columns would break into single words */}
      {facts.length > 0 && <FactList columns={facts.some(isSentence) ? 1 : 2} facts={facts} />}
      <CheckedNote day={place.checked_on} />
      <CallPlace place={place} />
      <Prose text={place.description} dropCap />
      {/* an answer cached by an earlier release lacks the field */}
      {(place.facts?.length ?? 0) > 0 && (
        <Section title={t('location.facts')}>
          <MarkList items={place.facts} icon="leaf" />
        </Section>
      )}
      {place.check_in && (
        <LazyPart
          load={loadCheckIn}
          props={{
            offer: place.check_in,
            title: place.name,
            latitude: place.latitude,
            longitude: place.longitude,
          }}
          placeholder={<div className={css.stampSpace} data-needs-scripts="" />}
          whenNear
        />
      )}
      <PlaceSection
        latitude={place.latitude}
        longitude={place.longitude}
        name={place.municipality}
        address={place.address ?? null}
        isApproximate={!place.position_is_exact}
      />
      <LazyPart
        load={loadRating}
        props={{ type: 'location' as const, id: place.id, title: place.name }}
        whenNear
      />
      <LazyPart load={loadNear} props={{ place }} whenNear />
    </Screen>
  )
}

const isSentence = ({ value }: Fact) => typeof value === 'string' && value.length > 40

/** Telephone and website; directions are below, with the map. */
function CallPlace({ place: { name, phone = null, website = null } }: { place: LocationDetail }) {
  if (!phone && !website) return null
  return <ContactActions of={{ name, phone, website, email: null, latitude: null, longitude: null }} />
}

export default defineScreen({
  Component: LocationDetailScreen,
  queries: ({ id = '' }) => [locationQueries.detail(id)],
})
