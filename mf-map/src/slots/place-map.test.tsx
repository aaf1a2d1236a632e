import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { outlinesAnswer, tenantWithOutlines } from '../testing/small-outlines.ts'
import slot from './place-map.tsx'

const { Component: PlaceMap } = slot

it('shows one place with neighbouring towns and links to the large map', async () => {
  await renderElement(<PlaceMap latitude={41.8878} longitude={2.8752} label="Can Vilallonga" />, {
    words: { map: ca },
    tenant: tenantWithOutlines(),
    answers: outlinesAnswer,
  })
  expect(screen.getByRole('img', { name: 'Can Vilallonga en un mapa dibuixat de la zona' })).toBeVisible()
  expect(await screen.findByText('Cassà de la Selva')).toBeInTheDocument()
  // the licence of the boundaries requires the credit
  expect(screen.getByText(/© IGN, CC BY 4.0/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Obre el mapa' })).toHaveAttribute(
    'href',
    '/mapa?at=41.88780,2.87520',
  )
})
