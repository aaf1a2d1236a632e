import { paths } from '@sureda/contract/paths'
import { shell } from '@sureda/remote/shell-services'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useTracking } from './tracker.ts'

/** Who leaves the map while a walk is recorded is told that it goes on, and how to come back to it. */
export function useLeaveWord(): void {
  const { t } = useTranslation('map')
  const navigate = useNavigate()
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => {
      const { phase, recording } = useTracking.getState()
      if (phase !== 'on' || location.pathname === paths.map()) return
      const map = recording?.routeId ? paths.mapOfRoute(recording.routeId) : paths.map()
      shell().toast({
        kind: 'info',
        text: t('gps.goesOn'),
        action: { label: t('toMap'), onPress: () => void navigate(map) },
      })
    }
  })
  useEffect(() => () => say.current(), [])
}
