import { geoOf, itemHead, providerOf, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import type { PlaceLeaf, TouristTripLeaf } from 'schema-dts'

const head: ScreenHead<RouteDetail> = (route, page) => {
  const item = { ...route, text: route.summary }
  const stops = [route.start, ...route.points, ...(route.end ? [route.end] : [])]
  const thing = {
    '@type': 'TouristTrip',
    ...thingOf(page, item),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ name, latitude, longitude }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name, geo: geoOf(latitude, longitude) } satisfies PlaceLeaf,
      })),
    },
    provider: providerOf(page, route.operator),
  } satisfies TouristTripLeaf
  return itemHead(page, item, [page.words('content:route.listTitle'), paths.routes()], thing)
}

export default head
