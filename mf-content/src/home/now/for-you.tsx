import { paths } from '@sureda/contract/remote/paths'
import { pictureOf } from '@sureda/remote/format'
import { CardList, ListCard, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DemoNote } from '../../shared/loading/notes.tsx'
import { useFeedItems } from '../feed/use-feed-items.ts'
import { recommendations } from './recommendation-queries.ts'

/** The server's recommendations for this member in its order, each with the preference that it fits. Without an answer it shows none. */
export default function ForYou() {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(recommendations())
  // one note for all of home: the feed below has none of its own
  const demo = <DemoNote of={[...data, ...useFeedItems()]} />
  if (data.length === 0) return demo
  return (
    <Section
      title={t('home.forYou.title')}
      action={{ label: t('home.forYou.change'), href: paths.preferences() }}
    >
      {demo}
      <CardList label={t('home.forYou.title')}>
        {data.map((item) => (
          <ListCard
            key={item.id}
            href={paths.experience(item.id)}
            title={item.title}
            eyebrow={item.likes.map((like) => t(`home.forYou.${like}`)).join(' · ') || undefined}
            text={item.shortDescription}
            picture={pictureOf(item, 'thumb', { alt: '' })}
          />
        ))}
      </CardList>
    </Section>
  )
}
