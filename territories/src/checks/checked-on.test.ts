import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { type SmallPack, smallPack } from '../testing/small-pack.ts'

let pack: SmallPack
beforeEach(() => {
  pack = smallPack()
})
afterEach(() => pack.dispose())

const faults = async () =>
  (await checkTerritory(pack.folder)).faults.map(
    ({ file, field, message }) => `${file} › ${field}: ${message}`,
  )

it('refuses a check in the future, and a check of invented items', async () => {
  pack.edit('locations/loc-cova-daina.json', (location) => {
    location.checked_on = '2190-01-01'
  })
  expect(await faults()).toEqual(['locations/loc-cova-daina.json › checked_on: 2190-01-01 is still to come'])
  pack.edit('locations/loc-cova-daina.json', (location) => {
    location.checked_on = '2026-11-21'
    location.demo = true
  })
  expect(await faults()).toEqual([
    'locations/loc-cova-daina.json › checked_on: says that something invented was checked',
  ])
})

it('refuses a check beside an invented price or an approximate position', async () => {
  pack.edit('locations/loc-can-vilallonga.json', (location) => {
    location.checked_on = '2026-11-21'
  })
  pack.edit('experiences/e-alba.json', (experience) => {
    Object.assign(experience, { demo: false, demo_fields: ['price', 'capacity'], checked_on: '2026-11-21' })
  })
  expect(await faults()).toEqual([
    'locations/loc-can-vilallonga.json › checked_on: says that it was checked, but not where it is: look that up and set position_is_exact, or remove the day',
    'experiences/e-alba.json › checked_on: says that it was checked, and demo_fields that price was invented',
  ])
})

it('refuses a time that the change to summer time skips', async () => {
  pack.edit('events/ev-angels.json', (event) => {
    event.start_datetime = '2027-03-28T02:30'
    event.end_datetime = '2027-03-28T03:30'
  })
  expect(await faults()).toEqual([
    'events/ev-angels.json › start_datetime: is no time of that day: the clocks go from 02:00 to 03:00',
  ])
})
