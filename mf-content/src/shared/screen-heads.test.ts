import { paths } from '@sureda/contract/remote/paths'
import type { HeadPage } from '@sureda/contract/remote/server-render'
import {
  makeEvent,
  makeEventDetail,
  makeExperience,
  makeExperienceDetail,
  makeLocation,
  makeNewsDetail,
  makeOperator,
  makeRoute,
  makeRouteDetail,
  makeRoutePoint,
  makeStory,
  makeStoryDetail,
} from '@sureda/testing/content-factories'
import { makeTravelPackageDetail } from '@sureda/testing/package-factories'
import { makeTenant } from '@sureda/testing/people'
import { structuredDataFaults } from '@sureda/testing/structured-data'
import { expect, it } from 'vitest'
import agendaHead from '../agenda/agenda-head.ts'
import eventHead from '../agenda/event-detail-head.ts'
import experienceHead from '../experiences/experience-detail-head.ts'
import experiencesHead from '../experiences/experience-list-head.ts'
import homeHead from '../home/home-head.ts'
import operatorHead from '../operators/operator-detail-head.ts'
import operatorsHead from '../operators/operator-list-head.ts'
import packageHead from '../packages/package-detail-head.ts'
import newsHead from '../pages/news-detail-head.ts'
import placeHead from '../places/location-detail-head.ts'
import routeHead from '../routes/route-detail-head.ts'
import routesHead from '../routes/route-list-head.ts'
import hubHead from '../routes/routes-hub-head.ts'
import storyHead from '../stories/story-detail-head.ts'
import storiesHead from '../stories/story-list-head.ts'

const at = (path: string): HeadPage => ({
  locale: 'ca',
  tenant: makeTenant({ time_zone: 'Europe/Madrid' }),
  origin: 'https://g.example',
  path,
  words: (key) => key,
})
const picture = { image: 'g/a-800.avif', image_alt: 'A', image_widths: [400, 800, 1200] }
const real = { ...picture, demo: false }
const place = { latitude: 41.9, longitude: 2.9 }

/** The first object of a head as the page contains it; undefined where there are only breadcrumbs. */
function thingOf({ structuredData }: { structuredData: object[] }): Record<string, unknown> {
  expect(structuredDataFaults(structuredData)).toEqual([])
  return JSON.parse(JSON.stringify(structuredData[0]))
}

const experience = (fields: Parameters<typeof makeExperienceDetail>[0]) =>
  experienceHead(makeExperienceDetail({ ...real, ...place, ...fields }), at('/experiencias/e'))

it.each([
  ['hotel', 'LodgingBusiness'],
  ['restaurant', 'Restaurant'],
  ['tour', 'TouristAttraction'],
  ['activity', 'TouristAttraction'],
] as const)('an experience of type %s is a %s', (type, kind) => {
  expect(thingOf(experience({ type }))).toMatchObject({
    '@type': kind,
    url: 'https://g.example/experiencias/e',
    image: 'https://g.example/media/g/a-1200.avif',
    geo: { '@type': 'GeoCoordinates', ...place },
  })
})

it('says that an experience is free only where that is known, and never has a rating', () => {
  const free = { price: 0, price_unit: 'person', demo_fields: [] as string[] } as const
  expect(thingOf(experience({ ...free, demo_fields: [] })).isAccessibleForFree).toBe(true)
  expect(thingOf(experience({ ...free, demo_fields: ['price_eur'] })).isAccessibleForFree).toBeUndefined()
  expect(thingOf(experience({ rating: 4.5, ratings_count: 9 })).aggregateRating).toBeUndefined()
})

it('has only breadcrumbs for an item that was invented for the demo', () => {
  const { structuredData, title } = experience({ demo: true, title: 'La pela' })
  expect(title).toBe('La pela')
  expect(structuredData).toHaveLength(1)
  expect(thingOf({ structuredData })).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://g.example/inicio' },
      { position: 2, name: 'content:experience.listTitle', item: 'https://g.example/experiencias' },
      { position: 3, name: 'La pela', item: 'https://g.example/experiencias/e' },
    ],
  })
})

