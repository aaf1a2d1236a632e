import { Button } from '@sureda/ui/button'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../cards/experience-price.tsx'
import css from './booking-bar.module.css'

/** Price and the way to the reservation form, under the thumb until the form itself is in view. */
export function BookingBar({ price, targetId }: { price: number | null; targetId: string }) {
  const { t } = useTranslation('content')
  const go = () => {
    const target = document.getElementById(targetId)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  return (
    <div className={css.bar}>
      <ExperiencePrice price={price} size="large" />
      <Button icon="calendar-check" size="large" onPress={go} className={css.go}>
        {t('experience.bookNow')}
      </Button>
    </div>
  )
}
