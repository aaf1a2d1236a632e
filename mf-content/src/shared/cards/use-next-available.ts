import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { useToday } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

type Offer = Pick<Experience, 'purchase' | 'bookable' | 'next_available'>

/** The next free day of an experience, or that it has none, or that it is booked by enquiry or elsewhere. */
export function useNextAvailable({ purchase, bookable, next_available }: Offer): CardMeta[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  const today = useToday()
  const label = t('experience.free.label')
  if (purchase === 'external') return [{ icon: 'external-link', text: t('experience.free.external'), label }]
  if (purchase === 'enquiry') return [{ icon: 'mail', text: t('experience.free.enquiry'), label }]
  // an answer cached by an earlier release lacks the field
  if (!bookable || next_available === undefined) return []
  if (next_available === null) return [{ icon: 'calendar', text: t('experience.free.none'), label }]
  const isToday = next_available === today
  const text = isToday
    ? t(purchase === 'nights' ? 'experience.free.tonight' : 'experience.free.today')
    : t('experience.free.next', { day: format.shortDate(`${next_available}T12:00:00Z`) })
  return [{ icon: 'calendar', text, label }]
}
