import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import type { PositionFault } from '@sureda/remote/device'
import { Banner, Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Tiles } from '../ground/use-tiles.ts'
import { ClosedLandLegend } from '../shared/closed-land/closed-land-legend.tsx'
import { NoticeStrip } from '../shared/notice-strip.tsx'
import type { emptiness } from './items/emptiness.ts'
import type { MapItems } from './items/use-map-items.ts'
import { LostPart } from './lost-part.tsx'
import { NO_FILTER } from './map-address.ts'
import css from './map-notices.module.css'
import { PartialNotice } from './partial-notice.tsx'
import { useAddressChange } from './use-address-change.ts'

interface MapNoticesProps {
  /** Why some or all tiles are missing. */
  notice: Tiles['notice'] | 'no-map'
  onRetry?: (() => void) | null
  found: MapItems
  /** Why no item could be loaded, as a sentence. */
  failure?: string | null
  /** Why there is no position. */
  fault?: PositionFault | null
  onDismissFault?: () => void
  /** Why no item is shown. */
  empty?: ReturnType<typeof emptiness>
  closed?: readonly ClosedArea[]
  /** The linked item no longer exists. */
  isGone?: boolean
  /** Parts that could not be loaded: loads the sheet of the chosen item again, closes it, loads the recording again. */
  lost?: { sheet: (() => void) | null; onClose: () => void; walk: (() => void) | null }
}

/** What the map cannot do at the moment, each in one sentence with a way on. Only the sentences are announced, not the buttons. */
export function MapNotices(props: MapNoticesProps) {
  const { notice, onRetry, found, failure, fault, onDismissFault, empty, closed = [], isGone, lost } = props
  const { t } = useTranslation('map')
  const change = useAddressChange()
  return (
    <div className={css.notices}>
      {fault && (
        <Banner kind="warning" isLive onDismiss={onDismissFault} dismissLabel={t('shell:common.close')}>
          {t(`shell:position.${fault}`)}
        </Banner>
      )}
      {isGone && (
        <Banner kind="info" onDismiss={() => change({ item: null })} dismissLabel={t('shell:common.close')}>
          <p role="status">{t('notice.gone')}</p>
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
          action={
            <Button size="small" variant="secondary" onPress={() => change(NO_FILTER)}>
              {t('shell:common.clearFilters')}
            </Button>
          }
        >
          <p role="status">{t('empty')}</p>
        </Banner>
      )}
      {failure && (
        <Banner
          kind="danger"
          isLive
          title={t('failed')}
          action={
            <Button size="small" variant="secondary" icon="refresh" onPress={found.retry}>
              {t('shell:common.retry')}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {lost?.sheet && <LostPart text={t('notice.lost-place')} onRetry={lost.sheet} onClose={lost.onClose} />}
      {notice && <NoticeStrip text={t(`notice.${notice}`)} onRetry={onRetry} />}
      {lost?.walk && <NoticeStrip text={t('notice.lost-walk')} onRetry={lost.walk} />}
      <ClosedLandLegend areas={closed} />
      <PartialNotice found={found} />
    </div>
  )
}
