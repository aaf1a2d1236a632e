import type { EventDetail } from '@sureda/contract/schemas/catalogue/event'
import { saveToCalendar } from '@sureda/remote/export'
import { Button, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './event-actions.module.css'

interface EventActionsProps {
  event: EventDetail
  span: { first: string; last: string }
  isOver: boolean
}

/** The length in the calendar where no end is known: an entry without length is easily overlooked. */
const TWO_HOURS_MS = 7_200_000

export function EventActions({ event, span, isOver }: EventActionsProps) {
  const { t } = useTranslation('content')
  const { latitude, longitude } = event
  const saveDate = () =>
    saveToCalendar({
      kind: 'event',
      id: event.id,
      title: event.title,
      startsAt: event.start_datetime,
      endsAt: event.end_datetime ?? new Date(Date.parse(event.start_datetime) + TWO_HOURS_MS).toISOString(),
      wholeDays: event.all_day ? span : undefined,
      location: event.location,
      description: event.description,
      url: location.origin + location.pathname,
      position: latitude === null || longitude === null ? undefined : { latitude, longitude },
      isCertain: !event.date_is_estimate,
    })
  if (isOver && !event.website) return null
  return (
    <div className={css.actions}>
      {!isOver && (
        <Button icon="calendar-plus" onPress={saveDate}>
          {t('event.addToCalendar')}
        </Button>
      )}
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
  )
}
