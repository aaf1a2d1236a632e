import { paths } from '@sureda/contract/remote/paths'
import { useHour } from '@sureda/remote/device'
import { useFormat, useTimeZone } from '@sureda/remote/format'
import { StaleNotice } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { ScrollRow, Section, TextLink } from '@sureda/ui/base'
import { ErrorState, Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { experienceQueries, routeQueries } from '../../shared/content/content-queries.ts'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { dayArc } from '../../shared/days/day-arc.ts'
import { failureText } from '../../shared/loading/failed-parts.tsx'
import { hasFailed, isRetried } from '../../shared/loading/has-failed.ts'
import { DemoNote } from '../../shared/loading/notes.tsx'
import { useFeedItems } from '../feed/use-feed-items.ts'
import css from '../home-screen.module.css'
import { useWeather } from '../weather/use-weather.ts'
import { picksFor, type When, weatherHint, whenDays } from './picks-for.ts'
import { SuggestionCard } from './suggestion-card.tsx'

const loadDays = () => import(/* webpackChunkName: "home-days" */ './day-choice.tsx')

/** Suggestions that a phone shows without a swipe. */
const IN_VIEW = 2

/** Used when the tenant has no position: the middle of the cork lands. */
const CORK_LANDS = [40.6, -1.5] as const

/** Suggestions for a guest now, tomorrow or on Sunday; `picksFor` chooses them. */
export function WhatNow() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const now = useHour()
  const timeZone = useTimeZone()
  const [latitude, longitude] = useSession((state) => state.tenant?.map.center) ?? CORK_LANDS
  const center = [latitude, longitude] as const
  const days = whenDays(now, timeZone)
  const [chosen, setChosen] = useState<When>('now')
  // at midnight the chosen Sunday may become tomorrow
  const { when, day } = days.find((one) => one.when === chosen) ?? { when: 'now', day: days[0]?.day ?? '' }
  // no retry on mount: a list that failed for the feed is loaded again by its button, which must not vanish under the finger
  const events = useQuery({ ...eventQueries.latest(), retryOnMount: false })
  const routes = useQuery(routeQueries.list())
  const experiences = useQuery(experienceQueries.list(when === 'now' ? {} : { free_from: day }))
  const weather = useWeather().query.data
  const feed = useFeedItems()
  const queries = [events, routes, experiences]
  const retry = () => void Promise.all(queries.map((query) => query.refetch()))
  const asked = { when, day, now, timeZone, center }
  const hint = weatherHint(asked, weather)
  const picks = picksFor(asked, {
    events: events.data ?? [],
    routes: routes.data ?? [],
    experiences: experiences.data ?? [],
    weather,
  })
  // suggestions outside of the view are drawn in a second rendering
  const shown = useDeferredValue(picks.length, IN_VIEW)
  const arc = dayArc(when === 'now' ? now : new Date(`${day}T12:00:00Z`), latitude, longitude)
  const set = arc && format.time(arc.sunset.toISOString())
  const light =
    arc &&
    (when === 'now' && arc.share !== null
      ? `${format.duration(arc.minutesLeft)} ${t('hub.lightLeft', { time: set })}`
      : `${format.time(arc.sunrise.toISOString())} ${t('hub.sunRises', { time: set })}`)
  const isOnItsWay = queries.some((query) => query.data === undefined && !hasFailed(query))
  return (
    <Section title={t('home.now.title')} className={css.now}>
      <LazyPart
        load={loadDays}
        props={{ days: days.map((one) => one.when), chosen: when, onChange: setChosen }}
        placeholder={<div className={css.daysToCome} data-needs-scripts="" />}
      />
      <p className={css.light}>{hint ? t(`home.now.${hint}`) : light}</p>
      {queries.every(hasFailed) ? (
        <ErrorState
          size="card"
          headingLevel={3}
          title={t('home.now.failed')}
          text={failureText(experiences, t)}
          onRetry={retry}
          retryLabel={t('shell:common.retry')}
          isRetrying={queries.some(isRetried)}
        />
      ) : isOnItsWay ? (
        <Skeleton label={t('shell:common.loading')} shape="card" />
      ) : (
        <>
          <StaleNotice
            query={{
              isError: queries.every((query) => query.isError),
              dataUpdatedAt: Math.max(...queries.map((query) => query.dataUpdatedAt)),
              refetch: retry,
            }}
          />
          {picks.length > 0 ? (
            // a new key scrolls back to the first card for another day
            <ScrollRow key={when} label={t(`home.now.${when}`)}>
              {picks.slice(0, shown).map((pick, at) => (
                <SuggestionCard
                  key={`${pick.kind} ${pick.item.id}`}
                  pick={pick}
                  timeZone={timeZone}
                  isFirst={at === 0}
                />
              ))}
            </ScrollRow>
          ) : (
            <p>
              {t('home.now.empty')} <TextLink href={paths.stories()}>{t('story.listTitle')}</TextLink>
            </p>
          )}
          {/* one note for all of home: the feed below has none of its own */}
          <DemoNote of={[...picks.map(({ item }) => item), ...feed]} />
        </>
      )}
    </Section>
  )
}
