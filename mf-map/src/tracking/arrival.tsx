import { paths } from '@sureda/contract/paths'
import type { RouteDetail } from '@sureda/contract/route'
import { errorMessage } from '@sureda/remote/error-message'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell-services'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeRoute } from '../queries/complete-route.ts'
import { useTracking } from './tracker.ts'

const RESULTS = {
  awarded: 'gps.arrived.points',
  already_awarded: 'gps.arrived.before',
  daily_cap: 'gps.arrived.cap',
} as const

/** The end of the route: members take their points with them. */
export function Arrival({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('map')
  const isMember = useSession(isAuthenticated)
  const fix = useTracking((state) => state.fix)
  const [key] = useState(newIdempotencyKey)
  const complete = useMutation({
    mutationFn: () => completeRoute(route.id, Math.min(fix?.at ?? Date.now(), Date.now()), key),
  })
  const claim = () => {
    if (!isMember) return shell().askToLogin(paths.mapOfRoute(route.id))
    complete.mutate()
  }
  return (
    <Banner
      kind={complete.isError ? 'danger' : 'success'}
      isLive
      title={complete.isSuccess ? t('gps.arrived.claimed') : t('gps.arrived.title')}
      action={
        complete.isSuccess ? undefined : (
          <Button size="small" icon="flag" isPending={complete.isPending} onPress={claim}>
            {t('gps.arrived.complete')}
          </Button>
        )
      }
    >
      {complete.isError
        ? errorMessage(complete.error, t)
        : complete.isSuccess
          ? t(RESULTS[complete.data.outcome], { count: complete.data.points_awarded })
          : t(isMember ? 'gps.arrived.text' : 'gps.arrived.guest', { route: route.title })}
    </Banner>
  )
}
