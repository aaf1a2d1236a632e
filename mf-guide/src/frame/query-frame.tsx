import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { ErrorState } from '@sureda/ui/error-state'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface QueryFrameProps<T> {
  query: UseQueryResult<T>
  /** What failed, when nothing can be shown. */
  failed: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What stands on a screen while, after and instead of an answer: skeleton, content (with its age when it could not be renewed), fault with retry. */
export function QueryFrame<T>({ query, failed, skeleton, children }: QueryFrameProps<T>) {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  if (query.data !== undefined) {
    const isOld = !online || query.isError
    return (
      <>
        {isOld && (
          <OfflineNotice
            text={t(online ? 'shell:error.loadTitle' : 'shell:error.offline')}
            age={t('shell:common.seenAgo', { ago: format.ago(query.dataUpdatedAt) })}
          />
        )}
        {children(query.data)}
      </>
    )
  }
  const isStuck = query.isError || query.isPaused
  if (!isStuck) return skeleton
  return (
    <ErrorState
      title={failed}
      text={query.isPaused ? t('shell:error.offline') : errorMessage(query.error, t)}
      onRetry={() => void query.refetch()}
      retryLabel={t('shell:common.retry')}
      isRetrying={query.fetchStatus === 'fetching'}
      stillWorks={t('shell:error.stillWorks')}
    />
  )
}
