import { paths } from '@sureda/contract/remote/paths'
import type { EventDetail } from '@sureda/contract/schemas/catalogue/event'
import { dayIn, useNow } from '@sureda/remote/device'
import { pictureOf, useTimeZone } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { Banner, Picture, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { spanOf } from '../../shared/days/agenda-days.ts'
import { PlaceSection } from '../../shared/detail/place-section.tsx'
import { Prose } from '../../shared/detail/prose.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { CheckedNote, DemoNote } from '../../shared/loading/notes.tsx'
import { loadRating } from '../../shared/member/load-member-part.ts'
import { EventActions } from './event-actions.tsx'
import { EventFacts } from './event-facts.tsx'
import css from './event-page.module.css'
import { OtherEvents } from './other-events.tsx'
import { PosterDate } from './poster-date.tsx'

/** One event. Its date is the largest element of the picture, as on a poster. */
export function EventPage({ event, query }: { event: EventDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const timeZone = useTimeZone()
  useScreenTitle(event.title)
  const span = spanOf(event, timeZone)
  const now = useNow(60_000)
  const today = dayIn(timeZone, now)
  const isOver = span.last < today
  const hasBegun = Date.parse(event.start_datetime) <= now.getTime()
  return (
    <Screen
      title={event.title}
      eyebrow={event.location}
      lead={event.description}
      hero={
        <div className={css.poster}>
          <Picture {...pictureOf(event, 'full', { ratio: '4/3', priority: true })} />
          <PosterDate {...span} />
        </div>
      }
    >
      <HeaderActions>
        <ShareButton title={event.title} />
      </HeaderActions>
      <PhotoCredit of={event} />
      <StaleNotice query={query} />
      <StatusNotice of={event} />
      {isOver && (
        <Banner
          title={t('event.over')}
          action={<TextLink href={paths.agenda()}>{t('event.overNext')}</TextLink>}
        />
      )}
      {event.date_is_estimate && !isOver && (
        <Banner kind="warning" title={t('event.estimate')}>
          {t('event.estimateText')}
        </Banner>
      )}
      <EventFacts event={event} timeZone={timeZone} />
      <CheckedNote day={event.checked_on} />
      <EventActions event={event} span={span} isOver={isOver} />
      <DemoNote of={[event]} />
      {event.body !== event.description && <Prose text={event.body} />}
      <PlaceSection latitude={event.latitude} longitude={event.longitude} name={event.location} />
      {hasBegun && (
        <LazyPart
          load={loadRating}
          props={{ type: 'event' as const, id: event.id, title: event.title }}
          whenNear
        />
      )}
      <OtherEvents
        id={event.id}
        day={span.first < today && !isOver ? today : span.first}
        today={today}
        timeZone={timeZone}
      />
    </Screen>
  )
}
