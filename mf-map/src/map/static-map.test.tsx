import '@testing-library/jest-dom/vitest'
import { makeExperience, makeRoute, makeRouteDetail } from '@sureda/testing/content-factories'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeBrowser } from '../testing/fake-browser.ts'
import { experienceItem, routeItem } from './items/to-map-item.ts'
import { StaticMap } from './static-map.tsx'

beforeEach(fakeBrowser)
afterEach(() => vi.unstubAllGlobals())

it('lets items be chosen without the map library, and items at one place together', async () => {
  const at = (id: string, title: string, latitude: number) =>
    experienceItem(makeExperience({ id, title, latitude, longitude: 3 }))
  const items = [at('a', 'Tallers', 41.8), at('b', 'La cava', 41.95), at('c', 'El forn', 41.9501)].filter(
    (item) => item !== null,
  )
  const onSelect = vi.fn()
  await renderElement(<StaticMap closed={[]} items={items} onSelect={onSelect} />, { words: { map: ca } })
  expect(screen.getByRole('img', { name: 'Mapa dibuixat del territori amb 3 llocs' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tallers, Experiència' }))
  expect(onSelect).toHaveBeenLastCalledWith([items[0]])
  await userEvent.click(screen.getByRole('button', { name: '2 llocs aquí' }))
  expect(onSelect).toHaveBeenLastCalledWith([items[1], items[2]])
})

it('draws the lines of the routes when it is the only map', async () => {
  const { container } = await renderElement(
    <StaticMap closed={[]} items={[routeItem(makeRoute())]} onSelect={() => {}} isAlone />,
    { words: { map: ca }, answers: { 'GET /routes/:id': makeRouteDetail() } },
  )
  await waitFor(() =>
    expect(container.querySelector('svg[role="img"] path:not([data-part])[d^="M"]')).not.toBeNull(),
  )
  expect(await screen.findByRole('button', { name: 'Volta a Fitor, Ruta' })).toBeInTheDocument()
})
