import { dayIn, todayIn, useHour } from '@sureda/remote/device'
import { timeZoneOf, useTimeZone } from '@sureda/remote/format'
import { isAuthenticated, isPackageKnown, useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Card, FloatingPill, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DayPlan } from '../shared/cards/day-plan.tsx'
import { eventQueries } from '../shared/content/event-queries.ts'
import { ReservedSpace } from '../shared/loading/reserved-space.tsx'
import { AgendaBar } from './agenda-bar.tsx'
import css from './agenda-screen.module.css'
import { type AgendaPlace, neighbourPage, pageOf, readPlace, weekOf, writePlace } from './agenda-view.ts'
import { DayPage } from './day-page.tsx'
import { MonthPage } from './month-page.tsx'
import { useSideSwipe } from './use-side-swipe.ts'
import { useTurn } from './use-turn.ts'
import { WeekPage } from './week-page.tsx'

const PAGES = { day: DayPage, week: WeekPage, month: MonthPage } as const

/** The territory's calendar by day, week or month, as in the address. Days are those of the territory's time zone, not of the phone's. */
function Agenda() {
  const { t } = useTranslation('content')
  const timeZone = useTimeZone()
  const isMember = useSession(isAuthenticated)
  const isKnown = useSession(isPackageKnown)
  const myDay = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const today = dayIn(timeZone, useHour())
  const [search, setSearch] = useSearchParams()
  const place = readPlace(search, today)
  const { from, to } = pageOf(place)
  const hasToday = today >= from && today <= to
  const direction = useTurn(from)

  const goTo = (next: AgendaPlace | ((now: AgendaPlace) => AgendaPlace)) =>
    setSearch((now) => writePlace(typeof next === 'function' ? next(readPlace(now, today)) : next, today), {
      replace: true,
      preventScrollReset: true,
    })
  const turn = (by: 1 | -1) => goTo((now) => neighbourPage(now, by, today))
  const title = useRef<HTMLHeadingElement>(null)
  const leapTo = (next: AgendaPlace) => {
    // the pressed button disappears with its days, so the title takes the focus
    title.current?.focus({ preventScroll: true })
    goTo(next)
  }
  const swipe = useSideSwipe(turn)
  const Page = PAGES[place.view]
  return (
    <Screen title={t('agenda.title')} className={css.screen}>
      {isMember && hasToday && (
        <ReservedSpace name="agenda-day" isWaiting={!isKnown}>
          {myDay && (
            <Section title={t('home.myDay')}>
              <Card padding="medium">
                <DayPlan items={myDay.today} />
              </Card>
            </Section>
          )}
        </ReservedSpace>
      )}
      <AgendaBar
        place={place}
        today={today}
        onView={(view) => goTo((now) => ({ ...now, view }))}
        onTurn={turn}
        titleRef={title}
      />
      <div
        ref={swipe}
        key={place.view === 'month' ? place.view : `${place.view} ${from}`}
        className={css.page}
        data-turn={direction}
      >
        <Page place={place} today={today} timeZone={timeZone} goTo={goTo} leapTo={leapTo} />
      </div>
      {!hasToday && (
        <FloatingPill icon="calendar-check" onPress={() => leapTo({ ...place, date: today })}>
          {t('agenda.backToToday')}
        </FloatingPill>
      )}
    </Screen>
  )
}

/** The first page is requested together with the code of the screen, not after it. */
function firstPage() {
  const today = todayIn(timeZoneOf(useSession.getState()))
  const { date } = readPlace(new URLSearchParams(location.search), today)
  const [monday = date, , , , , , sunday = date] = weekOf(date)
  return [eventQueries.between(monday, sunday)]
}

export default defineScreen({ Component: Agenda, queries: firstPage })
