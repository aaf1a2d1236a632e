import { vi } from 'vitest'

type Answer = { latitude: number; longitude: number } | { code: number } | 'never'

/** A browser that has a position, refuses it, or never answers. `permission` is its state before it is asked. */
export function fakePosition(answer: Answer, permission: PermissionState = 'prompt') {
  const getCurrentPosition = vi.fn(
    (resolve: PositionCallback, reject: (error: GeolocationPositionError) => void) => {
      if (answer === 'never') return
      if ('code' in answer) reject(answer as GeolocationPositionError)
      else resolve({ coords: { ...answer, accuracy: 12 } } as GeolocationPosition)
    },
  )
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    language: 'ca',
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state: permission }) },
  })
  return getCurrentPosition
}
