import { paths } from '@sureda/contract/remote/paths'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { ImageCard, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { summaryOf } from '../../shared/detail/summary.ts'
import type { FeedItem } from './feed.ts'

/** One entry of the feed; the first one is large. */
export function FeedCard({ entry, isLarge }: { entry: FeedItem; isLarge?: boolean }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { kind, item } = entry
  const eyebrow = `${t(`feed.${kind}`)} · ${format.shortDate(entry.at)}`
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
