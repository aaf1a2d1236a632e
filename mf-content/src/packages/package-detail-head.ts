import { itemHead, providerOf, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import type { TouristTripLeaf } from 'schema-dts'

const head: ScreenHead<TravelPackageDetail> = (trip, page) => {
  const item = { ...trip, text: trip.summary }
  const common = thingOf(page, item)
  const thing = {
    '@type': 'TouristTrip',
    ...common,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: trip.itinerary.length,
      itemListElement: trip.itinerary.map(({ title, place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: place ? { '@type': 'Place', name: place } : undefined,
      })),
    },
    provider: providerOf(page, trip.operator),
    offers:
      trip.price === null
        ? undefined
        : { '@type': 'Offer', price: trip.price, priceCurrency: 'EUR', url: common.url },
  } satisfies TouristTripLeaf
  return itemHead(page, item, [page.words('content:package.listTitle'), paths.packages()], thing)
}

export default head
