import { shell } from '@sureda/remote/shell'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isMapOpen, mapOfWalk } from './map-of-walk.ts'
import { useTracking } from './walk/tracker.ts'

/** Takes the word back: who is on the map again sees the walk, and may end it. */
let takeBack = () => {}

/** Says, away from the map, that a walk goes on being recorded, and how to come back to it. The answer may be stored: it always says what is so when it is called. */
export function useGoesOnWord(): () => void {
  const { t } = useTranslation('map')
  const navigate = useNavigate()
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => {
      const { phase, recording } = useTracking.getState()
      if (phase !== 'on' || isMapOpen(location)) return
      takeBack = shell().toast({
        kind: 'info',
        text: t('gps.goesOn'),
        action: { label: t('toMap'), onPress: () => void navigate(mapOfWalk(recording)) },
      })
    }
  })
  const [sayNow] = useState(() => () => say.current())
  return sayNow
}

/** Who leaves the map, for its list too, while a walk is recorded is told that it goes on. */
export function useLeaveWord(): void {
  const say = useGoesOnWord()
  useEffect(() => {
    takeBack()
    return say
  }, [say])
}
