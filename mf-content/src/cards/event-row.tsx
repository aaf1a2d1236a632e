import type { EventItem } from '@sureda/contract/event'
import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { Badge } from '@sureda/ui/badge'
import { ListCard } from '@sureda/ui/list-card'
import { useTranslation } from 'react-i18next'
import { pictureOf } from './picture-of.ts'

/** An event in a list. `showsDay` where the day does not already stand above it. */
export function EventRow({
  event,
  showsDay,
  headingLevel = 3,
}: {
  event: EventItem
  showsDay?: boolean
  headingLevel?: 3 | 4
}) {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (
    <ListCard
      href={paths.event(event.id)}
      title={event.title}
      eyebrow={showsDay ? format.shortDate(event.start_datetime) : undefined}
      picture={pictureOf(event, 'thumb', { alt: '' })}
      meta={[
        { icon: 'clock', text: format.time(event.start_datetime), label: t('fact.time') },
        { icon: 'map-pin', text: event.location, label: t('fact.place') },
      ]}
      badge={event.date_is_estimate ? <Badge tone="warning">{t('event.estimate')}</Badge> : undefined}
      headingLevel={headingLevel}
    />
  )
}
