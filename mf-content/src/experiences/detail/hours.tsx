import type { ExperienceDetail, ExperienceSchedule } from '@sureda/contract/schemas/catalogue/experience'
import { useToday } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Section } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { useTranslation } from 'react-i18next'
import css from './hours.module.css'
import { specialDaysFrom, weekOf } from './opening-hours.ts'

const MOST_SPECIAL_DAYS = 4

interface HoursProps {
  schedule: ExperienceSchedule
  /** Accommodation has one hour, the earliest arrival. How far ahead one can book is said only for bookings in the app. */
  experience: Pick<ExperienceDetail, 'purchase' | 'bookable'>
}

/** When it takes place: weekdays, hours, and the next days with exceptions. */
export function Hours({ schedule, experience }: HoursProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const today = useToday()
  const week = weekOf(schedule, language)
  const on = week.filter(({ isOn }) => isOn)
  const special = specialDaysFrom(schedule, today).slice(0, MOST_SPECIAL_DAYS)
  const days =
    on.length === week.length
      ? t('shell:common.everyDay')
      : new Intl.ListFormat(language, { type: 'conjunction' }).format(on.map(({ name }) => name))
  return (
    <Section title={t('fact.when')}>
      <div className={css.hours}>
        <ol className={css.week} aria-hidden="true">
          {week.map(({ weekday, initial, isOn }) => (
            <li key={weekday} className={css.day} data-on={isOn || undefined}>
              {initial}
            </li>
          ))}
        </ol>
        <VisuallyHidden as="p">{days}</VisuallyHidden>
        {experience.purchase === 'nights' ? (
          <p className={css.note}>{t('hours.arrival', { time: schedule.times[0] })}</p>
        ) : (
          <ul className={css.times} aria-label={t('hours.times')}>
            {schedule.times.map((time) => (
              <li key={time} className={css.time}>
                {time}
              </li>
            ))}
          </ul>
        )}
        {experience.bookable && (
          <p className={css.note}>
            {t('hours.ahead', { count: schedule.booking_window_days })}{' '}
            {!schedule.same_day_booking && t('hours.notToday')}
          </p>
        )}
        {special.length > 0 && (
          <ul className={css.special} aria-label={t('hours.special')}>
            {special.map(({ date, type, times, note }) => (
              <li key={date} data-type={type}>
                <time dateTime={date}>{format.day(date)}</time>
                <span>{[t(`hours.type.${type}`), times.join(' · '), note].filter(Boolean).join(' – ')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
