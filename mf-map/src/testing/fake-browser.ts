import { vi } from 'vitest'

type Answer = { latitude: number; longitude: number; accuracy: number } | { code: number }

/** What jsdom lacks and a map needs: a size, observers, media queries, what lies at a point. */
export function fakeBrowser(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.elementFromPoint = () => null
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640)
}

/** A phone that knows where it is, or says why not. */
export function fakePosition(answer: Answer, permission: PermissionState = 'prompt') {
  const getCurrentPosition = vi.fn(
    (resolve: PositionCallback, reject: (error: GeolocationPositionError) => void) => {
      if ('code' in answer) reject(answer as GeolocationPositionError)
      else resolve({ coords: answer } as GeolocationPosition)
    },
  )
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'ca',
    userAgent: 'test',
    platform: 'test',
    geolocation: { getCurrentPosition },
    permissions: { query: vi.fn(async () => ({ state: permission })) },
  })
  return getCurrentPosition
}
