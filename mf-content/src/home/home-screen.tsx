import { LAZY_LOAD_DELAY_MS } from '@sureda/contract/rules/limits'
import { dayIn, useHour, whenIdle } from '@sureda/remote/device'
import { useFormat, useTimeZone } from '@sureda/remote/format'
import { isAuthenticated, isPackageKnown, useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { LazyPart } from '@sureda/remote/ui'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { experienceQueries, routeQueries } from '../shared/content/content-queries.ts'
import { eventQueries } from '../shared/content/event-queries.ts'
import { greetingOf, hourIn } from '../shared/days/day-light.ts'
import { AfterFirstPaint } from '../shared/loading/after-first-paint.tsx'
import { ReservedSpace } from '../shared/loading/reserved-space.tsx'
import { notificationCards } from './cards/notification-card-queries.ts'
import { EntryCards } from './entry-cards.tsx'
import css from './home-screen.module.css'
import { Landscape } from './landscape.tsx'
import { WhatNow } from './now/what-now.tsx'
import { WeatherWidget } from './weather/weather-widget.tsx'

const loadStack = () => import(/* webpackChunkName: "member-home" */ './cards/notification-stack.tsx')
const loadGuestCards = () => import(/* webpackChunkName: "home-below" */ './cards/guest-cards.tsx')
const loadPackage = () => import(/* webpackChunkName: "member-home" */ './my-package.tsx')
const loadNextReservation = () => import(/* webpackChunkName: "member-home" */ './next-reservation-card.tsx')
const loadForYou = () => import(/* webpackChunkName: "member-home" */ './now/for-you.tsx')
const loadEnd = () => import(/* webpackChunkName: "home-below" */ './home-end.tsx')
/** A guest's first view is drawn before anything else loads. */
const loadEndWhenIdle = () => new Promise<void>((resolve) => whenIdle(resolve)).then(loadEnd)
const NOTHING = {}

/** The home screen. The first view is drawn without any answer of the server; everything else follows with its answers. */
function Home() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const tenant = useSession((state) => state.tenant)
  const language = useSession((state) => state.language)
  const signedIn = useSession(isAuthenticated)
  const firstName = useSession((state) => state.user?.name.split(' ')[0])
  const hasPackage = useSession((state) => isAuthenticated(state) && state.packageStatus.hasActivePackage)
  const isKnown = useSession(isPackageKnown)
  // requested here, not in the stack, so that a member who has dismissed every card sees no gap that closes
  const unread = useQuery({ ...notificationCards('member'), enabled: signedIn }).data?.length
  // a stack that had cards stays, because it says that the last one is gone
  const [hasStack, setHasStack] = useState(false)
  if (unread && !hasStack) setHasStack(true)
  const timeZone = useTimeZone()
  const now = useHour()
  const greeting = t(`home.greeting.${greetingOf(hourIn(timeZone, now))}`)
  return (
    <Screen
      title={signedIn && firstName ? t('home.greetingName', { greeting, name: firstName }) : greeting}
      eyebrow={format.day(dayIn(timeZone, now))}
      lead={signedIn ? undefined : (tenant?.claims?.[language] ?? tenant?.claim)}
      className={css.page}
      hero={<Landscape tenant={tenant} timeZone={timeZone} isTall={!signedIn} />}
    >
      {signedIn && (
        <LazyPart
          load={loadNextReservation}
          props={NOTHING}
          placeholder={<ReservedSpace name="home-reservation" isWaiting />}
          atOnce
        />
      )}
      {signedIn &&
        (hasStack || unread !== 0 ? (
          <LazyPart
            load={loadStack}
            props={NOTHING}
            placeholder={<ReservedSpace name="home-cards" isWaiting />}
          />
        ) : (
          <ReservedSpace name="home-cards" />
        ))}
      {!signedIn && <WhatNow />}
      <EntryCards />
      {hasPackage ? (
        <LazyPart
          load={loadPackage}
          props={NOTHING}
          placeholder={<ReservedSpace name="home-package" isWaiting />}
        />
      ) : (
        signedIn && <ReservedSpace name="home-package" isWaiting={!isKnown} />
      )}
      <WeatherWidget />
      {!signedIn && <LazyPart load={loadGuestCards} props={NOTHING} afterMs={LAZY_LOAD_DELAY_MS} />}
      <AfterFirstPaint>
        {signedIn && <LazyPart load={loadForYou} props={NOTHING} />}
        <LazyPart load={signedIn ? loadEnd : loadEndWhenIdle} props={NOTHING} />
      </AfterFirstPaint>
    </Screen>
  )
}

export default defineScreen({
  Component: Home,
  queries: () => [eventQueries.latest(), experienceQueries.list({}), routeQueries.list()],
})
