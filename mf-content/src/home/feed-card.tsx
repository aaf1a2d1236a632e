import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { useSession } from '@sureda/remote/session'
import { ImageCard } from '@sureda/ui/image-card'
import { ListCard } from '@sureda/ui/list-card'
import { useTranslation } from 'react-i18next'
import { dayIn } from '../domain/agenda-days.ts'
import type { FeedItem } from '../domain/feed.ts'
import { summaryOf } from '../domain/summary.ts'

/** One entry of the feed; the first stands large, as on a front page. */
export function FeedCard({ entry, isLarge }: { entry: FeedItem; isLarge?: boolean }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { kind, item } = entry
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const yearOf = (moment: Date) => dayIn(timeZone, moment).slice(0, 4)
  // the year only where it is another one: the line is short
  const isThisYear = yearOf(new Date(entry.at)) === yearOf(new Date())
  const eyebrow = `${t(`feed.${kind}`)} · ${isThisYear ? format.shortDate(entry.at) : format.date(entry.at)}`
  const href = kind === 'news' ? paths.news(item.id) : paths.event(item.id)
  const text = summaryOf(kind === 'news' ? item.summary : item.description)
  if (isLarge)
    return (
      <ImageCard
        href={href}
        title={item.title}
        eyebrow={eyebrow}
        text={text}
        picture={pictureOf(item, 'full', { ratio: '16/9' })}
      />
    )
  return (
    <ListCard
      href={href}
      title={item.title}
      eyebrow={eyebrow}
      text={text}
      picture={pictureOf(item, 'thumb', { alt: '' })}
    />
  )
}
