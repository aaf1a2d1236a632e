import { errorMessage } from '@sureda/remote/api'
import { ErrorState } from '@sureda/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { hasFailed, isRetried } from './has-failed.ts'

interface FailedPartsProps {
  /** Answers that parts of a screen are made of, each with the sentence for when it does not come. */
  of: readonly { query: UseQueryResult; failed: string }[]
}

/** A part that did not come must not look like one there is nothing of: says what is missing and asks for it again. Nothing while all goes well. */
export function FailedParts({ of }: FailedPartsProps) {
  const { t } = useTranslation('content')
  const missing = of.filter(({ query }) => hasFailed(query))
  const [first] = missing
  if (!first) return null
  const isOne = missing.length === 1
  return (
    <ErrorState
      size="card"
      title={isOne ? first.failed : t('state.partTitle')}
      text={isOne ? failureText(first.query, t) : missing.map(({ failed }) => <p key={failed}>{failed}.</p>)}
      onRetry={() => void Promise.all(missing.map(({ query }) => query.refetch()))}
      retryLabel={t('shell:common.retry')}
      isRetrying={missing.some(({ query }) => isRetried(query))}
    />
  )
}

/** The reason, as a sentence; while it is asked for once more there is none. */
export function failureText(query: UseQueryResult, t: TFunction): string {
  if (isRetried(query)) return t('shell:common.loading')
  return query.isError ? errorMessage(query.error, t) : t('shell:error.offline')
}
