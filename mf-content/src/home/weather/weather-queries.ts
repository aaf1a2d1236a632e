import { WEATHER_REFRESH_MS, WEATHER_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { api } from '@sureda/remote/api'
import { currentPosition } from '@sureda/remote/device'
import { dataOf, persisted } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'

/** `here`: the browser's position. Otherwise a place, `[lat, lng]`. */
export type WeatherPlace = 'here' | readonly [number, number]

/** The reading of a place, asked again every 15 minutes. Not retried: a refused position stays refused, and the widget offers its own retry. */
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

/** Two decimals, about a kilometre: enough for weather, and it reveals no address. */
async function here(): Promise<[number, number]> {
  const { latitude, longitude } = await currentPosition()
  return [Number(latitude.toFixed(2)), Number(longitude.toFixed(2))]
}
