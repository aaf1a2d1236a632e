import { VisuallyHidden } from '@sureda/ui/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTracking } from '../walk/tracker.ts'
import { useNextWords } from './use-next-words.ts'

/** What changes without a tap, for people who do not see the map. Leaving the route is said by the alert that is on the screen. */
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
      <span role="status">{useNextStopSaid()}</span>
    </VisuallyHidden>
  )
}

/** The next stop, said when it becomes the next one: its metres change with every step, and no one wants to hear them. */
function useNextStopSaid(): string {
  const { t } = useTranslation('map')
  const isOn = useTracking(({ phase }) => phase === 'on')
  const next = useNextWords()
  const name = isOn ? (next?.name ?? null) : null
  const [said, setSaid] = useState<{ name: string | null; words: string }>({ name: null, words: '' })
  if (name !== said.name) setSaid({ name, words: name ? t('gps.next.said', { ...next }) : '' })
  return said.words
}
