import { inventedGround } from '@sureda/testing/invented-ground'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakePath } from '../testing/fake-canvas.ts'
import { openGround, readAhead } from './open-ground.ts'

const archive = new Uint8Array(inventedGround())
const VILLAGE = { latitude: 41.9043, longitude: 2.9876, zoom: 15 }
let asked: string[]
let isDown: boolean
let isBroken: boolean
beforeEach(() => {
  asked = []
  isDown = false
  isBroken = false
  vi.stubGlobal('Path2D', FakePath)
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch')
    const range = new Headers(init?.headers).get('range') ?? ''
    asked.push(range)
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    const part = archive.slice(Number(first), Number(last) + 1)
    if (isBroken && first !== '0') part.fill(7)
    return new Response(part, { status: 206 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('reads a view ahead, so that the map finds its pieces there', async () => {
  await readAhead('/ahead.pmtiles', VILLAGE)
  const count = asked.length
  expect(count).toBeGreaterThan(0)
  const { pieceAt } = await openGround('/ahead.pmtiles')
  const piece = await pieceAt(14, 8327, 6087)
  expect([...((await piece?.read())?.paths.keys() ?? [])]).toContain('buildings building')
  expect(await pieceAt(14, 8328, 6088)).not.toBeNull()
  expect(asked).toHaveLength(count)
  expect(new Set(asked).size).toBe(count)
})

it('opens an archive once, and again after it could not be read', async () => {
  isDown = true
  await expect(openGround('/once.pmtiles')).rejects.toThrow('Failed to fetch')
  isDown = false
  const ground = await openGround('/once.pmtiles')
  expect(await openGround('/once.pmtiles')).toBe(ground)
  expect(asked).toHaveLength(1)
})

it('does not take a tile with broken bytes for an empty one', async () => {
  isBroken = true
  const { pieceAt } = await openGround('/broken.pmtiles')
  await expect(pieceAt(14, 8327, 6087)).rejects.toThrow('invalid gzip data')
  await expect(readAhead('/broken.pmtiles', VILLAGE)).rejects.toThrow()
})
