import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useTranslation } from 'react-i18next'
import type { MapItems } from '../queries/use-map-items.ts'

/** Says that the things on the map are those last seen, or that some are missing. */
export function SeenNotice({ found }: { found: MapItems }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const online = useOnline()
  if (found.items.length === 0 || (online && !found.isPartial)) return null
  return (
    <OfflineNotice
      text={t(online ? 'partial' : 'offline')}
      age={Number.isFinite(found.seenAt) ? t('seen', { ago: format.ago(found.seenAt) }) : undefined}
      action={online ? { label: t('shell:common.retry'), onPress: found.retry } : undefined}
    />
  )
}
