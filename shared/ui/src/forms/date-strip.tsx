import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../base/actions/icon-button.tsx'
import { Choice } from '../choice/choice.tsx'
import { ChoiceSet } from '../choice/choice-set.tsx'
import { dateRange, dateText, dayOfMonth } from '../core/calendar-date.ts'
import css from './date-strip.module.css'
import type { UnavailableDate } from './unavailable-date.ts'
import { type NativeFieldOptions, useNativeField } from './use-native-field.ts'

export type { UnavailableDate } from './unavailable-date.ts'

export interface DateStripProps extends NativeFieldOptions {
  label: string
  /** YYYY-MM-DD */
  value: string | null
  onChange: (date: string) => void
  minDate: string
  maxDate: string
  isDateDisabled?: (date: string) => boolean
  /** Announced for a disabled day, e.g. "closed". */
  disabledText?: string
  /** Reasons why days cannot be chosen. */
  unavailableDate?: (date: string) => UnavailableDate | undefined
  /** @deprecated `unavailableDate` */
  offOf?: (date: string) => UnavailableDate | undefined
  locale: string
  previousLabel: string
  nextLabel: string
  isRequired?: boolean
  className?: string
}

/** The coming days in a row: quicker than a month grid when most people choose one of the next ten. */
export function DateStrip(props: DateStripProps) {
  const {
    label,
    value,
    onChange,
    minDate,
    maxDate,
    isDateDisabled,
    disabledText,
    offOf,
    unavailableDate = offOf,
    locale,
    previousLabel,
    nextLabel,
    name,
    isRequired,
    className,
  } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const { error, onInvalid, settle } = useNativeField(props)
  const full = dateText(locale, { dateStyle: 'full' })
  const short = dateText(locale, { weekday: 'short' })
  const month = dateText(locale, { month: 'short' })

  useEffect(() => {
    const day = value && row.current?.querySelector<HTMLElement>(`[data-state="${value}"]`)
    // Not scrollIntoView, which would move the page too.
    if (!day || !row.current) return
    const left = day.offsetLeft - (row.current.clientWidth - day.clientWidth) / 2
    row.current.scrollTo?.({ left, behavior: 'instant' })
  }, [value])

  const scroll = (direction: 1 | -1) => {
    const track = row.current
    if (!track) return
    const forward = getComputedStyle(track).direction === 'rtl' ? -direction : direction
    track.scrollBy?.({ left: forward * track.clientWidth * 0.8 })
  }

  return (
    <ChoiceSet label={label} error={error} isRequired={isRequired} className={className}>
      <div className={css.frame}>
        <IconButton
          icon="chevron-left"
          label={previousLabel}
          onPress={() => scroll(-1)}
          className={css.arrow}
        />
        <div ref={row} className={css.row}>
          {dateRange(minDate, maxDate).map((date, index) => {
            const unavailable = unavailableDate?.(date)
            const isDisabled = unavailable !== undefined || (isDateDisabled?.(date) ?? false)
            const reason = unavailable?.text ?? (isDisabled ? disabledText : undefined)
            return (
              <Choice
                key={date}
                type="radio"
                name={name ?? id}
                inForm={name !== undefined}
                value={date}
                label={reason ? `${full(date)}, ${reason}` : full(date)}
                isSelected={value === date}
                isDisabled={isDisabled}
                isRequired={isRequired}
                onInvalid={onInvalid}
                onSelect={() => {
                  settle()
                  onChange(date)
                }}
                className={css.day}
                data-state={date}
                data-look={unavailable?.look}
              >
                <span className={css.note}>{short(date)}</span>
                <span className={css.number}>{dayOfMonth(date)}</span>
                <span className={css.note}>
                  {unavailable?.text ?? (index === 0 || dayOfMonth(date) === 1 ? month(date) : ' ')}
                </span>
              </Choice>
            )
          })}
        </div>
        <IconButton icon="chevron-right" label={nextLabel} onPress={() => scroll(1)} className={css.arrow} />
      </div>
    </ChoiceSet>
  )
}
