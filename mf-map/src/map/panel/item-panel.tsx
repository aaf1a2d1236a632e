import { directionsTo } from '@sureda/remote/export'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, IconButton, LinkButton, Note, Picture } from '@sureda/ui/base'
import { useFocusReturn, VisuallyHidden } from '@sureda/ui/core'
import { type SheetHeight, SheetPanel } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { distanceKm } from '../../shared/geo/distance.ts'
import type { MapItem } from '../../shared/map-item.ts'
import { LAYER_ICONS } from '../../shared/map-layers.ts'
import { PanelBody } from '../../shared/panel-body.tsx'
import { usePosition } from '../../shared/use-position.ts'
import { itemFacts } from '../items/item-facts.ts'
import { ROUTE_KEY } from '../items/use-tracks.ts'
import { thumbOf } from '../list/item-row.tsx'
import { useAddressChange } from '../use-address-change.ts'
import { ItemContact } from './item-contact.tsx'
import css from './item-panel.module.css'
import { useItemContact } from './use-item-contact.ts'

interface ItemPanelProps {
  item: MapItem
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  onClose: () => void
}

/** The sheet of the chosen item, in three heights: name, picture, text. */
export function ItemPanel({ item, height, onHeightChange, onClose }: ItemPanelProps) {
  const { t } = useTranslation('map')
  useFocusReturn()
  const format = useFormat()
  const { position } = usePosition()
  const change = useAddressChange()
  const { hours, phone, hasInvented } = useItemContact(item)
  const picture = thumbOf(item)
  const away = position ? format.distance(distanceKm(position, item)) : undefined
  return (
    <SheetPanel
      label={item.title}
      title={
        <span className={css.title}>
          <h2>{item.title}</h2>
          <IconButton icon="x" label={t('shell:common.close')} onPress={onClose} />
        </span>
      }
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      height={height}
      onHeightChange={onHeightChange}
    >
      <PanelBody
        warning={
          item.notice && (
            <Banner
              kind={item.notice.level}
              title={[
                t('warning'),
                // noon UTC is the same calendar day in the territories' time zones
                item.notice.date && format.date(`${item.notice.date}T12:00:00Z`),
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              <p className={css.warning} data-short={height === 'peek' || undefined}>
                {item.notice.text}
              </p>
            </Banner>
          )
        }
        facts={[
          { icon: LAYER_ICONS[item.layer], text: t(`layer.${item.layer}`) },
          ...itemFacts(item, format, t, away),
        ]}
        hasThreeActions={Boolean(item.route)}
        actions={
          <>
            <LinkButton href={item.href} size="small" iconEnd="arrow-right">
              {t(item.status === 'available' ? 'game.play' : 'open')}
            </LinkButton>
            {item.route && (
              <Button
                variant="secondary"
                size="small"
                icon={item.isExact ? 'footprints' : 'route'}
                onPress={() => change({ route: item.key.slice(ROUTE_KEY.length), item: null })}
              >
                {t(item.isExact ? 'route.follow' : 'route.show')}
              </Button>
            )}
            <LinkButton
              {...directionsTo({ latitude: item.latitude, longitude: item.longitude, name: item.title })}
              variant="secondary"
              size="small"
              icon="navigation"
            >
              {/* beside two other links there is space for an icon only */}
              {item.route ? (
                <VisuallyHidden>{t('shell:common.directions')}</VisuallyHidden>
              ) : (
                t('shell:common.directions')
              )}
            </LinkButton>
          </>
        }
      >
        <ItemContact hours={hours} phone={phone} />
        {picture && height !== 'peek' && (
          <Picture
            {...picture}
            alt={item.image_alt ?? ''}
            sizes="(min-width: 42rem) 40rem, 90vw"
            className={css.picture}
          />
        )}
        {!item.isExact && (
          <p className={css.note}>{t(item.route ? 'route.sketch' : 'shell:common.approximate')}</p>
        )}
        {(item.demo || hasInvented) && (
          <Note icon="info">{t(item.demo ? 'shell:common.demoHint' : 'shell:common.demoSome')}</Note>
        )}
        <p>{item.status ? t(`game.${item.status}Text`) : item.text}</p>
      </PanelBody>
    </SheetPanel>
  )
}
