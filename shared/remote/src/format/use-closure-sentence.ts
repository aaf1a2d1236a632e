import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import type { ReservationClosure } from '@sureda/contract/schemas/bookings/reservation'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'

/** Says from when until when a closure lasts and why, in the reader's language; a guide's own words as they are. */
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
