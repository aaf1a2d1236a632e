import type { UnavailableDate } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import type { Days } from '../../shared/bookable-days.ts'

const OFF = {
  full: { look: 'full', word: 'off.full' },
  closed: { look: 'closed', word: 'off.closed' },
  outside_window: { look: 'outside', word: 'off.outside' },
} as const

/** Why a day cannot be chosen, as a look and a text. `own`: the day of the reservation that is moved; it can be chosen. */
export function useUnavailableDate(days: Days, own?: string): (date: string) => UnavailableDate | undefined {
  const { t } = useTranslation('booking')
  return (date) => {
    const status = days.get(date)?.status
    if (!status || status === 'available' || date === own) return undefined
    const { look, word } = OFF[status]
    return { look, text: t(word) }
  }
}
