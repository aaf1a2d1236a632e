import { WEATHER_REFRESH_MS, WEATHER_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { api } from '@sureda/remote/api'
import { currentPosition } from '@sureda/remote/device'
import { dataOf, persisted } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'

/** `here` is the browser's position; otherwise a place as `[lat, lng]`. */
export type WeatherPlace = 'here' | readonly [number, number]

/** The weather at a place, updated every 15 minutes. It is not retried: a refused position stays refused, and the widget has its own retry. */
export const weatherAt = (place: WeatherPlace) =>
  queryOptions({
    queryKey: ['weather', place],
    queryFn: async ({ signal }) => {
      const [lat, lon] = place === 'here' ? await here() : place
      return api.get('/weather', {
        query: { lat, lon, lang: useSession.getState().language },
        signal,
        timeoutMs: WEATHER_TIMEOUT_MS,
      })
    },
    persister: persisted,
    select: dataOf,
    retry: false,
    staleTime: WEATHER_REFRESH_MS,
    refetchInterval: WEATHER_REFRESH_MS,
  })

/** The position with two decimals, about a kilometre: exact enough for weather without revealing an address. */
async function here(): Promise<[number, number]> {
  const { latitude, longitude } = await currentPosition()
  return [Number(latitude.toFixed(2)), Number(longitude.toFixed(2))]
}
