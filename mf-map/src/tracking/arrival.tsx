import { paths } from '@sureda/contract/remote/paths'
import { isOnRoute, metresToRoute } from '@sureda/contract/rules/at-route'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { errorMessage } from '@sureda/remote/api'
import { completedRouteSubject, completeRoute, readArrival } from '@sureda/remote/features/walks'
import { useWaiting } from '@sureda/remote/offline'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Banner, Button } from '@sureda/ui/base'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTracking } from './walk/tracker.ts'

const RESULTS = {
  awarded: 'gps.arrived.points',
  already_awarded: 'gps.arrived.before',
  daily_cap: 'gps.arrived.cap',
  no_points: 'gps.arrived.before',
} as const

/** The end of the route has been reached: members collect their points. */
export function Arrival({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('map')
  const isMember = useSession(isAuthenticated)
  const complete = useMutation({
    mutationFn: () => {
      const there = endOfWalk(route)
      return completeRoute(route, Math.min(there?.at ?? Date.now(), Date.now()), there)
    },
  })
  const claim = () => {
    if (!isMember) return shell().askToLogin(paths.mapOfRoute(route.id))
    complete.mutate()
  }
  const isWaiting = useWaiting(completedRouteSubject(route.id)) !== undefined
  const isClaimed = complete.isSuccess || isWaiting
  const sentence = () => {
    if (complete.isError) return errorMessage(complete.error, t)
    if (isWaiting) return t('shell:outbox.waiting')
    if (complete.data?.state === 'sent')
      return t(RESULTS[complete.data.answer.outcome], { count: complete.data.answer.points_awarded })
    return t(isMember ? 'gps.arrived.text' : 'gps.arrived.guest', { route: route.title })
  }
  return (
    <Banner
      kind={complete.isError ? 'danger' : 'success'}
      isLive
      title={isClaimed ? t('gps.arrived.claimed') : t('gps.arrived.title')}
      action={
        isClaimed ? undefined : (
          <Button size="small" icon="flag" isPending={complete.isPending} onPress={claim}>
            {t('gps.arrived.complete')}
          </Button>
        )
      }
    >
      {sentence()}
    </Banner>
  )
}

/** Where the recording reached the end of the route, because a member may claim the points after walking on. */
function endOfWalk(route: RouteDetail) {
  const { points, fix } = useTracking.getState()
  const last = points.findLast((point) => isOnRoute(route, metresToRoute(route, point), point.accuracy))
  return readArrival(route.id) ?? last ?? fix ?? undefined
}
