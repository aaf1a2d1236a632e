import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useFormat } from '@sureda/remote/format'
import { Price } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { quantityOf } from '../shared/booking-draft.ts'
import css from './sum-line.module.css'
import { totalOf } from './total.ts'
import type { Booking } from './use-booking.ts'

/** The total as people, nights and rooms change, and how it is calculated. */
export function SumLine({ booking, experience }: { booking: Booking; experience: ExperienceDetail }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const total = totalOf(experience, quantityOf(booking.draft, booking.people))
  const isFree = experience.price === 0 && experience.price_unit !== 'none'
  if (!total && !isFree) return null
  return (
    <p className={css.line} aria-live="polite">
      <span>{t('form.total')}</span>
      {total ? (
        <Price
          size="large"
          amount={format.money(total.sum)}
          suffix={
            total.times.length > 0 ? [format.money(total.price), ...total.times].join(' × ') : undefined
          }
        />
      ) : (
        <Price size="large" amount={t('shell:common.free')} />
      )}
    </p>
  )
}
