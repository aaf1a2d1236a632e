import { VisuallyHidden } from '@sureda/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTracking } from './tracker.ts'

/** What changes without a tap, for people who do not see the map. Leaving the route is said by the alert that stands on the screen. */
export function TrackingWords() {
  const { t } = useTranslation('map')
  const phase = useTracking((state) => state.phase)
  const isOff = useTracking(({ progress }) => progress?.offRoute.isOff ?? false)
  const [wasOff, setWasOff] = useState(false)
  useEffect(() => {
    if (isOff) setWasOff(true)
    else if (phase === 'off') setWasOff(false)
  }, [isOff, phase])
  const words =
    phase === 'off' || isOff ? '' : wasOff && phase === 'on' ? t('gps.back') : t(`gps.phase.${phase}`)
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  )
}
