import { geoOf, itemHead, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import type { TouristTripLeaf } from 'schema-dts'

const head: ScreenHead<StoryTourDetail> = (tour, page) => {
  const item = { ...tour, text: tour.summary }
  const { name, latitude, longitude } = tour.start
  const thing = {
    '@type': 'TouristTrip',
    ...thingOf(page, item),
    tripOrigin: { '@type': 'Place', name, geo: geoOf(latitude, longitude) },
  } satisfies TouristTripLeaf
  return itemHead(page, item, [page.words('games:tours.title'), paths.storyTours()], thing)
}

export default head
