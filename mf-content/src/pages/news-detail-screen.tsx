import { paths } from '@sureda/contract/remote/paths'
import type { NewsDetail } from '@sureda/contract/schemas/catalogue/news'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { defineScreen, HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, CardList, ListCard, Picture, Section, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { newsQueries } from '../shared/content/news-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { Prose } from '../shared/detail/prose.tsx'
import { ShareButton } from '../shared/detail/share-button.tsx'
import { DemoNote } from '../shared/loading/notes.tsx'

function NewsDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(newsQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('news.title')}
      failed={t('news.failed')}
      missing={{ title: t('news.missing'), href: paths.home(), label: t('home.title') }}
    >
      {(news) => <Article news={news} query={query} key={id} />}
    </DetailView>
  )
}

function Article({ news, query }: { news: NewsDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  useScreenTitle(news.title)
  return (
    <Screen
      title={news.title}
      eyebrow={[format.date(news.datetime), news.location].filter(Boolean).join(' · ')}
      lead={news.summary}
      hero={
        <>
          <Picture {...pictureOf(news, 'full', { ratio: '3/2', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <ShareButton title={news.title} />
      </HeaderActions>
      <PhotoCredit of={news} />
      <StaleNotice query={query} />
      <StatusNotice of={news} />
      <DemoNote of={[news]} />
      <Prose text={news.body} dropCap />
      {news.source_url && (
        <TextLink
          href={news.source_url}
          icon="external-link"
          variant="standalone"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('news.source')}
        </TextLink>
      )}
      <OtherNews id={news.id} />
    </Screen>
  )
}

function OtherNews({ id }: { id: string }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { data = [] } = useQuery(newsQueries.latest())
  const others = data
    .filter((item) => item.id !== id)
    .sort((a, b) => Date.parse(b.datetime) - Date.parse(a.datetime))
    .slice(0, 3)
  if (others.length === 0) return null
  return (
    <Section title={t('news.others')}>
      <CardList>
        {others.map((item) => (
          <ListCard
            key={item.id}
            href={paths.news(item.id)}
            title={item.title}
            eyebrow={format.date(item.datetime)}
            picture={pictureOf(item, 'thumb', { alt: '' })}
          />
        ))}
      </CardList>
    </Section>
  )
}

export default defineScreen({
  Component: NewsDetailScreen,
  queries: ({ id = '' }) => [newsQueries.detail(id)],
})
