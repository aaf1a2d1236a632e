import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { classNames } from '../core/class-names.ts'
import css from './month-calendar.module.css'

export interface MonthCalendarProps {
  label: string
  /** YYYY-MM-DD, the day whose events are shown elsewhere. */
  value: string
  onChange: (date: string) => void
  /** The keyboard focus moved to another month; YYYY-MM-DD of the focused day. */
  onFocusChange: (date: string) => void
  /** The focused day; its month is shown. */
  focused: string
  /** Today in the territory, which may differ from the phone's. */
  today: string
  minDate: string
  maxDate: string
  /** Number of events of a day: up to three marks are drawn. */
  countOf: (date: string) => number
  /** Occupancy of each event of a day, 0–1: bars instead of marks. */
  fillsOf?: (date: string) => readonly number[]
  /** A day that differs from its weekday's rule. */
  toneOf?: (date: string) => 'off' | 'limited' | 'special' | undefined
  /** Complete screen reader text of a day, e.g. "Saturday 28 November 2026, today, 3 events". */
  describe: (date: string) => string
  locale: string
  className?: string
}

const MARKS = 3
const BARS = 5
const gregorian = () => new GregorianCalendar()

/**
 * A month calendar for browsing: days with events are marked and announced. Grid, keys and announcements are
 * react-aria's. DatePicker, which picks a day for a form, is smaller; here the arrow keys also cross into the next
 * month.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, value, onChange, onFocusChange, focused, minDate, maxDate, locale, className } = props
  const options = {
    'aria-label': label,
    value: parseDate(value),
    onChange: (date: CalendarDate | null) => date && onChange(date.toString()),
    focusedValue: parseDate(focused),
    onFocusChange: (date: CalendarDate) => onFocusChange(date.toString()),
    minValue: parseDate(minDate),
    maxValue: parseDate(maxDate),
    firstDayOfWeek: 'mon' as const,
  }
  const state = useCalendarState({ ...options, locale, createCalendar: gregorian })
  const { calendarProps } = useCalendar(options, state)
  return (
    <div {...calendarProps} className={classNames(css.calendar, className)}>
      <MonthGrid {...props} state={state} />
    </div>
  )
}

function MonthGrid({ state, ...days }: MonthCalendarProps & { state: CalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  )
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week))
  return (
    <table {...gridProps} className={css.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates, week) => (
          <tr key={dates.find(Boolean)?.toString() ?? week}>
            {dates.map((date, index) =>
              date ? <Day key={date.toString()} {...days} state={state} date={date} /> : <td key={index} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<MonthCalendarProps, 'today' | 'countOf' | 'fillsOf' | 'toneOf' | 'describe'> {
  state: CalendarState
  date: CalendarDate
}

function Day({ state, date, today, countOf, fillsOf, toneOf, describe }: DayProps) {
  const cell = useRef<HTMLDivElement>(null)
  const isOutside = date.month !== state.visibleRange.start.month
  const { cellProps, buttonProps, isSelected, isDisabled, formattedDate } = useCalendarCell(
    { date, isOutsideMonth: isOutside },
    state,
    cell,
  )
  if (isOutside) return <td {...cellProps} aria-hidden="true" />
  const text = date.toString()
  const words = { ...buttonProps, 'aria-label': describe(text) }
  const count = countOf(text)
  const fills = fillsOf?.(text)
  return (
    <td {...cellProps}>
      <div
        {...words}
        ref={cell}
        className={css.day}
        aria-current={text === today ? 'date' : undefined}
        data-selected={isSelected || undefined}
        data-disabled={isDisabled || undefined}
        data-busy={count > 0 || undefined}
        data-tone={toneOf?.(text)}
      >
        <span className={css.number}>{formattedDate}</span>
        <span className={css.marks} aria-hidden="true">
          {fills
            ? fills.slice(0, BARS).map((fill, bar) => (
                <span key={bar} className={css.bar}>
                  <span style={{ blockSize: `${Math.round(fill * 100)}%` }} />
                </span>
              ))
            : Array.from({ length: Math.min(count, MARKS) }, (_, mark) => (
                <span key={mark} className={css.mark} />
              ))}
        </span>
      </div>
    </td>
  )
}
