import { paths } from '@sureda/contract/paths'
import { defineScreen } from '@sureda/remote/define-screen'
import { pictureOf } from '@sureda/remote/picture-of'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { HeroCard } from '@sureda/ui/hero-card'
import { Screen } from '@sureda/ui/screen'
import { ScrollRow } from '@sureda/ui/scroll-row'
import { Section } from '@sureda/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RouteCard } from '../cards/route-card.tsx'
import { StoryCard } from '../cards/story-card.tsx'
import { featuredFirst } from '../domain/experience-filter.ts'
import { routeQueries } from '../queries/route-queries.ts'
import { storyQueries } from '../queries/story-queries.ts'
import css from './routes-hub-screen.module.css'

/** Cards in a row of the hub. */
const SHOWN = 5

/** Two doors, one for the feet and one for the ears, and the third for both at once. */
function RoutesHub() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const hasTours = useSession((state) => state.tenant?.features.story_tours !== false)
  const routes = useQuery(routeQueries.list())
  const stories = useQuery(storyQueries.list())
  const route = featuredFirst(routes.data ?? [], language)[0]
  const story = stories.data?.[0]
  return (
    <Screen title={t('hub.title')} lead={t('hub.lead')}>
      <nav className={css.doors} aria-label={t('hub.title')}>
        <HeroCard
          href={paths.routes()}
          title={t('route.listTitle')}
          text={t('hub.routes', { count: routes.data?.length ?? 0 })}
          tone="accent"
          icon={route ? undefined : 'route'}
          picture={route ? pictureOf(route, 'full', { alt: '', priority: true }) : undefined}
        />
        <HeroCard
          href={paths.stories()}
          title={t('story.listTitle')}
          text={t('hub.stories', { count: stories.data?.length ?? 0 })}
          tone="primary"
          icon={story ? undefined : 'book-open'}
          picture={story ? pictureOf(story, 'full', { alt: '' }) : undefined}
        />
        {hasTours && (
          <HeroCard
            href={paths.storyTours()}
            title={t('hub.tours')}
            text={t('hub.toursText')}
            tone="ink"
            icon="gamepad"
          />
        )}
      </nav>
      <Section title={t('hub.start')} action={{ label: t('shell:common.all'), href: paths.routes() }}>
        <QueryView query={routes} shape="card" failed={t('route.listFailed')} size="card">
          {(all) => (
            <ScrollRow label={t('hub.routes', { count: Math.min(all.length, SHOWN) })}>
              {featuredFirst(all, language)
                .slice(0, SHOWN)
                .map((item) => (
                  <RouteCard key={item.id} route={item} sizes="row" />
                ))}
            </ScrollRow>
          )}
        </QueryView>
      </Section>
      <Section title={t('hub.listen')} action={{ label: t('shell:common.all'), href: paths.stories() }}>
        <QueryView query={stories} shape="card" failed={t('story.listFailed')} size="card">
          {(all) => (
            <ScrollRow label={t('hub.stories', { count: Math.min(all.length, SHOWN) })}>
              {all.slice(0, SHOWN).map((item) => (
                <StoryCard key={item.id} story={item} sizes="row" />
              ))}
            </ScrollRow>
          )}
        </QueryView>
      </Section>
    </Screen>
  )
}

export default defineScreen({
  Component: RoutesHub,
  queries: () => [routeQueries.list(), storyQueries.list()],
})
