import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useToday } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import css from '../reservation-form.module.css'

/** Between which days it takes place at all: outside of them every day is closed. Nothing where it has no season. */
export function SeasonLine({ experience }: { experience: Pick<ExperienceDetail, 'startDate' | 'endDate'> }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const today = useToday()
  const { startDate, endDate } = experience
  if (!startDate && !endDate) return null
  const days = { from: startDate && format.day(startDate), until: endDate && format.day(endDate) }
  const isOver = endDate !== null && endDate < today
  const key = isOver ? 'seasonOver' : !endDate ? 'seasonFrom' : startDate ? 'season' : 'seasonUntil'
  return <p className={css.text}>{t(`form.${key}`, days)}</p>
}
