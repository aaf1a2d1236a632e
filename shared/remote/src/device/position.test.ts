import { afterEach, expect, it, vi } from 'vitest'
import { type SessionUser, useSession } from '../session/session.ts'
import { canLocateWithoutPrompt, currentPosition, positionFault, positionPermission } from './position.ts'

const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
afterEach(() => vi.unstubAllGlobals())

it('waits ten seconds and accepts a position up to five minutes old', async () => {
  const ask = vi.fn<Geolocation['getCurrentPosition']>((ok) =>
    ok({ coords: { latitude: 41.9, longitude: 3, accuracy: 12 } } as GeolocationPosition),
  )
  locate(ask)
  expect(await currentPosition()).toEqual({ latitude: 41.9, longitude: 3, accuracy: 12 })
  expect(ask.mock.calls[0]?.[2]).toEqual({
    timeout: 10_000,
    maximumAge: 300_000,
    enableHighAccuracy: false,
  })
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
])('names the fault of code %i: %s', async (code, fault) => {
  locate((_ok, fail) => fail?.({ code } as GeolocationPositionError))
  await expect(currentPosition()).rejects.toMatchObject({ fault })
  expect(positionFault({ code })).toBe(fault)
})

it('rejects invalid coordinates, and treats an invalid accuracy as imprecise', async () => {
  const at = (coords: object) => locate((ok) => ok({ coords } as GeolocationPosition))
  at({ latitude: 0, longitude: 0, accuracy: 5 })
  await expect(currentPosition()).rejects.toMatchObject({ fault: 'unavailable' })
  at({ latitude: 41.9, longitude: 3, accuracy: -1 })
  expect(await currentPosition()).toEqual({ latitude: 41.9, longitude: 3, accuracy: 1_000 })
})

it('says that the browser has no geolocation', async () => {
  vi.stubGlobal('navigator', {})
  await expect(currentPosition()).rejects.toMatchObject({ fault: 'unsupported' })
  expect(await positionPermission()).toBe('denied')
})

it.each([
  ['a guest whose browser may tell', null, 'granted', true],
  ['a member who shares it', true, 'granted', true],
  ['a member who keeps it, whatever the browser may', false, 'granted', false],
  ['a member known from before there was an answer', undefined, 'granted', true],
  ['a member whose browser would ask first', true, 'prompt', false],
])('looks without a tap for %s: %s', async (_who, share_location, state, may) => {
  vi.stubGlobal('navigator', { geolocation: {}, permissions: { query: async () => ({ state }) } })
  const user = share_location === null ? null : ({ id: 'ana', share_location } as unknown as SessionUser)
  useSession.setState({ user })
  expect(await canLocateWithoutPrompt()).toBe(may)
})
