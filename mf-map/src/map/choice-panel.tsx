import { Badge } from '@sureda/ui/badge'
import { CardList } from '@sureda/ui/card-list'
import { IconButton } from '@sureda/ui/icon-button'
import { ListCard } from '@sureda/ui/list-card'
import { SheetPanel } from '@sureda/ui/sheet-panel'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../domain/map-item.ts'
import { LAYER_ICONS } from '../domain/map-layers.ts'
import css from './item-panel.module.css'
import { thumbOf } from './item-row.tsx'

interface ChoicePanelProps {
  items: readonly MapItem[]
  onSelect: (item: MapItem) => void
  onClose: () => void
}

/** Several things at the very same place: which one? */
export function ChoicePanel({ items, onSelect, onClose }: ChoicePanelProps) {
  const { t } = useTranslation('map')
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
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      defaultHeight="half"
    >
      <CardList>
        {items.map((item) => (
          <ListCard
            key={item.key}
            title={item.title}
            eyebrow={t(`layer.${item.layer}`)}
            text={item.place}
            picture={thumbOf(item)}
            icon={LAYER_ICONS[item.layer]}
            badge={
              item.notice ? (
                <Badge tone="warning" icon="alert-triangle">
                  {t('warning')}
                </Badge>
              ) : undefined
            }
            onPress={() => onSelect(item)}
          />
        ))}
      </CardList>
    </SheetPanel>
  )
}
