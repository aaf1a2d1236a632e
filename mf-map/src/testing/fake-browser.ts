import { vi } from 'vitest'

type Answer = { latitude: number; longitude: number; accuracy: number } | { code: number }

/** What a map needs and jsdom lacks: sizes, observers, media queries, the element at a point. */
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

/** A phone that answers with this position or error. */
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
