import { errorMessage } from '@sureda/remote/error-message'
import { isWaitingForNetwork } from '@sureda/remote/query-view'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

export type RouteQuery = Pick<
  UseQueryResult,
  'data' | 'isPending' | 'isError' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'
>

/** A route was asked for, and neither the network nor the phone has it. */
export const isRouteMissing = (query: RouteQuery): boolean =>
  query.data === undefined && (query.isError || isWaitingForNetwork(query))

/** Why there is no route, what a walk lacks without it, and the way to ask again. */
export function RouteFault({ query, isWalking }: { query: RouteQuery; isWalking: boolean }) {
  const { t } = useTranslation('map')
  const isWaiting = isWaitingForNetwork(query)
  const cause = isWaiting ? t('shell:error.offline') : errorMessage(query.error, t)
  return (
    <Banner
      kind="warning"
      isLive
      title={t('gps.noRoute.title')}
      action={
        <Button
          size="small"
          icon="refresh"
          isPending={query.isFetching && !isWaiting}
          pendingLabel={t('shell:common.loading')}
          onPress={() => void query.refetch()}
        >
          {t('shell:common.retry')}
        </Button>
      }
    >
      {isWalking ? `${cause} ${t('gps.noRoute.text')}` : cause}
    </Banner>
  )
}
