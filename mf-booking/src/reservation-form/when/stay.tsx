import { NIGHTS_MAX, ROOMS_MAX } from '@sureda/contract/rules/limits'
import { useToday } from '@sureda/remote/device'
import { regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { addDays } from '@sureda/ui/core'
import { Stepper } from '@sureda/ui/forms'
import { Skeleton } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDays } from '../../shared/availability-queries.ts'
import { type HeldStay, nextFree, nightsBetween, nightsFrom, roomsIn } from '../../shared/bookable-days.ts'
import { DaysFault } from './days-fault.tsx'
import { NextDay } from './next-day.tsx'
import css from './stay.module.css'
import { useUnavailableDate } from './use-unavailable-date.ts'

const loadDaysOfMonth = () => import('./days-of-month.tsx')

export interface StayChoice {
  date: string
  nights: number
  rooms: number
}

interface StayProps {
  experienceId: string
  windowDays: number
  date: string | null
  nights: number
  rooms: number
  /** The fewest nights that can be booked. */
  minNights?: number
  /** The stay that is moved: its nights count as free. */
  held?: HeldStay
  onChange: (choice: StayChoice) => void
}

/** Two dates on one month: a tap is the arrival, a later one the day of leaving. Buttons change the nights as well. */
export function Stay(props: StayProps) {
  const { experienceId, windowDays, date, nights, rooms, minNights = 1, held, onChange } = props
  const { t } = useTranslation('booking')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const today = useToday()
  const [month, setMonth] = useState<string | null>(null)
  const [isLeavingNext, setLeavingNext] = useState(false)
  const known = useDays(experienceId, [
    date ?? today,
    date && addDays(date, NIGHTS_MAX),
    month,
    month && addDays(month, 30),
  ])
  const whyUnavailable = useUnavailableDate(known.days, held?.date)
  if (known.isPending && known.days.size === 0)
    return <Skeleton shape="form" label={t('shell:common.loading')} />
  if (known.days.size === 0) return <DaysFault known={known} />

  const longest = date ? nightsFrom(known.days, date, rooms, held) : 0
  const free = date ? roomsIn(known.days, date, nights, held) : undefined
  const leaving = date && addDays(date, nights)
  /** The day of leaving may be full or closed: it needs no bed that night. */
  const canLeave = (day: string) =>
    isLeavingNext && date !== null && day > date && nightsBetween(date, day) <= longest
  /** A stay that is moved may begin where only its own nights are in the way. */
  const canMoveTo = (day: string) => held !== undefined && nightsFrom(known.days, day, 1, held) >= minNights
  const unavailableDate = (day: string) => (canLeave(day) || canMoveTo(day) ? undefined : whyUnavailable(day))
  const choose = (day: string) => {
    if (canLeave(day) && date) {
      setLeavingNext(false)
      return onChange({ date, nights: Math.max(minNights, nightsBetween(date, day)), rooms })
    }
    setLeavingNext(true)
    const most = nightsFrom(known.days, day, rooms, held)
    onChange({ date: day, nights: Math.max(minNights, Math.min(nights, most)), rooms })
  }
  const rangeOf = (day: string) => {
    if (!date || !leaving || day < date || day > leaving) return undefined
    return day === date ? 'start' : day === leaving ? 'end' : 'middle'
  }
  return (
    <div className={css.stay}>
      <LazyPart
        load={loadDaysOfMonth}
        placeholder={<Skeleton shape="card" label={t('shell:common.loading')} />}
        props={{
          label: t('stay.days'),
          description: t(isLeavingNext ? 'stay.tapLeaving' : 'stay.tapArrival'),
          value: date,
          onChange: choose,
          unavailableDate,
          rangeOf,
          onMonthChange: setMonth,
          minDate: today,
          maxDate: addDays(today, windowDays),
          locale: regionalLocale(language),
          previousLabel: t('shell:common.previous'),
          nextLabel: t('shell:common.next'),
        }}
      />
      {date && leaving && (
        <p className={css.span} aria-live="polite">
          {t('stay.span', { from: format.day(date), to: format.day(leaving) })}
        </p>
      )}
      {date && free === 0 && (
        <NextDay
          text={t('stay.notFree')}
          day={nextFree(known.days, addDays(date, 1))}
          onChoose={(day) => onChange({ date: day, nights: minNights, rooms: 1 })}
        />
      )}
      {!date && <NextDay text={t('form.noneAtAll')} day={nextFree(known.days, today)} onChoose={choose} />}
      {date && (
        <>
          <Stepper
            label={t('field.nights')}
            value={nights}
            onChange={(next) => onChange({ date, nights: next, rooms })}
            min={Math.min(nights, minNights)}
            description={minNights > 1 ? t('stay.atLeast', { count: minNights }) : undefined}
            max={Math.max(nights, minNights, Math.min(NIGHTS_MAX, longest))}
            decreaseLabel={t('stay.fewerNights')}
            increaseLabel={t('stay.moreNights')}
            valueText={t('nights', { count: nights })}
          />
          <Stepper
            label={t('field.rooms')}
            value={rooms}
            onChange={(next) => onChange({ date, nights, rooms: next })}
            min={1}
            max={Math.max(rooms, Math.min(ROOMS_MAX, free ?? ROOMS_MAX))}
            decreaseLabel={t('stay.fewerRooms')}
            increaseLabel={t('stay.moreRooms')}
            valueText={t('rooms', { count: rooms })}
            description={free ? t('stay.roomsLeft', { count: free }) : undefined}
          />
        </>
      )}
    </div>
  )
}
