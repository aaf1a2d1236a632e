import { type Mock, vi } from 'vitest'

export interface FakeFix {
  latitude: number
  longitude: number
  accuracy?: number
  altitude?: number | null
  heading?: number | null
  speed?: number | null
  /** The phone's time of the fix, in milliseconds since 1970. */
  at: number
  /** The receiver's time; the same by default. */
  receiver?: number
}

interface FakePhone {
  watchPosition: Mock
  clearWatch: Mock
  vibrate: Mock
  /** Whether a watch is active. */
  watching: () => boolean
  go: (fix: FakeFix) => void
  fail: (code: number) => void
}

/** A phone whose position the test changes. */
export function fakeWalk(permission: PermissionState = 'granted'): FakePhone {
  const watches = new Map<number, { ok: PositionCallback; fault: PositionErrorCallback | undefined | null }>()
  let last = 0
  const watchPosition = vi.fn((ok: PositionCallback, fault?: PositionErrorCallback | null) => {
    watches.set(++last, { ok, fault })
    return last
  })
  const clearWatch = vi.fn((id: number) => void watches.delete(id))
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'ca',
    userAgent: 'test',
    platform: 'test',
    vibrate,
    geolocation: {
      watchPosition,
      clearWatch,
      getCurrentPosition: () => {},
    },
    permissions: { query: async () => ({ state: permission }) },
  })
  return {
    watchPosition,
    clearWatch,
    vibrate,
    watching: () => watches.size > 0,
    go: ({ at, receiver = at, ...coords }: FakeFix) => {
      vi.setSystemTime(at)
      const position = {
        timestamp: receiver,
        coords: { accuracy: 8, altitude: null, altitudeAccuracy: 5, heading: null, speed: null, ...coords },
      }
      for (const { ok } of [...watches.values()]) ok(position as unknown as GeolocationPosition)
    },
    fail: (code: number) => {
      for (const { fault } of [...watches.values()]) fault?.({ code } as GeolocationPositionError)
    },
  }
}
