import type { EventDetail } from '@sureda/contract/event'
import { DEFAULT_EVENT_RATING } from '@sureda/contract/limits'
import { saveToCalendar } from '@sureda/remote/calendar-file'
import { useFormat } from '@sureda/remote/format'
import { HeaderActions } from '@sureda/remote/header-actions'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { FactList } from '@sureda/ui/fact-list'
import { LinkButton } from '@sureda/ui/link-button'
import { Picture } from '@sureda/ui/picture'
import { Rating } from '@sureda/ui/rating'
import { Screen } from '@sureda/ui/screen'
import { useTranslation } from 'react-i18next'
import { DemoBadge } from '../frame/demo-badge.tsx'
import { PlaceSection } from '../frame/place-section.tsx'
import { Prose } from '../frame/prose.tsx'
import { ShareButton } from '../frame/share-button.tsx'
import { StatusNotice } from '../frame/status-notice.tsx'
import css from './event-page.module.css'

const TWO_HOURS_MS = 7_200_000

/** One event; its date is the picture's largest thing, as on a poster. */
export function EventPage({ event, query }: { event: EventDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  useScreenTitle(event.title)
  const tile = format.tile(event.start_datetime)
  const rating = event.rating ?? DEFAULT_EVENT_RATING
  const saveDate = () =>
    saveToCalendar({
      id: event.id,
      title: event.title,
      startsAt: event.start_datetime,
      endsAt: event.end_datetime ?? new Date(Date.parse(event.start_datetime) + TWO_HOURS_MS).toISOString(),
      location: event.location,
      description: event.description,
      url: location.origin + location.pathname,
      position:
        event.latitude === null || event.longitude === null
          ? undefined
          : { latitude: event.latitude, longitude: event.longitude },
      isCertain: !event.date_is_estimate,
    })
  return (
    <Screen
      title={event.title}
      eyebrow={event.location}
      lead={event.description}
      hero={
        <div className={css.poster}>
          <Picture {...pictureOf(event, 'full', { ratio: '4/3', priority: true })} />
          <p className={css.date} aria-hidden="true">
            <span className={css.day}>{tile.day}</span>
            <span className={css.month}>{tile.month}</span>
          </p>
        </div>
      }
    >
      <HeaderActions>
        <ShareButton title={event.title} />
      </HeaderActions>
      <SeenNotice query={query} />
      <StatusNotice of={event} />
      {event.date_is_estimate && (
        <Banner kind="warning" title={t('event.estimate')}>
          {t('event.estimateText')}
        </Banner>
      )}
      <FactList
        columns={1}
        facts={[
          { icon: 'calendar', label: t('fact.when'), value: whenOf(event, format) },
          ...(event.price_note
            ? [{ icon: 'ticket' as const, label: t('fact.price'), value: event.price_note }]
            : []),
          {
            icon: 'star',
            label: t('fact.rating'),
            value: (
              <Rating
                value={rating}
                text={format.number(rating, 1)}
                label={t('fact.ratingOf', { rating: format.number(rating, 1) })}
              />
            ),
          },
        ]}
      />
      <div className={css.actions}>
        <Button icon="calendar-plus" onPress={saveDate}>
          {t('event.addToCalendar')}
        </Button>
        {event.website && (
          <LinkButton
            href={event.website}
            variant="secondary"
            icon="external-link"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('event.website')}
          </LinkButton>
        )}
      </div>
      {event.demo && (
        <p>
          <DemoBadge />
        </p>
      )}
      <Prose text={event.body} />
      <PlaceSection latitude={event.latitude} longitude={event.longitude} name={event.location} />
    </Screen>
  )
}

/** `Fri 11 June, 10:00 – 20:00`, or both days where it lasts longer than one. */
function whenOf(event: EventDetail, format: ReturnType<typeof useFormat>): string {
  const { start_datetime: start, end_datetime: end } = event
  if (!end) return format.dateTime(start)
  const sameDay = format.date(start) === format.date(end)
  return `${format.dateTime(start)} – ${sameDay ? format.time(end) : format.dateTime(end)}`
}