it('names the days of an event in the territory’s time zone, and no estimated ones', () => {
  const event = (fields: Parameters<typeof makeEventDetail>[0]) =>
    eventHead(makeEventDetail({ ...real, date_is_estimate: false, ...fields }), at('/agenda/e'))
  const hours = { start_datetime: '2027-06-11T08:00:00Z', end_datetime: null, all_day: false }
  expect(thingOf(event(hours))).toMatchObject({
    '@type': 'Event',
    startDate: '2027-06-11T08:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
  })
  const days = {
    start_datetime: '2027-06-10T22:00:00Z',
    end_datetime: '2027-06-11T22:00:00Z',
    all_day: true,
  }
  expect(thingOf(event(days))).toMatchObject({ startDate: '2027-06-11', endDate: '2027-06-12' })
  expect(thingOf(event({ ...hours, date_is_estimate: true }))['@type']).toBe('BreadcrumbList')
  const warned = event({ ...hours, status_note: 'Fire', status_date: null, status_level: 'warning' })
  expect(warned.structuredData[0]).toMatchObject({ eventStatus: undefined })
})

it('describes a route with its stops, and a package with its price where it has one', () => {
  const route = routeHead(
    makeRouteDetail({ ...real, points: [makeRoutePoint({ name: 'Font', ...place })], end: null }),
    at('/rutas/r'),
  )
  expect(thingOf(route)).toMatchObject({
    '@type': 'TouristTrip',
    itinerary: { numberOfItems: 2, itemListElement: [{}, { item: { name: 'Font', geo: place } }] },
  })
  const trip = (price: number | null) =>
    thingOf(packageHead(makeTravelPackageDetail({ ...real, price }), at('/paquetes/p')))
  expect(trip(89).offers).toMatchObject({ '@type': 'Offer', price: 89, priceCurrency: 'EUR' })
  expect(trip(null).offers).toBeUndefined()
})

it('describes stories and news as dated articles in the language of the page', () => {
  const story = storyHead(makeStoryDetail({ ...real, ...place }), at('/relatos/r'))
  expect(thingOf(story)).toMatchObject({ '@type': 'Article', inLanguage: 'ca' })
  const news = newsHead(makeNewsDetail({ ...real, source_url: 'https://x.example/' }), at('/noticias/n'))
  expect(thingOf(news)).toMatchObject({ '@type': 'NewsArticle', isBasedOn: 'https://x.example/' })
})

it('tells agencies, other operators and places apart, without positions that were set by hand', () => {
  const operator = (type: 'agencia' | 'institucion') =>
    thingOf(operatorHead(makeOperator({ ...real, ...place, type }), at('/operadores/o')))
  expect(operator('agencia')).toMatchObject({ '@type': 'TravelAgency', geo: place })
  expect(operator('institucion')).toMatchObject({ '@type': 'Organization', location: { geo: place } })
  const location = (fields: Parameters<typeof makeLocation>[0]) =>
    thingOf(placeHead(makeLocation({ ...real, ...place, ...fields }), at('/ubicaciones/u')))
  expect(location({ layer: 'interest', position_is_exact: true })).toMatchObject({
    '@type': 'TouristAttraction',
    geo: place,
  })
  expect(location({ layer: 'business', position_is_exact: false })['@type']).toBe('Place')
  expect(location({ position_is_exact: false }).geo).toBeUndefined()
})

it.each([
  [
    '/experiencias',
    experiencesHead([makeExperience({ id: 'a', title: 'A' })], at('/experiencias')),
    paths.experience('a'),
  ],
  [
    '/alojamientos',
    experiencesHead([makeExperience({ id: 'a', title: 'A' })], at('/alojamientos')),
    paths.experience('a'),
  ],
  ['/agenda', agendaHead([makeEvent({ id: 'a', title: 'A' })], at('/agenda')), paths.event('a')],
  ['/rutas', hubHead([makeRoute({ id: 'a', title: 'A' })], at('/rutas')), paths.route('a')],
  ['/rutas/lista', routesHead([makeRoute({ id: 'a', title: 'A' })], at('/rutas/lista')), paths.route('a')],
  ['/relatos', storiesHead([makeStory({ id: 'a', title: 'A' })], at('/relatos')), paths.story('a')],
  [
    '/operadores',
    operatorsHead([makeOperator({ id: 'a', name: 'A' })], at('/operadores')),
    paths.operator('a'),
  ],
] as const)('%s is a list of its items', (path, head, link) => {
  expect(thingOf(head)).toMatchObject({
    '@type': 'CollectionPage',
    name: head.title,
    url: `https://g.example${path}`,
    mainEntity: { itemListElement: [{ position: 1, name: 'A', item: `https://g.example${link}` }] },
  })
})

it('titles the three lists of experiences as their screens do, and home with the office’s name', () => {
  const titles = ['/experiencias', '/alojamientos', '/restaurantes'].map(
    (path) => experiencesHead([], at(path)).title,
  )
  expect(new Set(titles).size).toBe(3)
  expect(thingOf(homeHead([], at('/inicio')))).toMatchObject({ '@type': 'WebSite', inLanguage: 'ca' })
})
