import type { TFunction } from 'i18next'
import type { MapItem } from '../../shared/map-item.ts'

/** The accessible name of an item, which includes what picture and colour show. */
export function itemName(item: MapItem, t: TFunction<'map'>): string {
  const words = [item.title, t(`layer.${item.layer}`)]
  if (item.status) words.push(t(`game.${item.status}`))
  if (item.notice?.level === 'warning') words.push(t('warning'))
  return words.join(', ')
}
