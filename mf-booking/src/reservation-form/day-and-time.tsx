import type { TimeSlot } from '@sureda/contract/reservation'
import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/button'
import { DateStrip } from '@sureda/ui/date-strip'
import { EmptyState } from '@sureda/ui/empty-state'
import { ErrorState } from '@sureda/ui/error-state'
import { Skeleton } from '@sureda/ui/skeleton'
import { TimeSlots } from '@sureda/ui/time-slots'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addDays,
  firstBookable,
  type HeldSeats,
  isBookable,
  localToday,
  withHeldSeats,
} from '../domain/bookable-days.ts'
import { reservationQueries } from '../queries/reservation-queries.ts'
import css from './day-and-time.module.css'
import { NextDay } from './next-day.tsx'

const MonthPicker = lazy(() => import('./month-picker.tsx'))

interface DayAndTimeProps {
  experienceId: string
  date: string | null
  time: string | null
  /** Seats this person already holds, when a reservation is moved: they stay available to it. */
  held?: HeldSeats
  errorMessage?: string
  onChange: (choice: { date: string; time: string | null }) => void
}

/** Day, then time. Full times stay visible and cannot be chosen; a day without places proposes the next one that has some. */
export function DayAndTime({ experienceId, date, time, held, onChange, ...props }: DayAndTimeProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const [isMonthOpen, setMonthOpen] = useState(false)
  // any day answers with the booking window; the first one that is open is shown until the person chooses
  const window = useQuery(reservationQueries.slots(experienceId, date ?? localToday(timeZone)))
  const day = date ?? (window.data ? firstBookable(window.data) : null)
  const slots = useQuery({
    ...reservationQueries.slots(experienceId, day ?? ''),
    enabled: day !== null,
    placeholderData: keepPreviousData,
  })

  if (window.isPending && !window.isPaused) return <Skeleton shape="form" label={t('shell:common.loading')} />
  if (!window.data)
    return (
      <ErrorState
        size="card"
        title={t('error.slotsLoad')}
        text={window.isPaused ? t('shell:error.offline') : errorMessage(window.error, t)}
        onRetry={() => void window.refetch()}
        retryLabel={t('shell:common.retry')}
        isRetrying={window.isFetching}
      />
    )
  if (!day) return <EmptyState title={t('error.noSlots')} text={t('form.noneAtAll')} />

  const range = window.data
  const choose = (next: string) => onChange({ date: next, time: null })
  const calendar = {
    label: t('form.day'),
    value: day,
    onChange: choose,
    minDate: range.bookable_from,
    maxDate: range.bookable_until,
    isDateDisabled: (candidate: string) => !isBookable(candidate, range),
    locale: language,
    previousLabel: t('shell:common.previous'),
    nextLabel: t('shell:common.next'),
  }
  const times = slots.isPlaceholderData ? undefined : withHeldSeats(slots.data?.time_slots, day, held)
  return (
    <div className={css.choice}>
      {isMonthOpen ? (
        <Suspense fallback={<Skeleton shape="card" label={t('shell:common.loading')} />}>
          <MonthPicker {...calendar} />
        </Suspense>
      ) : (
        <DateStrip {...calendar} disabledText={t('form.dayClosed')} />
      )}
      <Button
        variant="quiet"
        size="small"
        icon={isMonthOpen ? 'list' : 'calendar'}
        className={css.toggle}
        onPress={() => setMonthOpen(!isMonthOpen)}
      >
        {t(isMonthOpen ? 'form.daysInRow' : 'form.wholeMonth')}
      </Button>
      {timesOf(times)}
    </div>
  )

  function timesOf(list: TimeSlot[] | undefined) {
    if (slots.isError)
      return (
        <ErrorState
          size="card"
          title={t('error.slotsLoad')}
          text={errorMessage(slots.error, t)}
          onRetry={() => void slots.refetch()}
          retryLabel={t('shell:common.retry')}
          isRetrying={slots.isFetching}
        />
      )
    if (!list) return <Skeleton shape="text" label={t('shell:common.loading')} />
    const following = firstBookable(range, addDays(day ?? range.bookable_from, 1))
    const isFull = list.length > 0 && list.every((slot) => slot.status === 'full')
    return (
      <>
        {list.length > 0 && (
          <TimeSlots
            label={t('form.timeOn', { day: format.day(day ?? range.bookable_from) })}
            slots={list}
            value={time}
            onChange={(next) => day && onChange({ date: day, time: next })}
            remainingText={(slot) => t('form.placesLeft', { count: slot.remaining })}
            fullText={t('form.full')}
            errorMessage={props.errorMessage}
          />
        )}
        {(isFull || list.length === 0) && (
          <NextDay text={t(isFull ? 'error.dateFull' : 'error.noSlots')} day={following} onChoose={choose} />
        )}
      </>
    )
  }
}
