import { inventedGround } from '@sureda/testing/invented-ground'
import { PMTiles } from 'pmtiles'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakePath, fakeContext } from '../testing/fake-canvas.ts'
import { GROUND_COLORS, type GroundColors } from './ground-colors.ts'
import { groundTiles } from './ground-tiles.ts'
import { paintPiece } from './paint-piece.ts'

const archive = inventedGround()
const colors = Object.fromEntries(GROUND_COLORS.map((name) => [name, name])) as GroundColors

beforeEach(() => vi.stubGlobal('Path2D', FakePath))
afterEach(() => vi.unstubAllGlobals())

function tiles() {
  const getBytes = vi.fn(async (offset: number, length: number) => ({
    data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
  }))
  return { ...groundTiles(new PMTiles({ getKey: () => 'test', getBytes }), 14, () => undefined), getBytes }
}
async function painted(z: number, x: number, y: number) {
  const found = await tiles().pieceAt(z, x, y)
  const piece = found && { ...found, tile: await found.read() }
  const { context, painted } = fakeContext()
  const pause = vi.fn(() => undefined)
  if (piece) await paintPiece(context, piece, { zoom: z + 1, density: 2, colors, pause })
  return { piece, painted }
}

it('paints slopes, buildings and ways, in the order of the rules', async () => {
  const { painted: done } = await painted(14, 8327, 6087)
  const order = ['paper paper', 'line contour', 'area building', 'line casing', 'line road']
  expect(done[0]).toBe('paper paper')
  expect(order.map((what) => done.indexOf(what)).every((at) => at >= 0)).toBe(true)
  expect(order.map((what) => done.lastIndexOf(what))).toEqual(
    order.map((what) => done.lastIndexOf(what)).sort((a, b) => a - b),
  )
})

it('paints less from far away, and nothing where the archive ends', async () => {
  const far = await painted(8, 130, 95)
  expect(far.painted).toContain('area wood')
  expect(far.painted).not.toContain('area building')
  expect((await painted(14, 1, 1)).piece).toBeNull()
})

it('paints, beyond the deepest zoom, a part of the last tile, which is read once', async () => {
  const { pieceAt, getBytes } = tiles()
  const near = await pieceAt(16, 8327 * 4 + 3, 6087 * 4 + 1)
  expect(near).toMatchObject({ scale: 4, x: 3, y: 1 })
  const count = getBytes.mock.calls.length
  expect(await (await pieceAt(17, 8327 * 8, 6087 * 8))?.read()).toBe(await near?.read())
  expect(getBytes).toHaveBeenCalledTimes(count)
})
