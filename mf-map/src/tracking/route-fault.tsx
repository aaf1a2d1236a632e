import { paths } from '@sureda/contract/remote/paths'
import { ApiError, errorMessage } from '@sureda/remote/api'
import { isWaitingForNetwork } from '@sureda/remote/query'
import { Banner, Button, LinkButton } from '@sureda/ui/base'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

export type RouteQuery = Pick<
  UseQueryResult,
  'data' | 'isPending' | 'isError' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'
>

/** Neither the network nor the phone has the wanted route. */
export const isRouteMissing = (query: RouteQuery): boolean =>
  query.data === undefined && (query.isError || isWaitingForNetwork(query))

/** The server does not know the route: loading again cannot help. */
export const isRouteUnknown = (query: RouteQuery): boolean =>
  isRouteMissing(query) && query.error instanceof ApiError && query.error.status === 404

/** Says why there is no route and what a walk lacks without it, with a retry or a link to the routes. */
export function RouteFault({ query, isWalking }: { query: RouteQuery; isWalking: boolean }) {
  const { t } = useTranslation('map')
  const isWaiting = isWaitingForNetwork(query)
  const cause = isWaiting ? t('shell:error.offline') : errorMessage(query.error, t)
  if (isRouteUnknown(query))
    return (
      <Banner
        kind="warning"
        isLive
        title={t('gps.noSuchRoute.title')}
        action={
          <LinkButton size="small" href={paths.routes()}>
            {t('gps.noSuchRoute.toList')}
          </LinkButton>
        }
      >
        {[t('gps.noSuchRoute.text'), isWalking && t('gps.noRoute.text')].filter(Boolean).join(' ')}
      </Banner>
    )
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
