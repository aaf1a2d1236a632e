import { geoOf, itemHead, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import type { PlaceLeaf, TouristAttractionLeaf } from 'schema-dts'

/** A position that was set by hand is left out, because search engines would take it as exact. */
const head: ScreenHead<LocationDetail> = (place, page) => {
  const item = { ...place, title: place.name, text: place.description }
  const isForVisitors = place.layer === 'tourism' || place.layer === 'interest'
  const geo = place.position_is_exact ? geoOf(place.latitude, place.longitude) : undefined
  const thing = {
    '@type': isForVisitors ? 'TouristAttraction' : 'Place',
    ...thingOf(page, item),
    geo: geo && { ...geo, elevation: place.elevation ?? undefined },
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address ?? undefined,
      addressLocality: place.municipality || undefined,
      addressRegion: place.province || undefined,
    },
    telephone: place.phone ?? undefined,
    sameAs: place.website ?? undefined,
  } satisfies PlaceLeaf | TouristAttractionLeaf
  return itemHead(page, item, [page.words('content:home.title'), paths.home()], thing)
}

export default head
