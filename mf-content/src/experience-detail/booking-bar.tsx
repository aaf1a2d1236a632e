import { RESERVE_PARAM } from '@sureda/contract/paths'
import { Button } from '@sureda/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ExperiencePrice } from '../cards/experience-price.tsx'
import css from './booking-bar.module.css'

/** Price and the way to the reservation form, always under the thumb. */
export function BookingBar({ price, targetId }: { price: number | null; targetId: string }) {
  const { t } = useTranslation('content')
  const [search, setSearch] = useSearchParams()
  const isWanted = search.has(RESERVE_PARAM)
  // the form stands in a slot that is fetched when it comes near; who returns from signing in is far above it
  useEffect(() => {
    if (isWanted) document.getElementById(targetId)?.scrollIntoView({ block: 'start' })
  }, [isWanted, targetId])
  const open = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(RESERVE_PARAM, '1')
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <div className={css.bar}>
      <ExperiencePrice price={price} size="large" />
      <Button icon="calendar-check" size="large" onPress={open} className={css.go}>
        {t('experience.bookNow')}
      </Button>
    </div>
  )
}
