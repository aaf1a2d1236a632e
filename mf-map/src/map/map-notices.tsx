import type { PositionFault } from '@sureda/remote/geolocation'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { IconButton } from '@sureda/ui/icon-button'
import { useTranslation } from 'react-i18next'
import { NO_FILTER } from '../domain/map-address.ts'
import type { MapItems } from '../queries/use-map-items.ts'
import css from './map-notices.module.css'
import { SeenNotice } from './seen-notice.tsx'
import { useAddressChange } from './use-address-change.ts'

interface MapNoticesProps {
  /** Why there is no photograph or street map under the points. */
  notice: 'no-tiles' | 'offline' | 'no-map' | null
  onRetry?: () => void
  found?: MapItems
  /** Why the points could not be loaded, as a sentence. */
  failure?: string | null
  /** Why there is no position. */
  fault?: PositionFault | null
  onDismissFault?: () => void
  /** Everything was answered and nothing of it is shown: because of filters, or because there is nothing yet. */
  empty?: 'filtered' | 'bare' | null
  /** The linked thing does not exist any more. */
  isGone?: boolean
}

/** What the map cannot do right now, each in one sentence, and the way on. */
export function MapNotices(props: MapNoticesProps) {
  const { notice, onRetry, found, failure, fault, onDismissFault, empty, isGone } = props
  const { t } = useTranslation('map')
  const change = useAddressChange()
  return (
    <div className={css.notices} data-alone={notice === 'no-map' || undefined}>
      {fault && (
        <Banner kind="warning" isLive onDismiss={onDismissFault} dismissLabel={t('shell:common.close')}>
          {t(`shell:position.${fault}`)}
        </Banner>
      )}
      {isGone && (
        <Banner
          kind="info"
          isLive
          onDismiss={() => change({ item: null })}
          dismissLabel={t('shell:common.close')}
        >
          {t('notice.gone')}
        </Banner>
      )}
      {empty === 'bare' && (
        <Banner kind="info" title={t('nothing')}>
          {t('nothingText')}
        </Banner>
      )}
      {empty === 'filtered' && (
        <Banner
          kind="info"
          isLive
          action={
            <Button size="small" variant="secondary" onPress={() => change(NO_FILTER)}>
              {t('layers.clear')}
            </Button>
          }
        >
          {t('empty')}
        </Banner>
      )}
      {failure && (
        <Banner
          kind="danger"
          isLive
          title={t('failed')}
          action={
            <Button size="small" variant="secondary" icon="refresh" onPress={found?.retry}>
              {t('shell:common.retry')}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {notice && (
        <div className={css.strip} role="status">
          <p>{t(`notice.${notice}`)}</p>
          {onRetry && <IconButton icon="refresh" label={t('shell:common.retry')} onPress={onRetry} />}
        </div>
      )}
      {found && <SeenNotice found={found} />}
    </div>
  )
}
