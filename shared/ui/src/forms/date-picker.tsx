import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../base/actions/icon-button.tsx'
import {
  addDays,
  addMonths,
  clampDate,
  dateText,
  dayOfMonth,
  isSameMonth,
  monthStart,
  monthWeeks,
  weekday,
} from '../core/calendar-date.ts'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from './date-picker.module.css'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'
import type { UnavailableDate } from './unavailable-date.ts'

export interface DatePickerProps {
  label: string
  /** YYYY-MM-DD */
  value: string | null
  onChange: (date: string) => void
  minDate?: string
  maxDate?: string
  isDateDisabled?: (date: string) => boolean
  /** Reasons why days cannot be chosen. */
  unavailableDate?: (date: string) => UnavailableDate | undefined
  /** @deprecated `unavailableDate` */
  offOf?: (date: string) => UnavailableDate | undefined
  /** Position in a range of days, such as a stay. */
  rangeOf?: (date: string) => 'start' | 'middle' | 'end' | undefined
  /** Another month is shown; YYYY-MM-DD of its first day. */
  onMonthChange?: (month: string) => void
  /** Initial day when nothing is chosen; by default `minDate`, else today. */
  focusDate?: string
  locale: string
  previousLabel: string
  nextLabel: string
  description?: string
  errorMessage?: string
  className?: string
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** The day a key moves the focus to within the month grid. */
function moved(key: string, date: string, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1
  const moves: Record<string, () => string> = {
    ArrowRight: () => addDays(date, forward),
    ArrowLeft: () => addDays(date, -forward),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    PageDown: () => addMonths(date, 1),
    PageUp: () => addMonths(date, -1),
    Home: () => addDays(date, 1 - weekday(date)),
    End: () => addDays(date, 7 - weekday(date)),
  }
  return moves[key]?.()
}

/**
 * A table of buttons with arrow keys (3 KB): react-aria's calendar, which MonthCalendar uses, is five times as large
 * and adds nothing a form needs.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    value,
    onChange,
    minDate,
    maxDate,
    isDateDisabled,
    offOf,
    unavailableDate = offOf,
    rangeOf,
    onMonthChange,
    locale,
    previousLabel,
    nextLabel,
    description,
    errorMessage,
    className,
  } = props
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState(() =>
    clampDate(value ?? props.focusDate ?? minDate ?? today(), minDate, maxDate),
  )
  const followFocus = useRef(false)
  // A key moved the day: focus it once its month has rendered.
  useEffect(() => {
    if (!followFocus.current) return
    followFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])
  const title = dateText(locale, { month: 'long', year: 'numeric' })
  const full = dateText(locale, { dateStyle: 'full' })
  const weekdayShort = dateText(locale, { weekday: 'narrow' })
  const weekdayLong = dateText(locale, { weekday: 'long' })
  const weeks = monthWeeks(focused)

  const isOutside = (date: string) =>
    (minDate !== undefined && date < minDate) || (maxDate !== undefined && date > maxDate)
  const isDisabled = (date: string) =>
    isOutside(date) || unavailableDate?.(date) !== undefined || (isDateDisabled?.(date) ?? false)
  const goTo = (date: string) => {
    setFocused(date)
    if (!isSameMonth(date, focused)) onMonthChange?.(monthStart(date))
  }
  const turn = (months: number) => goTo(clampDate(addMonths(focused, months), minDate, maxDate))
  const spoken = (date: string) => [full(date), unavailableDate?.(date)?.text].filter(Boolean).join(', ')
  const select = (date: string) => {
    setFocused(date)
    if (!isDisabled(date)) onChange(date)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moved(event.key, focused, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    followFocus.current = true
    goTo(clampDate(next, minDate, maxDate))
  }

  return (
    <fieldset
      className={classNames(field.field, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={classNames(description && `${id}-note`, errorMessage && `${id}-error`)}
    >
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      {description && (
        <span className={field.description} id={`${id}-note`}>
          {description}
        </span>
      )}
      <div className={css.calendar}>
        <div className={css.head}>
          <IconButton
            icon="chevron-left"
            label={previousLabel}
            isDisabled={minDate !== undefined && isSameMonth(focused, minDate)}
            onPress={() => turn(-1)}
          />
          <p className={css.title} id={`${id}-month`} aria-live="polite">
            {title(monthStart(focused))}
          </p>
          <IconButton
            icon="chevron-right"
            label={nextLabel}
            isDisabled={maxDate !== undefined && isSameMonth(focused, maxDate)}
            onPress={() => turn(1)}
          />
        </div>
        <table ref={grid} className={css.grid} aria-labelledby={`${id}-month`} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {(weeks[0] ?? []).map((date) => (
                <th key={date} scope="col">
                  <span aria-hidden="true">{weekdayShort(date)}</span>
                  <VisuallyHidden>{weekdayLong(date)}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date}>
                    {isSameMonth(date, focused) && (
                      <button
                        type="button"
                        className={css.day}
                        data-date={date}
                        aria-pressed={date === value}
                        aria-label={spoken(date)}
                        data-look={isOutside(date) ? undefined : unavailableDate?.(date)?.look}
                        data-range={rangeOf?.(date)}
                        aria-disabled={isDisabled(date) || undefined}
                        data-outside={isOutside(date) || undefined}
                        tabIndex={date === focused ? 0 : -1}
                        onClick={() => select(date)}
                      >
                        {dayOfMonth(date)}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </fieldset>
  )
}
