import { givenRating } from '@sureda/contract/schemas/catalogue/given-rating'
import type { Format } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import type { TFunction } from 'i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { iconOf } from '../../shared/pin-icon.ts'

/** The facts of an item for its list row and sheet: place, distance, and those of its kind. */
export function itemFacts(item: MapItem, format: Format, t: TFunction<'map'>, away?: string): CardMeta[] {
  const facts: CardMeta[] = []
  const where = [item.place, away].filter(Boolean).join(' · ')
  if (where) facts.push({ icon: 'map-pin', text: where })
  if (item.route) {
    facts.push({ icon: 'route', text: format.distance(item.route.distance) })
    facts.push({ icon: 'clock', text: format.duration(item.route.duration) })
    facts.push({ icon: 'mountain', text: t(`filter.difficulty.${item.route.difficulty}`) })
  }
  if (item.price)
    facts.push({ icon: 'euro', text: priceText(item.price, format, t), label: t('price.label') })
  if (item.status) facts.push({ icon: iconOf(item), text: t(`game.${item.status}`) })
  const given = givenRating(item)
  if (given)
    facts.push({
      icon: 'star-filled',
      text: `${format.number(given.rating, 1)} (${format.number(given.count)})`,
      label: t('rating'),
    })
  return facts
}

function priceText(
  { euros, unit }: NonNullable<MapItem['price']>,
  format: Format,
  t: TFunction<'map'>,
): string {
  if (euros === 0) return t('shell:common.free')
  const price = format.money(euros)
  return unit === 'none' ? price : t(`price.${unit}`, { price })
}
