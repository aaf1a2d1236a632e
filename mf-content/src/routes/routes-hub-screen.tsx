import { paths } from '@sureda/contract/remote/paths'
import { pictureOf } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen, shell } from '@sureda/remote/shell'
import { HeroCard, ScrollRow, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StoryCard } from '../shared/cards/story-card.tsx'
import { routeQueries, storyQueries } from '../shared/content/content-queries.ts'
import { featuredFirst } from '../shared/content/experience-filter.ts'
import { AfterFirstPaint } from '../shared/loading/after-first-paint.tsx'
import { ByTime } from './hub/by-time.tsx'
import { LightLeft } from './hub/light-left.tsx'
import css from './routes-hub-screen.module.css'

/** Cards in a row of the hub. */
const SHOWN = 5

/** The walks that today's daylight allows, then links to routes, stories and story tours. */
function RoutesHub() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const wantsTours = useSession((state) => state.tenant?.features.story_tours !== false)
  const hasTours = wantsTours && shell().canOpen(paths.storyTours())
  const routes = useQuery(routeQueries.list())
  const stories = useQuery(storyQueries.list())
  const route = featuredFirst(routes.data ?? [], language)[0]
  const story = stories.data?.[0]
  return (
    <Screen title={t('hub.title')} lead={t('hub.lead')}>
      <QueryView query={routes} shape="card" failed={t('route.listFailed')} size="card">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('route.empty')} text={t('state.emptyText')} motif="oak" />
          ) : (
            <LightLeft routes={all} />
          )
        }
      </QueryView>
      <nav className={css.cards} aria-label={t('hub.title')}>
        <HeroCard
          href={paths.routes()}
          title={t('route.listTitle')}
          text={routes.data && t('hub.routes', { count: routes.data.length })}
          tone="accent"
          icon={route ? undefined : 'route'}
          picture={route ? pictureOf(route, 'full', { alt: '' }) : undefined}
        />
        <HeroCard
          href={paths.stories()}
          title={t('story.listTitle')}
          text={stories.data && t('hub.stories', { count: stories.data.length })}
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
      <AfterFirstPaint>
        {routes.data && routes.data.length > 0 && <ByTime routes={routes.data} />}
        {stories.data?.length !== 0 && (
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
        )}
      </AfterFirstPaint>
    </Screen>
  )
}

export default defineScreen({
  Component: RoutesHub,
  queries: () => [routeQueries.list(), storyQueries.list()],
})
