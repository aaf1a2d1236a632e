import { dataOf } from '@sureda/contract/envelope'
import { weather, weatherQuery } from '@sureda/contract/weather'
import type { ApiModule } from '../../../api-module.ts'
import { createWeatherService } from './weather.service.ts'

export const weatherRoutes: ApiModule = async (app) => {
  const service = createWeatherService({
    url: app.config.OPENWEATHER_URL,
    key: app.config.OPENWEATHER_API_KEY,
  })

  app.get(
    '/weather',
    {
      config: { access: 'public', cache: 'none' },
      schema: { querystring: weatherQuery, response: { 200: dataOf(weather) } },
    },
    async (request) => {
      const { lat, lon, lang = request.locale } = request.query
      return { data: await service.read({ lat, lon, lang }) }
    },
  )
}
