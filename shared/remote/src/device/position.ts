import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { useSession } from '../session/session.ts'

export interface Position {
  latitude: number
  longitude: number
  /** Metres. */
  accuracy: number
}

type Coords = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>
/** Accuracy assumed for a position that states none: good enough for the surroundings, not for measuring. */
const VAGUE_M = 1_000

/** The position that a receiver reports; null if it is no number, off the globe, or the 0/0 of a receiver without a fix. */
export function plausiblePosition({ latitude, longitude, accuracy }: Coords): Position | null {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnGlobe || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude, accuracy: accuracy >= 0 && accuracy < 1e7 ? accuracy : VAGUE_M }
}

/** Lowest and highest land on Earth; receivers report −9999 or −32768 for no data. */
const isHeight = (metres: number) => metres >= -450 && metres <= 9_000

/** Metres above sea level if plausible, else null. */
export const plausibleHeight = (metres: number | null): number | null =>
  metres !== null && isHeight(metres) ? metres : null

/** Why there is no position; each fault has its own sentence on screen. */
export type PositionFault = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown'

export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly fault: PositionFault
  constructor(fault: PositionFault) {
    super(`No position: ${fault}`)
    this.fault = fault
  }
}

/** Whether this browser supports geolocation at all. */
export const hasGeolocation = (): boolean => 'geolocation' in navigator

/**
 * Asks the browser for the position: 10 s limit; a cached one up to 5 minutes old is good enough. Call it only after a
 * tap.
 * @throws PositionError
 */
export function currentPosition(options: { maxAgeMs?: number; precise?: boolean } = {}): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!hasGeolocation()) return reject(new PositionError('unsupported'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = plausiblePosition(coords)
        if (position) resolve(position)
        else reject(new PositionError('unavailable'))
      },
      (error) => reject(new PositionError(positionFault(error))),
      {
        timeout: GEOLOCATION_TIMEOUT_MS,
        maximumAge: options.maxAgeMs ?? GEOLOCATION_MAX_AGE_MS,
        enableHighAccuracy: options.precise ?? false,
      },
    )
  })
}

/** Whether asking would prompt, succeed silently or fail: a screen can show its own explanation first. */
export async function positionPermission(): Promise<'granted' | 'prompt' | 'denied'> {
  if (!hasGeolocation()) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}

/** Whether a screen may locate the person without a tap: the browser has granted it, and the member has not turned it off. */
export const canLocateWithoutPrompt = async (): Promise<boolean> =>
  useSession.getState().user?.share_location !== false && (await positionPermission()) === 'granted'

export function positionFault(error: Pick<GeolocationPositionError, 'code'>): PositionFault {
  return ({ 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const)[error.code as 1 | 2 | 3] ?? 'unknown'
}
