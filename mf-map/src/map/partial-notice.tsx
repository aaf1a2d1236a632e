import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { OfflineNotice } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import type { MapItems } from './items/use-map-items.ts'

/** Says that some items are missing or old. Without network the shell says so for the whole screen. */
export function PartialNotice({ found }: { found: MapItems }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const online = useOnline()
  if (!online || !found.isPartial) return null
  return (
    <OfflineNotice
      text={t('partial')}
      age={
        Number.isFinite(found.seenAt)
          ? t('shell:common.seenAgo', { ago: format.ago(found.seenAt) })
          : undefined
      }
      action={{ label: t('shell:common.retry'), onPress: found.retry }}
    />
  )
}
