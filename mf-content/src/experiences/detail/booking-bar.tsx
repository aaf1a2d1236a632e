import type { Experience, ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { Button, CardMetaRow } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../../shared/cards/experience-price.tsx'
import { useNextAvailable } from '../../shared/cards/use-next-available.ts'
import css from './booking-bar.module.css'

interface BookingBarProps {
  experience: Pick<
    ExperienceDetail,
    'price' | 'price_unit' | 'purchase' | 'bookable' | 'next_available' | 'schedule'
  >
  onOpen: () => void
}

const ICONS: Partial<Record<Experience['purchase'], IconName>> = {
  enquiry: 'mail',
  external: 'external-link',
}

/** Price, next free day and a button to the reservation form, at the bottom until the form itself is in view. */
export function BookingBar({ experience, onOpen }: BookingBarProps) {
  const { t } = useTranslation('content')
  const { purchase = 'slot', bookable, next_available, schedule } = experience
  // where nothing can be booked, the button leads to an enquiry
  const way =
    !bookable || next_available === null ? (purchase === 'external' ? purchase : 'enquiry') : purchase
  const isBooked = ['enquiry', 'external'].includes(way) || (schedule?.auto_confirm ?? true)
  return (
    <div className={css.bar}>
      <div className={css.offer}>
        <ExperiencePrice price={experience.price} unit={experience.price_unit} size="large" />
        <CardMetaRow items={useNextAvailable(experience)} />
      </div>
      <Button icon={ICONS[way] ?? 'calendar-check'} size="large" onPress={onOpen} className={css.go}>
        {t(`experience.action.${isBooked ? way : 'request'}`)}
      </Button>
    </div>
  )
}
