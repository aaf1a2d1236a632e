import type { ApiModule } from '../../../api-module.ts'
import { serve } from '../../../serve.ts'
import { createWeatherService } from './weather.service.ts'

export const weatherRoutes: ApiModule = async (app) => {
  const service = createWeatherService({
    url: app.config.OPENWEATHER_URL,
    key: app.config.OPENWEATHER_API_KEY,
  })

  serve(app, 'GET /weather', { cache: 'none' }, async (request) => {
    const { lat, lon, lang = request.locale } = request.query
    return { data: await service.read({ lat, lon, lang }) }
  })
}
