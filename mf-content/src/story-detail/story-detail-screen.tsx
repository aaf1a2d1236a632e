import { paths } from '@sureda/contract/paths'
import type { StoryDetail } from '@sureda/contract/story'
import { defineScreen } from '@sureda/remote/define-screen'
import { HeaderActions } from '@sureda/remote/header-actions'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { CardMetaRow } from '@sureda/ui/card-meta'
import { BarkEdge } from '@sureda/ui/motif'
import { Picture } from '@sureda/ui/picture'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { storyMeta } from '../cards/story-card.tsx'
import { DetailView } from '../frame/detail-view.tsx'
import { Heart } from '../frame/heart.tsx'
import { Prose } from '../frame/prose.tsx'
import { ShareButton } from '../frame/share-button.tsx'
import { StatusNotice } from '../frame/status-notice.tsx'
import { storyQueries } from '../queries/story-queries.ts'
import { StoryMedia } from './story-media.tsx'

function StoryDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(storyQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('story.title')}
      failed={t('story.failed')}
      missing={{ title: t('story.missing'), href: paths.stories(), label: t('story.listTitle') }}
    >
      {(story) => <StoryPage story={story} query={query} key={id} />}
    </DetailView>
  )
}

/** A story, set to be read to the end: one column, a drop cap, nothing beside it. */
function StoryPage({ story, query }: { story: StoryDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(story.title)
  return (
    <Screen
      title={story.title}
      eyebrow={`${story.category.name} · ${t(`story.genre.${story.genre}`, { defaultValue: story.genre })}`}
      lead={story.summary}
      hero={
        <>
          <Picture {...pictureOf(story, 'full', { ratio: '4/3', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <Heart type="story" id={story.id} title={story.title} variant="quiet" />
        <ShareButton title={story.title} />
      </HeaderActions>
      <SeenNotice query={query} />
      <StatusNotice of={story} />
      <CardMetaRow items={storyMeta(story, t)} />
      <StoryMedia story={story} />
      <Prose text={story.body} dropCap />
    </Screen>
  )
}

export default defineScreen({
  Component: StoryDetailScreen,
  queries: ({ id = '' }) => [storyQueries.detail(id)],
})
