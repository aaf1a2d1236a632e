import { OfflineNotice } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../device/online.ts'
import { useFormat } from '../format/format.ts'

export interface Freshness {
  isError: boolean
  dataUpdatedAt: number
  refetch?: () => unknown
}

/** Says that refetching failed and how old the shown answer is. Offline, the shell's strip says so for the whole screen. */
export function StaleNotice({ query }: { query: Freshness }) {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  if (!online || !query.isError) return null
  return (
    <OfflineNotice
      text={t('shell:error.loadTitle')}
      age={t('shell:common.seenAgo', { ago: format.ago(query.dataUpdatedAt) })}
      action={query.refetch && { label: t('shell:common.retry'), onPress: () => void query.refetch?.() }}
    />
  )
}
