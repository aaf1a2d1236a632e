import '@testing-library/jest-dom/vitest'
import type { SlotProps } from '@sureda/remote/slots'
import { renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
const open = (more: Partial<SlotProps['map.route']> = {}) =>
  renderElement(<RouteMap {...PROPS} {...more} />, { words: { map: ca } })

beforeEach(fakeBrowser)
afterEach(() => vi.unstubAllGlobals())

it('shows the way and its stops; a stop moves the cursor there and leads to its own page', async () => {
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

it('puts a dot where the profile points', async () => {
  const { container } = await open({ cursor: 400 })
  await screen.findByRole('region', { name: 'Volta a Fitor' })
  await waitFor(() => expect(container.querySelector('.leaflet-marker-draggable')).toBeInTheDocument())
})

it('draws the same before the map code is there, and a finger on the line is the cursor', async () => {
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

it('shows the territory where there is no way, and leaves out coordinates that are no numbers', async () => {
  const { unmount } = await open({ track: [], points: [] })
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  unmount()
  await open({ track: [[Number.NaN, 3, 0], ...PROPS.track] })
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '1. Dolmen' })).toBeInTheDocument()
})
