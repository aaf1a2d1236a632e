import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import type { ReservationClosure } from '@sureda/contract/schemas/bookings/reservation'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'

/** A sentence with the period and reason of a closure in the reader's language; a guide's own text is unchanged. */
export function useClosureSentence(): (closure: ReservationClosure) => string {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return ({ from, until, reason }) => {
    const isKnown = (CLOSURE_REASONS as readonly string[]).includes(reason)
    const why = isKnown ? t(`closure.reason.${reason}`) : reason.replace(/[.\s]+$/, '')
    return from === until
      ? t('closure.oneDay', { day: format.day(from), reason: why })
      : t('closure.days', { from: format.day(from), until: format.day(until), reason: why })
  }
}
