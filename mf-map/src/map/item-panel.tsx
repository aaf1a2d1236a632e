import { directionsTo } from '@sureda/remote/directions'
import { useFormat } from '@sureda/remote/format'
import { Badge } from '@sureda/ui/badge'
import { Banner } from '@sureda/ui/banner'
import { CardMetaRow } from '@sureda/ui/card-meta'
import { IconButton } from '@sureda/ui/icon-button'
import { LinkButton } from '@sureda/ui/link-button'
import { Picture } from '@sureda/ui/picture'
import { type SheetHeight, SheetPanel } from '@sureda/ui/sheet-panel'
import { useTranslation } from 'react-i18next'
import { distanceKm } from '../domain/distance.ts'
import type { MapItem } from '../domain/map-item.ts'
import { LAYER_ICONS } from '../domain/map-layers.ts'
import css from './item-panel.module.css'
import { thumbOf } from './item-row.tsx'
import { usePosition } from './use-position.ts'

interface ItemPanelProps {
  item: MapItem
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  onClose: () => void
}

/** The chosen thing, in three heights: its name, its picture, its words. */
export function ItemPanel({ item, height, onHeightChange, onClose }: ItemPanelProps) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const { position } = usePosition()
  const picture = thumbOf(item)
  return (
    <SheetPanel
      label={item.title}
      title={
        <span className={css.title}>
          <h2>{item.title}</h2>
          <IconButton icon="x" label={t('shell:common.close')} onPress={onClose} />
        </span>
      }
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      height={height}
      onHeightChange={onHeightChange}
    >
      <div className={css.body}>
        {item.notice && (
          <Banner
            kind="warning"
            title={[
              t('warning'),
              // noon, so that the calendar day is the same one in every time zone
              item.notice.date && format.date(`${item.notice.date}T12:00:00Z`),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <p className={css.warning} data-short={height === 'peek' || undefined}>
              {item.notice.text}
            </p>
          </Banner>
        )}
        <CardMetaRow
          items={[
            { icon: LAYER_ICONS[item.layer], text: t(`layer.${item.layer}`) },
            { icon: 'map-pin', text: item.place },
            ...(position
              ? [
                  {
                    icon: 'navigation' as const,
                    text: format.distance(distanceKm(position, item)),
                    label: t('distance'),
                  },
                ]
              : []),
            ...(item.rating === null
              ? []
              : [{ icon: 'star-filled' as const, text: format.number(item.rating, 1), label: t('rating') }]),
          ]}
        />
        <div className={css.actions}>
          <LinkButton href={item.href} size="small" iconEnd="arrow-right">
            {t('open')}
          </LinkButton>
          <LinkButton
            {...directionsTo({ latitude: item.latitude, longitude: item.longitude, name: item.title })}
            variant="secondary"
            size="small"
            icon="navigation"
          >
            {t('directions')}
          </LinkButton>
        </div>
        {picture && height !== 'peek' && (
          <Picture
            {...picture}
            alt={item.image_alt ?? ''}
            sizes="(min-width: 42rem) 40rem, 90vw"
            className={css.picture}
          />
        )}
        {!item.isExact && <p className={css.note}>{t('shell:common.approximate')}</p>}
        {item.demo && (
          <p>
            <Badge icon="info">{t('shell:common.demo')}</Badge>
          </p>
        )}
        <p>{item.text}</p>
      </div>
    </SheetPanel>
  )
}
