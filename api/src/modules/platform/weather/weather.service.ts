import type { Locale } from '@sureda/contract/codes/locale'
import { WEATHER_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import type { Weather } from '@sureda/contract/schemas/platform/weather'
import { AppError } from '../../../errors/app-error.ts'
import { readOpenWeather } from './openweather.ts'

const KEEP_MS = 10 * 60_000
/** Side of the square that shares an answer, about 5 km. */
const CELL_DEGREES = 0.05
const MAX_CELLS = 500
const FAILURES_UNTIL_OPEN = 5
const OPEN_MS = 30_000

export interface WeatherOptions {
  url: string
  /** Absent if the office has none. */
  key: string | undefined
  timeoutMs?: number
  /** Clock, for tests. */
  now?: () => number
}

export interface WeatherService {
  read(place: { lat: number; lon: number; lang: Locale }): Promise<Weather>
}

const toCell = (degrees: number) => Number((Math.round(degrees / CELL_DEGREES) * CELL_DEGREES).toFixed(2))

/**
 * Weather by place, stored ten minutes per square and language; concurrent calls share one request. After five failures in a row the service is not called for half
 * a minute. `read` throws `weather_key_missing`, `weather_timeout` or `weather_failed`.
 */
export function createWeatherService({
  url,
  key,
  timeoutMs = WEATHER_TIMEOUT_MS,
  now = Date.now,
}: WeatherOptions): WeatherService {
  const cached = new Map<string, { until: number; answer: Promise<Weather> }>()
  let failures = 0
  let openUntil = 0

  async function ask(apiKey: string, place: { lat: number; lon: number; lang: Locale }): Promise<Weather> {
    if (now() < openUntil) {
      throw new AppError('weather_failed', 'the weather service is not called after repeated failures', {
        retryAfter: (openUntil - now()) / 1000,
      })
    }
    try {
      const weather = await readOpenWeather({ url, key: apiKey, timeoutMs }, place)
      failures = 0
      return weather
    } catch (error) {
      failures += 1
      if (failures >= FAILURES_UNTIL_OPEN) openUntil = now() + OPEN_MS
      throw error
    }
  }

  return {
    read({ lat, lon, lang }) {
      if (!key) return Promise.reject(new AppError('weather_key_missing'))
      const place = { lat: toCell(lat), lon: toCell(lon), lang }
      const cell = `${place.lat},${place.lon},${lang}`
      const found = cached.get(cell)
      if (found && now() < found.until) return found.answer
      const answer = ask(key, place)
      cached.delete(cell)
      cached.set(cell, { until: now() + KEEP_MS, answer })
      // a failure is not stored: the next call tries again, unless the breaker is open
      answer.catch(() => cached.get(cell)?.answer === answer && cached.delete(cell))
      const oldest = cached.keys().next().value
      if (cached.size > MAX_CELLS && oldest !== undefined) cached.delete(oldest)
      return answer
    },
  }
}
