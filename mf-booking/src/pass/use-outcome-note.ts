import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useTranslation } from 'react-i18next'

type Ended = Pick<Reservation, 'outcome' | 'cancelled_by' | 'reason_code' | 'cancel_reason'>

/**
 * How a reservation ended, where a guide or time ended it: the guide's own text, or the listed reason in the reader's language. Null otherwise.
 */
export function useOutcomeNote({ outcome, cancelled_by, reason_code, cancel_reason }: Ended): string | null {
  const { t } = useTranslation('booking')
  if (cancelled_by === 'system') return t('pass.expired')
  if (outcome === 'no_show') return t('outcome.no_show')
  if (cancelled_by !== 'guide') return null
  const reason = cancel_reason ?? (reason_code && t(`reason.${reason_code}`))
  const what = outcome === 'rejected' ? 'rejected' : 'cancelled'
  return reason ? t(`outcome.${what}Why`, { reason }) : t(`outcome.${what}`)
}
