import { useToday } from '@sureda/remote/device'
import { regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { Button } from '@sureda/ui/base'
import { addDays } from '@sureda/ui/core'
import { DateStrip, TimeSlots } from '@sureda/ui/forms'
import { Skeleton } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDays } from '../../shared/availability-queries.ts'
import { type HeldSeats, nextFree, withHeldSeats } from '../../shared/bookable-days.ts'
import css from './day-and-time.module.css'
import { DaysFault } from './days-fault.tsx'
import { NextDay } from './next-day.tsx'
import { useUnavailableDate } from './use-unavailable-date.ts'

const loadDaysOfMonth = () => import('./days-of-month.tsx')

const ROW_DAYS = 14
/** Days before the chosen one, in a row that begins after the first two weeks. */
const BEFORE = 3

interface DayAndTimeProps {
  experienceId: string
  /** How many days ahead can be booked. */
  windowDays: number
  date: string | null
  time: string | null
  /** Seats of the reservation that is moved: they count as free. */
  held?: HeldSeats
  errorMessage?: string
  /** The waitlist of a full time: for how many, whether the member is on it, and what a tap does. */
  wait?: {
    people: number
    isIn: (date: string, time: string) => boolean
    onAsk: (full: { date: string; time: string }) => void
  }
  onChange: (choice: { date: string; time: string | null }) => void
}

/** Choice of a day, then of a time. Days that are full, closed or outside of the window look and read differently, and cannot be chosen. */
export function DayAndTime({
  experienceId,
  windowDays,
  date,
  time,
  held,
  wait,
  onChange,
  ...props
}: DayAndTimeProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const today = useToday()
  const last = addDays(today, windowDays)
  const [isMonthOpen, setMonthOpen] = useState(false)
  const [month, setMonth] = useState<string | null>(null)
  const [row, setRow] = useState(() => rowFor(date, today))
  // a day chosen elsewhere (in the month, as an alternative) needs the row that contains it
  if (date && (date < row || date >= addDays(row, ROW_DAYS))) setRow(rowFor(date, today))
  const rowEnd = addDays(row, ROW_DAYS - 1)
  const known = useDays(experienceId, [date ?? today, row, rowEnd, month, month && addDays(month, 30)])
  const unavailableDate = useUnavailableDate(known.days, held?.date)
  if (known.isPending && known.days.size === 0)
    return <Skeleton shape="form" label={t('shell:common.loading')} />
  if (known.days.size === 0) return <DaysFault known={known} />

  const first = nextFree(known.days, today)
  const shown = date ? withHeldSeats(known.days.get(date), held) : undefined
  const choose = (next: string) => onChange({ date: next, time: null })
  const calendar = {
    label: t('form.day'),
    value: date,
    onChange: choose,
    unavailableDate,
    locale: regionalLocale(language),
    previousLabel: t('shell:common.previous'),
    nextLabel: t('shell:common.next'),
  }
  return (
    <div className={css.choice}>
      {isMonthOpen ? (
        <LazyPart
          load={loadDaysOfMonth}
          placeholder={<Skeleton shape="card" label={t('shell:common.loading')} />}
          props={{ ...calendar, minDate: today, maxDate: last, onMonthChange: setMonth }}
        />
      ) : (
        <DateStrip {...calendar} minDate={row} maxDate={rowEnd} />
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
      {timesOfDay()}
      {!date && (first === null || first > rowEnd) && (
        <NextDay text={t('form.noneAtAll')} day={first} onChoose={choose} />
      )}
    </div>
  )

  function timesOfDay() {
    if (!date || !shown) return null
    const following = nextFree(known.days, addDays(date, 1))
    if (shown.status !== 'available')
      return <NextDay text={t(`error.${REASONS[shown.status]}`)} day={following} onChoose={choose} />
    return (
      <TimeSlots
        label={t('form.timeOn', { day: format.day(date) })}
        slots={shown.slots ?? []}
        value={time}
        onChange={(next) => onChange({ date, time: next })}
        remainingText={(slot) => t('form.placesLeft', { count: slot.remaining })}
        fullText={t('form.full')}
        onFull={
          wait && {
            text: ({ time: full }) => t(wait.isIn(date, full) ? 'waitlist.waiting' : 'form.fullWait'),
            isPossible: ({ capacity }) => capacity >= wait.people,
            act: (slot) => wait.onAsk({ date, time: slot.time }),
          }
        }
        errorMessage={props.errorMessage}
      />
    )
  }
}

const REASONS = { full: 'dateFull', closed: 'dateClosed', outside_window: 'dateOutside' } as const

const rowFor = (date: string | null, today: string): string => {
  if (!date || (date >= today && date < addDays(today, ROW_DAYS))) return today
  // the day has passed, or the phone's clock is ahead
  if (date < today) return date
  return addDays(date, -BEFORE)
}
