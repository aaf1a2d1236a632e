import { paths } from '@sureda/contract/remote/paths'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { storyQueries } from '../shared/content/content-queries.ts'
import { StoryIndex } from './list/story-index.tsx'

function StoryListScreen() {
  const { t } = useTranslation('content')
  const query = useQuery(storyQueries.list())
  return (
    <Screen title={t('story.listTitle')} lead={t('story.lead')}>
      <QueryView query={query} shape="cards" failed={t('story.listFailed')}>
        {(stories) =>
          stories.length === 0 ? (
            <EmptyState
              title={t('story.empty')}
              text={t('state.emptyText')}
              motif="rings"
              action={<LinkButton href={paths.routes()}>{t('route.listTitle')}</LinkButton>}
            />
          ) : (
            <StoryIndex all={stories} />
          )
        }
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: StoryListScreen, queries: () => [storyQueries.list()] })
