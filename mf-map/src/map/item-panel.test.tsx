import '@testing-library/jest-dom/vitest'
import { makeExperience } from '@sureda/testing/content-factories'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../testing/fake-browser.ts'
import { HERE, open } from '../testing/open-map.ts'

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
})
afterEach(() => vi.unstubAllGlobals())

it('says in the sheet what one asks before setting off', async () => {
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
