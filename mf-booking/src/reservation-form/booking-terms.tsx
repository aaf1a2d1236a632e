import { useNow } from '@sureda/remote/device'
import { useFormat, useTimeZone } from '@sureda/remote/format'
import { Disclosure } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './booking-terms.module.css'
import { answerLimit, endOfDayBefore } from './when/answer-limit.ts'

interface BookingTermsProps {
  /** When the experience begins; null while no day is chosen. */
  date: string | null
  time: string | null
  /** The reservation needs no answer of a guide. */
  isConfirmedAtOnce: boolean
}

/** Until when a member can change or cancel, with the date; the rest of the rule opens with a tap. */
export function BookingTerms({ date, time, isConfirmedAtOnce }: BookingTermsProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const timeZone = useTimeZone()
  const now = useNow(60_000)
  const start = date && time ? { date, time } : null
  const lastDay = start && endOfDayBefore(start)
  const until = !start
    ? t('rule.short')
    : lastDay
      ? t('rule.untilDay', { day: format.day(lastDay) })
      : t('rule.until', { day: format.day(start.date), time: start.time })
  const limit = start && answerLimit(start, timeZone, now)
  return (
    <div className={css.rule}>
      <p className={css.until}>{until}</p>
      {!isConfirmedAtOnce && (
        <p className={css.until}>
          {limit
            ? t('rule.answerBy', { until: `${format.day(limit.date)}, ${limit.time}` })
            : t('rule.answer')}
        </p>
      )}
      <Disclosure icon="info" title={t('rule.title')}>
        <ul className={css.list}>
          <li>{t('rule.pending')}</li>
          <li>{t('rule.confirmed')}</li>
          <li>{t('rule.cancel')}</li>
        </ul>
      </Disclosure>
    </div>
  )
}
