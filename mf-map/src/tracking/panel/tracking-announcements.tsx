import { VisuallyHidden } from '@sureda/ui/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTracking } from '../walk/tracker.ts'
import { useNextStopTexts } from './use-next-stop-texts.ts'

/** Announces changes that come without a tap to screen readers. The visible alert announces leaving the route itself. */
export function TrackingAnnouncements() {
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
      <span role="status">{useNextStopSaid()}</span>
    </VisuallyHidden>
  )
}

/** The announcement of the next stop, made when it becomes the next one: its distance changes with every step. */
function useNextStopSaid(): string {
  const { t } = useTranslation('map')
  const isOn = useTracking(({ phase }) => phase === 'on')
  const next = useNextStopTexts()
  const name = isOn ? (next?.name ?? null) : null
  const [said, setSaid] = useState<{ name: string | null; words: string }>({ name: null, words: '' })
  if (name !== said.name) setSaid({ name, words: name ? t('gps.next.said', { ...next }) : '' })
  return said.words
}
