import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@sureda/contract/limits'
import { useSession } from './session.ts'

export interface Position {
  latitude: number
  longitude: number
  /** Metres. */
  accuracy: number
}

/** Why there is no position; each has its own sentence on screen (specification part 1 §8). */
export type PositionFault = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown'

export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly fault: PositionFault
  constructor(fault: PositionFault) {
    super(`No position: ${fault}`)
    this.fault = fault
  }
}

/** Whether this browser can be asked for a position at all. */
export const hasGeolocation = (): boolean => 'geolocation' in navigator

/**
 * Asks the browser for the position: 10 s limit, a cached one up to 5 minutes old is good enough. Call it after a tap only.
 * @throws PositionError
 */
export function currentPosition(options: { maxAgeMs?: number; precise?: boolean } = {}): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!hasGeolocation()) return reject(new PositionError('unsupported'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy }),
      (error) => reject(new PositionError(positionFault(error))),
      {
        timeout: GEOLOCATION_TIMEOUT_MS,
        maximumAge: options.maxAgeMs ?? GEOLOCATION_MAX_AGE_MS,
        enableHighAccuracy: options.precise ?? false,
      },
    )
  })
}

/** Whether asking would open a prompt, succeed silently or fail: lets a screen show its own explanation first. */
export async function positionPermission(): Promise<'granted' | 'prompt' | 'denied'> {
  if (!hasGeolocation()) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}

/** Whether a screen may look where somebody is without a tap: the browser has been allowed to tell, and a member has not kept it to themselves. */
export const mayFindByItself = async (): Promise<boolean> =>
  useSession.getState().user?.share_location !== false && (await positionPermission()) === 'granted'

export function positionFault(error: Pick<GeolocationPositionError, 'code'>): PositionFault {
  return ({ 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const)[error.code as 1 | 2 | 3] ?? 'unknown'
}
