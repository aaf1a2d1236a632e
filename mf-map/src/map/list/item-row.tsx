import { paths } from '@sureda/contract/remote/paths'
import { pictureOf, useFormat } from '@sureda/remote/format'
import type { PictureProps } from '@sureda/ui/base'
import { Badge, IconButton, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { iconOf } from '../../shared/pin-icon.ts'
import { itemFacts } from '../items/item-facts.ts'
import { ROUTE_KEY } from '../items/use-tracks.ts'

/** The picture of an item. It is decorative, because the text beside it says the same. */
export const thumbOf = (item: MapItem): PictureProps | undefined =>
  item.image ? pictureOf(item, 'thumb', { alt: '' }) : undefined

export function ItemRow({ item, distance }: { item: MapItem; distance?: string }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  return (
    <ListCard
      href={item.href}
      title={item.title}
      eyebrow={t(`layer.${item.layer}`)}
      picture={thumbOf(item)}
      icon={iconOf(item)}
      headingLevel={2}
      badge={
        item.notice?.level === 'warning' ? (
          <Badge tone="warning" icon="alert-triangle">
            {t('warning')}
          </Badge>
        ) : undefined
      }
      meta={itemFacts(item, format, t, distance)}
      end={
        item.route && (
          <IconButton
            icon={item.isExact ? 'footprints' : 'route'}
            label={t(item.isExact ? 'route.followNamed' : 'route.showNamed', { name: item.title })}
            href={paths.mapOfRoute(item.key.slice(ROUTE_KEY.length))}
          />
        )
      }
    />
  )
}
