import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useTranslation } from 'react-i18next'

export interface Freshness {
  isError: boolean
  dataUpdatedAt: number
  refetch?: () => unknown
}

/** Says that asking again failed and how old the shown answer is. Without network the shell's strip says so for the whole screen. */
export function SeenNotice({ query }: { query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const online = useOnline()
  if (!online || !query.isError) return null
  return (
    <OfflineNotice
      text={t('state.stale')}
      age={t('state.seen', { ago: format.ago(query.dataUpdatedAt) })}
      action={query.refetch && { label: t('shell:common.retry'), onPress: () => void query.refetch?.() }}
    />
  )
}
