import '@testing-library/jest-dom/vitest'
import type { TrackPoint } from '@sureda/contract/rules/track-parts'
import { makeRouteDetail, makeRoutePoint } from '@sureda/testing/content-factories'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { measured } from '../../shared/geo/along-track.ts'
import { RidgeEdge } from './ridge-edge.tsx'
import { RouteSketch } from './route-sketch.tsx'

const words = { content: ca }
const route = makeRouteDetail({ points: [makeRoutePoint(), makeRoutePoint({ id: 'rp-2', position: 2 })] })

it('draws line, stops and the profile’s cursor where there is no map', async () => {
  const way = measured(route.track)
  const { container } = await renderElement(<RouteSketch route={route} way={way} cursor={500} />, { words })
  const drawing = screen.getByRole('img', { name: 'Dibuix del recorregut amb 2 parades' })
  expect(drawing).toHaveTextContent('12')
  // start, two stops, cursor
  expect(container.querySelectorAll('circle')).toHaveLength(4)
})

it('edges a picture with the route’s profile, also of 50,000 points, or torn where heights are unknown', async () => {
  const long = Array.from({ length: 50_000 }, (_, i): TrackPoint => [41 + i / 1e6, 3, 200 + Math.sin(i) * 90])
  const edge = async (track: readonly TrackPoint[]) => {
    const { container, unmount } = await renderElement(<RidgeEdge track={track} />, { words })
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
    unmount()
    return paths
  }
  const [paper = '', ridge] = await edge(long)
  expect(ridge).toBeDefined()
  expect(paper.split('L').length).toBeLessThan(300)
  expect(await edge([])).toHaveLength(1)
})
