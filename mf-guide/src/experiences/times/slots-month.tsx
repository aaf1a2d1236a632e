import type { SPECIAL_DATE_TYPES } from '@sureda/contract/codes/enums'
import type { SlotRules } from '@sureda/contract/rules/slots-of-day'
import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { regionalLocale } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { IconButton } from '@sureda/ui/base'
import { MonthCalendar } from '@sureda/ui/calendar'
import { addMonths, dateText } from '@sureda/ui/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf } from './slot-month.ts'
import { calendarDay } from './slot-values.ts'
import css from './slots-month.module.css'

type Kind = (typeof SPECIAL_DATE_TYPES)[number]
const TONES = { closed: 'off', limited: 'limited', special: 'special' } as const satisfies Record<
  Kind,
  string
>
const KINDS = ['closed', 'limited', 'special'] as const
const FIRST = '2020-01-01'
const LAST = '2099-12-31'

interface SlotsMonthProps {
  day: string
  today: string
  rules: SlotRules
  taken: TimeSlots['taken']
  isLodging: boolean
  specialOf: (date: string) => Kind | undefined
  onChoose: (date: string) => void
}

/** A month of times, each a bar filled to its occupancy. Special days have a colour and a text. */
export function SlotsMonth({ day, today, rules, taken, isLodging, specialOf, onChoose }: SlotsMonthProps) {
  const { t } = useTranslation('guide')
  const language = useSession((state) => state.language)
  const [look, setLook] = useState({ from: day, at: day })
  const { from, to } = monthOf(day)
  const full = dateText(regionalLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const month = dateText(regionalLocale(language), { month: 'long', year: 'numeric' })
  const kindText = (kind: Kind) =>
    t(isLodging && kind === 'limited' ? 'slots.fewerRooms' : `slots.kind.${kind}`)
  const slotsOf = (date: string) => calendarDay(rules, taken, date)
  const turn = (months: number) => {
    const first = addMonths(from, months)
    onChoose(first.slice(0, 7) === today.slice(0, 7) ? today : first)
  }
  return (
    <div className={css.month}>
      <div className={css.head}>
        <IconButton icon="chevron-left" label={t('slots.previous')} onPress={() => turn(-1)} />
        <p className={css.name} aria-live="polite">
          {month(day)}
        </p>
        <IconButton icon="chevron-right" label={t('slots.next')} onPress={() => turn(1)} />
      </div>
      <MonthCalendar
        label={t('slots.month')}
        value={day}
        onChange={onChoose}
        focused={look.from === day ? look.at : day}
        onFocusChange={(date) => {
          if (date < from || date > to) onChoose(date)
          else setLook({ from: day, at: date })
        }}
        today={today}
        minDate={FIRST}
        maxDate={LAST}
        countOf={(date) => slotsOf(date).length}
        fillsOf={(date) =>
          slotsOf(date).map(({ booked, capacity }) => Math.min(1, capacity > 0 ? booked / capacity : 1))
        }
        toneOf={(date) => {
          const kind = specialOf(date)
          return kind && TONES[kind]
        }}
        describe={(date) => {
          const slots = slotsOf(date)
          const kind = specialOf(date)
          const booked = slots.reduce((sum, slot) => sum + slot.booked, 0)
          return [
            full(date),
            date === today && t('slots.today'),
            kind && kindText(kind),
            slots.length === 0 ? t('slots.nothing') : !isLodging && t('slots.times', { count: slots.length }),
            booked > 0 && t(isLodging ? 'slots.roomsTaken' : 'slots.bookedPeople', { count: booked }),
          ]
            .filter(Boolean)
            .join(', ')
        }}
        locale={regionalLocale(language)}
      />
      <ul className={css.legend} aria-hidden="true">
        {KINDS.map((kind) => (
          <li key={kind} data-tone={TONES[kind]}>
            {kindText(kind)}
          </li>
        ))}
      </ul>
    </div>
  )
}
