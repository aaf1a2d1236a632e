import { geoOf, itemHead, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import type { LodgingBusinessLeaf, RestaurantLeaf, TouristAttractionLeaf } from 'schema-dts'

const KINDS = {
  hotel: 'LodgingBusiness',
  restaurant: 'Restaurant',
  tour: 'TouristAttraction',
  activity: 'TouristAttraction',
} as const satisfies Record<ExperienceDetail['type'], string>

/** schema.org has no price for these types. `isAccessibleForFree` is set only where the price is known. */
const head: ScreenHead<ExperienceDetail> = (experience, page) => {
  const item = { ...experience, text: experience.shortDescription }
  const { latitude, longitude, price, price_unit, demo_fields } = experience
  const isInvented = demo_fields.some((field) => field.startsWith('price'))
  const thing = {
    '@type': KINDS[experience.type],
    ...thingOf(page, item),
    address: experience.address ?? (experience.locationName || undefined),
    geo: geoOf(latitude, longitude),
    isAccessibleForFree: price === 0 && price_unit !== 'none' && !isInvented ? true : undefined,
  } satisfies LodgingBusinessLeaf | RestaurantLeaf | TouristAttractionLeaf
  return itemHead(page, item, [page.words('content:experience.listTitle'), paths.experiences()], thing)
}

export default head
