import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'
import { useOnline } from './online.ts'

export interface Freshness {
  isError: boolean
  dataUpdatedAt: number
  refetch?: () => unknown
}

/** Says that what is shown is what was last seen, and how old it is: without network, or when asking again failed. */
export function SeenNotice({ query }: { query: Freshness }) {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  if (online && !query.isError) return null
  return (
    <OfflineNotice
      text={t(online ? 'shell:error.loadTitle' : 'shell:error.offline')}
      age={t('shell:common.seenAgo', { ago: format.ago(query.dataUpdatedAt) })}
      action={
        online && query.refetch
          ? { label: t('shell:common.retry'), onPress: () => void query.refetch?.() }
          : undefined
      }
    />
  )
}
