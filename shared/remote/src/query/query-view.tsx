import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { ErrorState, Skeleton, type SkeletonProps } from '@sureda/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { OfflineError } from '../api/errors.ts'
import { StaleNotice } from './stale-notice.tsx'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  shape: SkeletonProps['shape']
  count?: number
  /** Sentence that names what could not be loaded. */
  failed: string
  size?: 'screen' | 'card'
  children: (data: T) => ReactNode
}

/** The states of a query: skeleton, error with retry, content – with its age if it is cached. */
export function QueryView<T>({ query, shape, count, failed, size = 'screen', children }: QueryViewProps<T>) {
  const { t } = useTranslation()
  if (query.data !== undefined)
    return (
      <>
        <StaleNotice query={query} />
        {children(query.data)}
      </>
    )
  if (query.isError || isWaitingForNetwork(query))
    return (
      <ErrorState
        title={failed}
        text={query.isError ? errorMessage(query.error, t) : t('shell:error.offline')}
        onRetry={() => void query.refetch()}
        retryLabel={t('shell:common.retry')}
        isRetrying={query.isFetching && !isWaitingForNetwork(query)}
        stillWorks={size === 'screen' ? t('shell:error.stillWorks') : undefined}
        size={size}
        action={size === 'screen' && hasNoNetwork(query) && <WayToKept />}
      />
    )
  return <Skeleton label={t('shell:common.loading')} shape={shape} count={count} />
}

const hasNoNetwork = (query: UseQueryResult) =>
  isWaitingForNetwork(query) || query.error instanceof OfflineError

/** Nothing cached and no network: links to the screen that lists what is saved. */
function WayToKept() {
  const { t } = useTranslation('shell')
  return (
    <LinkButton href={paths.offline()} variant="quiet">
      {t('offline.seeKept')}
    </LinkButton>
  )
}

/** Nothing cached and no network: the query is paused, and a skeleton would never end. */
export const isWaitingForNetwork = (query: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>): boolean =>
  query.isPending && query.fetchStatus === 'paused'
