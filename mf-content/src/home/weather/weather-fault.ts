import { ApiError, OfflineError, RequestTimeoutError } from '@sureda/remote/api'
import { PositionError } from '@sureda/remote/device'

/** Why there is no weather; each fault has its own sentence (`weather.fault.*`). */
export type WeatherFault =
  | 'key'
  | 'unsupported'
  | 'denied'
  | 'unavailable'
  | 'position-timeout'
  | 'timeout'
  | 'http'
  | 'fetch'
  | 'unknown'

export function weatherFault(error: unknown): WeatherFault {
  if (error instanceof PositionError) return error.fault === 'timeout' ? 'position-timeout' : error.fault
  if (error instanceof RequestTimeoutError) return 'timeout'
  if (error instanceof OfflineError) return 'fetch'
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.code === 'weather_key_missing') return 'key'
  return error.code === 'weather_timeout' ? 'timeout' : 'http'
}
