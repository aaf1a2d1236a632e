import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'

let api: TestApi
const asked: URL[] = []
const KEY = 'secret-weather-key'

/** A local server with the protocol of the weather service. */
const service = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://localhost'))
  const reading = {
    name: 'Cassà de la Selva',
    sys: { country: 'ES' },
    weather: [{ description: 'cel clar', icon: '01d' }],
    main: { temp: 21.4, humidity: 50 },
    wind: { speed: 10 },
    visibility: 10_000,
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(reading))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()))
  const { port } = service.address() as AddressInfo
  const config = { OPENWEATHER_URL: `http://127.0.0.1:${port}/data/2.5/weather`, OPENWEATHER_API_KEY: KEY }
  api = await startTestApi({ config })
})
afterAll(async () => {
  await api.close()
  service.closeAllConnections()
  service.close()
})

const get = (query: string, language = 'fr') =>
  api.app.inject({
    url: `/api/v1/weather?${query}`,
    headers: { host: 'gavarres.localhost', 'accept-language': language },
  })

it('answers the weather without the key, and without caching', async () => {
  const answer = await get('lat=41.8878&lon=2.8752&lang=ca')
  expect(answer.json().data).toMatchObject({
    location: { city: 'Cassà de la Selva', country: 'ES' },
    temperature: 21.4,
    wind_speed: 36,
    visibility: 10,
    icon: '01d',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toContain(KEY)
  expect(asked[0]?.searchParams.get('appid')).toBe(KEY)
})

it('uses the language of the request where none is given', async () => {
  await get('lat=42.5&lon=2.8752', 'de')
  expect(asked.at(-1)?.searchParams.get('lang')).toBe('de')
})
