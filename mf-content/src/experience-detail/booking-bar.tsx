import { Button } from '@sureda/ui/button'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../cards/experience-price.tsx'
import css from './booking-bar.module.css'

/** Price and the way to the reservation form, under the thumb until the form itself is in view. */
export function BookingBar({ price, onOpen }: { price: number | null; onOpen: () => void }) {
  const { t } = useTranslation('content')
  return (
    <div className={css.bar}>
      <ExperiencePrice price={price} size="large" />
      <Button icon="calendar-check" size="large" onPress={onOpen} className={css.go}>
        {t('experience.bookNow')}
      </Button>
    </div>
  )
}
