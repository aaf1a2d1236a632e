import type { EventItem } from '@sureda/contract/event'
import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { Badge } from '@sureda/ui/badge'
import { ImageCard } from '@sureda/ui/image-card'
import { useTranslation } from 'react-i18next'

interface EventCardProps {
  event: EventItem
  headingLevel?: 3 | 4
  priority?: boolean
}

/** An event whose day already stands beside it: its hour and its place. */
export function EventCard({ event, headingLevel = 3, priority }: EventCardProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (
    <ImageCard
      href={paths.event(event.id)}
      title={event.title}
      picture={pictureOf(event, 'row', { alt: '', ratio: '21/9', priority })}
      badge={
        event.date_is_estimate ? (
          <Badge tone="photo" icon="calendar">
            {t('event.estimate')}
          </Badge>
        ) : undefined
      }
      meta={[
        { icon: 'clock', text: format.time(event.start_datetime), label: t('fact.time') },
        { icon: 'map-pin', text: event.location, label: t('fact.place') },
      ]}
      headingLevel={headingLevel}
    />
  )
}
