import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { StoryCard } from '../cards/story-card.tsx'
import { storyQueries } from '../queries/story-queries.ts'

const ALL = 'all'

/** The stories by category. The categories are those the stories have, so none is ever empty. */
function StoryList() {
  const { t } = useTranslation('content')
  const [search, setSearch] = useSearchParams()
  const query = useQuery(storyQueries.list())
  const category = search.get('category') ?? ALL
  const choose = (value: string) =>
    setSearch(value === ALL ? {} : { category: value }, { replace: true, preventScrollReset: true })
  return (
    <Screen title={t('story.listTitle')} lead={t('story.lead')}>
      <QueryView query={query} shape="cards" failed={t('story.listFailed')}>
        {(stories) => {
          const categories = new Map(stories.map((story) => [story.category.id, story.category.name]))
          const shown = stories.filter((story) => category === ALL || story.category.id === category)
          if (stories.length === 0)
            return <EmptyState title={t('story.empty')} text={t('state.emptyText')} motif="rings" />
          return (
            <>
              <ChipGroup
                mode="single"
                layout="scroll"
                label={t('story.category')}
                labelHidden
                options={[
                  { value: ALL, label: t('shell:common.all') },
                  ...[...categories].map(([value, label]) => ({ value, label })),
                ]}
                value={category}
                onChange={choose}
              />
              {shown.length === 0 ? (
                <EmptyState
                  title={t('story.noMatch')}
                  action={<Button onPress={() => choose(ALL)}>{t('filter.clear')}</Button>}
                />
              ) : (
                <CardList layout="grid" label={t('story.listTitle')}>
                  {shown.map((story, index) => (
                    <StoryCard key={story.id} story={story} headingLevel={2} priority={index === 0} />
                  ))}
                </CardList>
              )}
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: StoryList, queries: () => [storyQueries.list()] })
