import { dataOf } from '../schemas/fields/envelope.ts'
import { weather, weatherQuery } from '../schemas/platform/weather.ts'
import { defineCalls } from './call.ts'

export const platformCalls = defineCalls({
  'GET /weather': {
    access: 'public',
    summary: 'Gives the weather at a position',
    query: weatherQuery,
    answers: { 200: dataOf(weather) },
    problems: ['weather_failed', 'weather_key_missing', 'weather_timeout'],
  },
})
