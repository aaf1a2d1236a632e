import type { Locale } from '@sureda/contract/codes/locale'
import type { Weather } from '@sureda/contract/schemas/platform/weather'
import { z } from 'zod'
import { AppError } from '../../../errors/app-error.ts'

/** The used part of the service's answer; speeds in m/s, visibility in metres (units=metric). */
const reading = z.object({
  name: z.string(),
  sys: z.object({ country: z.string().default('') }).default({ country: '' }),
  weather: z.array(z.object({ description: z.string(), icon: z.string().regex(/^\d{2}[dn]$/) })).min(1),
  main: z.object({ temp: z.number().min(-90).max(70), humidity: z.number().min(0).max(100) }),
  wind: z.object({ speed: z.number().min(0) }),
  visibility: z.number().min(0).nullish(),
})

const round = (value: number) => Math.round(value * 10) / 10

/** Calls the weather service once. Throws `weather_timeout`, or `weather_failed` for every other fault, including an invalid answer. */
export async function readOpenWeather(
  service: { url: string; key: string; timeoutMs: number },
  place: { lat: number; lon: number; lang: Locale },
): Promise<Weather> {
  const url = new URL(service.url)
  const query = { lat: place.lat, lon: place.lon, lang: place.lang, units: 'metric', appid: service.key }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(service.timeoutMs), redirect: 'error' })
    if (!answer.ok) throw new Error(`the weather service answered ${answer.status}`)
    const [condition, data] = conditionOf(reading.parse(await answer.json()))
    return {
      location: { city: data.name, country: data.sys.country },
      temperature: round(data.main.temp),
      condition: condition.description,
      humidity: data.main.humidity,
      wind_speed: round(data.wind.speed * 3.6),
      visibility: data.visibility == null ? null : round(data.visibility / 1000),
      icon: condition.icon,
      read_at: new Date().toISOString(),
    }
  } catch (reason) {
    // the address contains the key, so only the error itself is passed on
    if (reason instanceof Error && reason.name === 'TimeoutError')
      throw new AppError('weather_timeout', 'the weather service is slow', { reason, retryAfter: 30 })
    throw new AppError('weather_failed', 'the weather service failed', { reason, retryAfter: 30 })
  }
}

function conditionOf(data: z.infer<typeof reading>) {
  const [condition] = data.weather
  if (!condition) throw new Error('no condition in the answer')
  return [condition, data] as const
}
