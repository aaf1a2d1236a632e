import { errorMessage } from '@sureda/remote/api'
import { ErrorState } from '@sureda/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { hasFailed, isRetried } from './has-failed.ts'

interface FailedPartsProps {
  /** Queries of parts of a screen, each with the sentence for its failure. */
  of: readonly { query: UseQueryResult; failed: string }[]
}

/** Names the parts that failed to load, which must not look empty, with a retry. It renders nothing without failures. */
export function FailedParts({ of }: FailedPartsProps) {
  const { t } = useTranslation('content')
  const missing = of.filter(({ query }) => hasFailed(query))
  const [first] = missing
  if (!first) return null
  const isOne = missing.length === 1
  return (
    <ErrorState
      size="card"
      title={isOne ? first.failed : t('shell:common.partTitle')}
      text={isOne ? failureText(first.query, t) : missing.map(({ failed }) => <p key={failed}>{failed}.</p>)}
      onRetry={() => void Promise.all(missing.map(({ query }) => query.refetch()))}
      retryLabel={t('shell:common.retry')}
      isRetrying={missing.some(({ query }) => isRetried(query))}
    />
  )
}

/** The reason as a sentence; "loading" during a retry. */
export function failureText(query: UseQueryResult, t: TFunction): string {
  if (isRetried(query)) return t('shell:common.loading')
  return query.isError ? errorMessage(query.error, t) : t('shell:error.offline')
}
