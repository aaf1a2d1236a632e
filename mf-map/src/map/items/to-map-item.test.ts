import { makeExperience, makeLocation, makeOperator, makeRoute } from '@sureda/testing/content-factories'
import { makeGameMarker } from '@sureda/testing/game-factories'
import { expect, it } from 'vitest'
import { experienceItem, gameItem, locationItem, operatorItem, phonesOf, routeItem } from './to-map-item.ts'

it('puts hotels and restaurants on their layers, other experiences on their own', () => {
  expect(experienceItem(makeExperience({ type: 'hotel' }))?.layer).toBe('accommodation')
  expect(experienceItem(makeExperience({ type: 'restaurant' }))?.layer).toBe('restaurant')
  expect(experienceItem(makeExperience({ type: 'tour' }))?.layer).toBe('experience')
})

it('leaves out items without a coordinate', () => {
  expect(experienceItem(makeExperience({ latitude: null }))).toBeNull()
  expect(operatorItem(makeOperator({ longitude: null }))).toBeNull()
})

it('shows shops and services, not the accommodation, which are experiences already', () => {
  expect(operatorItem(makeOperator({ category: 'negocio_local' }))?.layer).toBe('business')
  expect(operatorItem(makeOperator({ category: 'restauracion' }))).toBeNull()
})

it('marks sketches and approximate places', () => {
  expect(routeItem(makeRoute({ schematic: true })).isExact).toBe(false)
  expect(locationItem(makeLocation({ position_is_exact: false })).isExact).toBe(false)
})

it('has the notice of an item with its day and level', () => {
  const warned = { status_note: 'Foc.', status_date: '2026-07-05' }
  const notice = { text: 'Foc.', date: '2026-07-05', level: 'warning' }
  expect(locationItem(makeLocation(warned)).notice).toEqual(notice)
  expect(experienceItem(makeExperience(warned))?.notice).toEqual(notice)
  expect(routeItem(makeRoute(warned)).notice).toEqual(notice)
  const shop = makeOperator({ category: 'negocio_local', ...warned, status_level: 'info' })
  expect(operatorItem(shop)?.notice).toEqual({ ...notice, level: 'info' })
  expect(locationItem(makeLocation()).notice).toBeNull()
})

it('links to a game that can be played, and to the tour of a locked one', () => {
  const open = gameItem(makeGameMarker({ id: 'g', story_tour_id: 't' }))
  expect(open).toMatchObject({ layer: 'game', status: 'available', href: '/storytours/t/games/g' })
  const locked = gameItem(makeGameMarker({ story_tour_id: 't', status: 'locked' }))
  expect(locked).toMatchObject({ href: '/storytours/t', status: 'locked' })
})

it('has opening hours, price and the operator’s phone number', () => {
  expect(locationItem(makeLocation({ opening_hours: 'Dissabtes, 10–14 h' })).hours).toBe('Dissabtes, 10–14 h')
  const operator = makeOperator({ id: 'op-1', phone: '+34 972 00 00 00' })
  const run = { operator: { id: 'op-1', name: operator.name, type: operator.type } }
  const phones = phonesOf([operator, makeOperator({ id: 'op-2', phone: null })])
  const tour = makeExperience({ ...run, price: 18, price_unit: 'group', external_phone: null })
  expect(experienceItem(tour, phones)).toMatchObject({
    phone: '+34 972 00 00 00',
    price: { euros: 18, unit: 'group' },
  })
  expect(experienceItem({ ...tour, external_phone: '112233' }, phones)?.phone).toBe('112233')
  // a table has no price, and an unknown price is not zero
  expect(experienceItem({ ...tour, price_unit: 'none' })?.price).toBeUndefined()
  expect(experienceItem({ ...tour, price: null })?.price).toBeUndefined()
})
