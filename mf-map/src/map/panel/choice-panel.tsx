import { Badge, CardList, IconButton, ListCard } from '@sureda/ui/base'
import { useFocusReturn } from '@sureda/ui/core'
import { type SheetHeight, SheetPanel } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { iconOf } from '../../shared/pin-icon.ts'
import { thumbOf } from '../list/item-row.tsx'
import css from './item-panel.module.css'

/** For more items at one place there is the list. */
const MOST = 40

interface ChoicePanelProps {
  items: readonly MapItem[]
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  onSelect: (item: MapItem) => void
  onClose: () => void
}

/** The items of one spot, to choose from. */
export function ChoicePanel({ items, height, onHeightChange, onSelect, onClose }: ChoicePanelProps) {
  const { t } = useTranslation('map')
  useFocusReturn()
  const title = t('pin.cluster', { count: items.length })
  return (
    <SheetPanel
      label={title}
      title={
        <span className={css.title}>
          <h2>{title}</h2>
          <IconButton icon="x" label={t('shell:common.close')} onPress={onClose} />
        </span>
      }
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      height={height}
      onHeightChange={onHeightChange}
    >
      <CardList>
        {items.slice(0, MOST).map((item) => (
          <ListCard
            key={item.key}
            title={item.title}
            eyebrow={t(`layer.${item.layer}`)}
            text={item.place}
            picture={thumbOf(item)}
            icon={iconOf(item)}
            badge={
              item.notice?.level === 'warning' ? (
                <Badge tone="warning" icon="alert-triangle">
                  {t('warning')}
                </Badge>
              ) : undefined
            }
            onPress={() => onSelect(item)}
          />
        ))}
      </CardList>
      {items.length > MOST && <p className={css.note}>{t('pin.more', { count: items.length - MOST })}</p>}
    </SheetPanel>
  )
}
