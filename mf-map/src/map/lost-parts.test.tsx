import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import routeMap from '../slots/route-map.tsx'
import { fakeBrowser, fakePosition } from '../testing/fake-browser.ts'
import { HERE, open, pin } from '../testing/open-map.ts'

const lost = vi.hoisted(() => new Set<string>())
const unless = vi.hoisted(() => <T,>(name: string, module: T) => ({
  get default() {
    if (lost.has(name)) throw new Error('no network')
    return (module as { default: unknown }).default
  },
}))
vi.mock('./filters/layers-sheet.tsx', async (original) => unless('layers', await original()))
vi.mock('./panel/map-panel.tsx', async (original) => unless('panel', await original()))
vi.mock('./map-canvas.tsx', async (original) => unless('canvas', await original()))
vi.mock('../tracking/map-tracking.tsx', async (original) => unless('walk', await original()))
vi.mock('../slots/route-canvas.tsx', async (original) => unless('way', await original()))

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
})
afterEach(() => {
  lost.clear()
  vi.unstubAllGlobals()
})

// this test comes first, because a part stays loaded
it('shows a still map without its library, with help, the linked route and its line', async () => {
  lost.add('canvas')
  const { container } = await open('/mapa?route=r-volta-a-fitor')
  expect(await screen.findByText(/Aquí en tens una versió fixa/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Seguretat' })).toHaveAttribute(
    'href',
    '/seguridad?route=r-volta-a-fitor',
  )
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
  await vi.waitFor(() => expect(container.querySelector('path[data-chosen]')).not.toBeNull())
  expect(screen.getByText(/© IGN, CC BY 4.0/)).toBeInTheDocument()
  lost.clear()
  await userEvent.click(await screen.findByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('region', { name: 'Mapa' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
})

it('says that a sheet could not be opened, and another tap asks for it again', async () => {
  lost.add('layers')
  await open()
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'Capes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Això no s’ha pogut obrir.')
  lost.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Capes' }))
  expect(await screen.findByRole('dialog', { name: 'Capes' })).toBeVisible()
  expect(screen.queryByText(/Això no s’ha pogut obrir/)).toBeNull()
})

it('says that the sheet of an item could not be opened, with a retry and a button that closes it', async () => {
  lost.add('panel')
  const { router } = await open()
  fireEvent.click(await pin(/La fonda/))
  const word = await screen.findByRole('alert')
  expect(word).toHaveTextContent('Ho trobaràs a la llista.')
  await userEvent.click(within(word).getByRole('button', { name: 'Tanca' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(await pin(/La fonda/))
  await screen.findByRole('alert')
  lost.clear()
  fireEvent.click(await pin(/El bar/))
  expect(await screen.findByRole('region', { name: 'El bar' })).toBeInTheDocument()
})

it('links to help also when walks cannot be recorded, and says that they cannot', async () => {
  lost.add('walk')
  await open('/mapa?route=r-volta-a-fitor')
  expect(await screen.findByText(/enregistrament de passejos/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Seguretat' })).toHaveAttribute(
    'href',
    '/seguridad?route=r-volta-a-fitor',
  )
  lost.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
})

it('shows the drawn way in another screen, with a retry for the map', async () => {
  lost.add('way')
  const { Component: RouteMap } = routeMap
  const track = [
    [41.9, 3, 100],
    [41.91, 3.01, 140],
  ] as const
  const props = {
    label: 'Volta',
    routeId: 'r-volta',
    track,
    points: [],
    cursor: null,
    onCursorChange: () => {},
  }
  await renderElement(<RouteMap {...props} />, { words: { map: ca } })
  expect(await screen.findByText(/Aquí en tens una versió fixa/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Volta en un mapa dibuixat' })).toBeVisible()
  lost.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('region', { name: 'Volta' })).toBeInTheDocument()
  expect(screen.queryByText(/versió fixa/)).toBeNull()
})
