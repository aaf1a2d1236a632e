import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'

/** Sentences on the position in the waitlist, why there is no offer yet, and why a later entry got one first. */
export function usePlaceNotes(entry: WaitlistEntry): string[] {
  const { t } = useTranslation('booking')
  const format = useFormat()
  if (entry.status !== 'waiting') return []
  const { position, why_waiting: why, passed, people } = entry
  return [
    position === 1 ? t('waitlist.next') : t('waitlist.place', { place: format.number(position ?? 1) }),
    ...(passed ? [t('waitlist.passed', { count: passed.seats, people: format.number(people) })] : []),
    ...(why === 'has_reservation' || why === 'too_late' ? [t(`waitlist.why.${why}`)] : []),
    ...(why === 'party_too_large' && !passed ? [t('waitlist.why.party_too_large')] : []),
    ...(why === 'too_late' ? [] : [t('waitlist.until', { until: format.until(entry.closes_at) })]),
  ]
}
