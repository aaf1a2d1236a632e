import type { Reservation } from '@sureda/contract/reservation'
import { useTranslation } from 'react-i18next'

/**
 * Why a reservation was cancelled, where that is known: a guide's own words as they were written; what nobody confirmed in time in the reader's
 * language, whatever else is stored with it.
 */
export function useCancellationNote({ status, cancelled_by, cancel_reason }: Reservation): string | null {
  const { t } = useTranslation('booking')
  if (status !== 'cancelled') return null
  return cancelled_by === 'system' ? t('pass.expired') : cancel_reason
}
