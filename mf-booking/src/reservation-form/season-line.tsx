import type { ExperienceDetail } from '@sureda/contract/experience'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import { localToday } from '../domain/bookable-days.ts'
import css from './reservation-form.module.css'

/** Between which days it takes place at all: outside of them every day is closed. Nothing where it has no season. */
export function SeasonLine({ experience }: { experience: Pick<ExperienceDetail, 'startDate' | 'endDate'> }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const { startDate, endDate } = experience
  if (!startDate && !endDate) return null
  const days = { from: startDate && format.day(startDate), until: endDate && format.day(endDate) }
  const isOver = endDate !== null && endDate < localToday(timeZone)
  const key = isOver ? 'seasonOver' : !endDate ? 'seasonFrom' : startDate ? 'season' : 'seasonUntil'
  return <p className={css.text}>{t(`form.${key}`, days)}</p>
}
