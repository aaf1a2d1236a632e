import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useTranslation } from 'react-i18next'

export interface Freshness {
  isError: boolean
  dataUpdatedAt: number
  refetch?: () => unknown
}

/** Says that what is shown is what was last seen, and how old it is: without network, or when asking again failed. */
export function SeenNotice({ query }: { query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const online = useOnline()
  if (online && !query.isError) return null
  return (
    <OfflineNotice
      text={online ? t('state.stale') : t('state.offline')}
      age={t('state.seen', { ago: format.ago(query.dataUpdatedAt) })}
      action={
        online && query.refetch
          ? { label: t('shell:common.retry'), onPress: () => void query.refetch?.() }
          : undefined
      }
    />
  )
}
