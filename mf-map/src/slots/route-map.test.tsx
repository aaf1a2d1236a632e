import '@testing-library/jest-dom/vitest'
import type { SlotProps } from '@sureda/remote/shell'
import { makeClosedArea } from '@sureda/testing/agency-factories'
import { makeTenant } from '@sureda/testing/people'
import { renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeBrowser } from '../testing/fake-browser.ts'
import slot from './route-map.tsx'

const { Component: RouteMap } = slot
const PROPS: SlotProps['map.route'] = {
  label: 'Volta a Fitor',
  routeId: 'r-volta',
  track: [
    [41.9, 3, 100],
    [41.9, 3.01, 120],
    [41.91, 3.01, 140],
  ],
  points: [{ id: 'p-dolmen', name: 'Dolmen', latitude: 41.9001, longitude: 3.01 }],
  cursor: null,
  onCursorChange: () => {},
}
const CLOSED = [
  makeClosedArea({ until: '2999-01-01' }),
  makeClosedArea({
    id: 'c-far',
    until: '2999-01-01',
    note: 'Lluny d’aquí.',
    area: [
      [39, -7],
      [39, -7.1],
      [39.1, -7],
    ],
  }),
]
const open = (more: Partial<SlotProps['map.route']> = {}) =>
  renderElement(<RouteMap {...PROPS} {...more} />, {
    words: { map: ca },
    answers: { 'GET /closures': CLOSED },
  })

beforeEach(fakeBrowser)
afterEach(() => vi.unstubAllGlobals())

it('shows the way and its stops; pressing a stop moves the cursor there and links to its page', async () => {
  const onCursorChange = vi.fn()
  await open({ onCursorChange })
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: '1. Dolmen' }))
  expect(onCursorChange.mock.lastCall?.[0]).toBeCloseTo(828 + 11, -1)
  expect(screen.getByRole('link', { name: '1. Dolmen' })).toHaveAttribute(
    'href',
    '/puntos-de-ruta/p-dolmen?route=r-volta',
  )
})

it('leaves a pressed stop and its focus while the cursor moves', async () => {
  function Beside() {
    const [cursor, setCursor] = useState<number | null>(null)
    return <RouteMap {...PROPS} cursor={cursor} onCursorChange={setCursor} />
  }
  const { container } = await renderElement(<Beside />, {
    words: { map: ca },
    answers: { 'GET /closures': [] },
  })
  await screen.findByRole('region', { name: 'Volta a Fitor' })
  const stop = await screen.findByRole('button', { name: '1. Dolmen' })
  const line = container.querySelector('.leaflet-overlay-pane path')
  await userEvent.click(stop)
  await waitFor(() => expect(container.querySelector('.leaflet-marker-draggable')).toBeInTheDocument())
  expect(screen.getByRole('button', { name: '1. Dolmen' })).toBe(stop)
  expect(stop).toHaveFocus()
  expect(container.querySelector('.leaflet-overlay-pane path')).toBe(line)
})

it('says that no tile came, and asks again', async () => {
  const tenant = makeTenant()
  tenant.map.layers = [
    { id: 'street', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Street', max_zoom: 18 },
  ]
  const { container } = await renderElement(<RouteMap {...PROPS} />, {
    tenant,
    words: { map: ca },
    answers: { 'GET /closures': [] },
  })
  const tiles = () => container.querySelectorAll('img.leaflet-tile')
  await waitFor(() => expect(tiles().length).toBeGreaterThan(3))
  expect(screen.getByText('© Street')).toBeVisible()
  for (const tile of tiles()) fireEvent.error(tile)
  expect(await screen.findByText('Sense mapa de fons: el dibuixem.')).toBeVisible()
  expect(tiles()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await waitFor(() => expect(tiles().length).toBeGreaterThan(3))
})

it('shows a dot at the cursor of the profile', async () => {
  const { container } = await open({ cursor: 400 })
  await screen.findByRole('region', { name: 'Volta a Fitor' })
  await waitFor(() => expect(container.querySelector('.leaflet-marker-draggable')).toBeInTheDocument())
})

it('draws the route before the map’s code is loaded, where a finger on the line moves the cursor', async () => {
  let near: IntersectionObserverCallback = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        near = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const onCursorChange = vi.fn()
  await open({ onCursorChange })
  const drawing = screen.getByRole('img', { name: 'Volta a Fitor en un mapa dibuixat' })
  expect(screen.getByRole('button', { name: '1. Dolmen' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Volta a Fitor' })).toBeNull()
  fireEvent.pointerUp(drawing, { clientX: 195, clientY: 320 })
  expect(onCursorChange).toHaveBeenCalledOnce()
  near([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
})

it('shows the territory where the route has no track, and leaves out invalid coordinates', async () => {
  const { unmount } = await open({ track: [], points: [] })
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  unmount()
  await open({ track: [[Number.NaN, 3, 0], ...PROPS.track] })
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '1. Dolmen' })).toBeInTheDocument()
})

it('draws closed land near the way, with its text below the map', async () => {
  const { container } = await open()
  const list = await screen.findByRole('list', { name: '1 zona tancada' })
  expect(list).toHaveTextContent('Tancat del 22 al 24 de novembre: perill d’incendi.')
  expect(screen.queryByText('Lluny d’aquí.')).toBeNull()
  await waitFor(() =>
    expect(container.querySelectorAll('.leaflet-pane path[class*="_land_"]')).toHaveLength(1),
  )
})
