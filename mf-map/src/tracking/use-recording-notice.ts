import { shell } from '@sureda/remote/shell'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isMapOpen, mapOfWalk } from './map-of-walk.ts'
import { useTracking } from './walk/tracker.ts'

/** Removes the message: on the map the person sees the walk and can end it. */
let takeBack = () => {}

/** Returns a stable function that says, on another screen than the map, that a walk is being recorded and how to come back to it. */
export function useRecordingNotice(): () => void {
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

/** Says that the walk goes on when a person leaves the map, also for its list. */
export function useNoticeOnLeave(): void {
  const say = useRecordingNotice()
  useEffect(() => {
    takeBack()
    return say
  }, [say])
}
