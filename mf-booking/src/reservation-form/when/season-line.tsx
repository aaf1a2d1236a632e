import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useToday } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import css from '../reservation-form.module.css'

/** The season of the experience: every day outside of it is closed. Renders nothing where there is none. */
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
