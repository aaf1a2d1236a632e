import '@testing-library/jest-dom/vitest'
import {
  makeExperience,
  makeExperienceDetail,
  makeLocation,
  makeOperator,
} from '@sureda/testing/content-factories'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../../testing/fake-browser.ts'
import { HERE, open } from '../../testing/open-map.ts'

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
})
afterEach(() => vi.unstubAllGlobals())

it('shows opening hours, price and phone number in the sheet', async () => {
  await open('/mapa?item=experience:e-pela', {
    'GET /experiences': [
      makeExperience({
        id: 'e-pela',
        latitude: 41.88,
        longitude: 2.9,
        price: 18,
        price_unit: 'group',
        external_phone: '+34 972 00 00 00',
      }),
    ],
  })
  const panel = within(await screen.findByRole('region', { name: 'La pela del suro' }))
  expect(panel.getByText(/18.* per grup/)).toBeVisible()
  expect(panel.getByRole('link', { name: 'Truca: +34 972 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+34972000000',
  )
  expect(panel.getByRole('link', { name: /Com arribar/ })).toBeVisible()
})

it('shows the phone number of a place, which only its detail has', async () => {
  const museum = makeLocation({ latitude: 41.95, longitude: 2.95, opening_hours: 'Dissabtes, 10–14 h' })
  await open('/mapa?item=location:l-museu-del-suro', {
    'GET /locations': [museum],
    'GET /locations/:id': { ...museum, phone: '+34 972 30 78 25' },
  })
  const panel = within(await screen.findByRole('region', { name: 'Museu del Suro' }))
  expect(panel.getByText('Dissabtes, 10–14 h')).toBeVisible()
  expect(await panel.findByRole('link', { name: 'Truca: +34 972 30 78 25' })).toHaveAttribute(
    'href',
    'tel:+34972307825',
  )
})

it('says on which days and at what hours an experience takes place', async () => {
  const schedule = {
    weekdays: [2, 3, 4, 5, 6, 7],
    times: ['10:30', '16:30'],
    booking_window_days: 90,
    same_day_booking: true,
    auto_confirm: true,
    special_dates: [],
  }
  await open('/mapa?item=experience:e-pela', {
    'GET /experiences/:id': makeExperienceDetail({ schedule, demo_fields: ['schedule'] }),
  })
  const panel = within(await screen.findByRole('region', { name: 'La pela del suro' }))
  expect(await panel.findByText('dt.–dg. · 10:30, 16:30')).toBeVisible()
  expect(panel.getByText('Una part és inventada per a la demo.')).toBeVisible()
})

it('shows the phone number of a shop', async () => {
  await open('/mapa?item=operator:o-colla', {
    'GET /operators': [makeOperator({ category: 'negocio_local', latitude: 41.84, longitude: 2.92 })],
  })
  const panel = within(await screen.findByRole('region', { name: 'La Colla del Suro' }))
  expect(panel.getByRole('link', { name: 'Truca: +34 972 00 00 01' })).toBeVisible()
  // the whole shop is invented, which is said once
  expect(panel.getByText(/^Aquest contingut és inventat/)).toBeVisible()
  expect(panel.queryByText('Una part és inventada per a la demo.')).toBeNull()
})
