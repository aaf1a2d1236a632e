import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { storyQueries } from '../shared/content/content-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { StoryPage } from './detail/story-page.tsx'

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

export default defineScreen({
  Component: StoryDetailScreen,
  queries: ({ id = '' }) => [storyQueries.detail(id)],
})
