import '@testing-library/jest-dom/vitest'
import { noNetwork } from '@sureda/testing/fake-api'
import { inventedGround } from '@sureda/testing/invented-ground'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../testing/fake-browser.ts'
import { FakePath, fakeContext } from '../testing/fake-canvas.ts'
import { HERE, open, tenantOfMap } from '../testing/open-map.ts'

const ADDRESS = 'GET /media/gavarres/ground.pmtiles'
const NEAR = '/mapa?at=41.905,2.99,13'
let version = 0
/** Each test has another archive, because an opened one stays open. */
const newGround = () => ({
  file: `gavarres/ground.pmtiles?v=0a1b2c3${version++}`,
  attribution: '© OpenStreetMap',
})

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  tenantOfMap.map.ground = undefined
})

function withoutNetwork() {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: 'test', platform: 'test' })
  vi.stubGlobal('Path2D', FakePath)
  const { context, painted } = fakeContext()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return painted
}
const archive = (headers: Headers, bytes = inventedGround()) => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? []
  const part = new Uint8Array(bytes.subarray(Number(first), Number(last) + 1))
  return new Response(part, { status: 206 })
}

it('paints the territory’s own ground where tiles do not come, with its names and credit', async () => {
  tenantOfMap.map.ground = newGround()
  const painted = withoutNetwork()
  const { container } = await open(NEAR, {
    [ADDRESS]: ({ headers }: { headers: Headers }) => archive(headers),
  })
  expect(await screen.findByText('© OpenStreetMap')).toBeVisible()
  await waitFor(() => expect(painted.some((what) => what.startsWith('area'))).toBe(true))
  expect(container.querySelector('.leaflet-ground-pane canvas')).toBeInTheDocument()
  expect(await screen.findByText('Vila Inventada')).toBeInTheDocument()
  // nothing is missing, so only the shell says that there is no network
  expect(screen.queryByText('Mapa dibuixat amb el que ja tens.')).toBeNull()
})

it.each([
  ['missing', () => new Response(null, { status: 404 })],
  ['corrupt', ({ headers }: { headers: Headers }) => archive(headers, Buffer.alloc(60_000, 7))],
  ['cut off', ({ headers }: { headers: Headers }) => archive(headers, inventedGround().subarray(0, 300))],
])('shows the outlines where the archive is %s', async (_what, answer) => {
  tenantOfMap.map.ground = newGround()
  withoutNetwork()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = await open(NEAR, { [ADDRESS]: answer })
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('cannot be drawn, the outlines are')),
  )
  expect(container.querySelector('canvas')).toBeNull()
  expect(container.querySelector('.leaflet-drawn-ground-pane path')).toBeInTheDocument()
  expect(screen.getByText('Mapa dibuixat amb el que ja tens.')).toBeVisible()
  expect(screen.getByText('Límits: © IGN, CC BY 4.0', { selector: 'p' })).toBeVisible()
})

it('shows the outlines with their credit where only the archive’s header could be read', async () => {
  tenantOfMap.map.ground = newGround()
  withoutNetwork()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = await open(NEAR, {
    [ADDRESS]: ({ headers }: { headers: Headers }) =>
      headers.get('range')?.startsWith('bytes=0-')
        ? archive(headers, inventedGround().subarray(0, 16_384))
        : noNetwork(),
  })
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('its tiles cannot be read')),
  )
  expect(container.querySelector('.leaflet-ground-pane canvas')).toBeNull()
  expect(screen.getByText('Límits: © IGN, CC BY 4.0', { selector: 'p' })).toBeVisible()
})

it('loads no archive while tiles come', async () => {
  tenantOfMap.map.ground = newGround()
  const { api, container } = await open(NEAR)
  await waitFor(() => expect(container.querySelector('img.leaflet-tile')).toBeInTheDocument())
  expect(api.callsOf(ADDRESS)).toEqual([])
})
