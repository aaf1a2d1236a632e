import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createWeatherService } from './weather.service.ts'

const cassa = { lat: 41.8878, lon: 2.8752, lang: 'ca' as const }
const answer = {
  name: 'Cassà de la Selva',
  sys: { country: 'ES' },
  weather: [{ id: 500, main: 'Rain', description: 'pluja suau', icon: '10d' }],
  main: { temp: 17.36, humidity: 71 },
  wind: { speed: 5.2 },
  visibility: 9500,
}

const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A local server with the protocol of the weather service. */
async function weatherServer(reply: (response: ServerResponse, call: number) => void) {
  const calls: URL[] = []
  const server = createServer((request, response) => {
    calls.push(new URL(request.url ?? '/', 'http://localhost'))
    reply(response, calls.length)
  })
  server.listen(0)
  servers.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/data/2.5/weather`, calls }
}
const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )

it('asks in metric units and the language of the person, and answers km/h and kilometres', async () => {
  const { url, calls } = await weatherServer(json(answer))
  const weather = await createWeatherService({ url, key: 'k-1' }).read(cassa)
  expect(weather).toMatchObject({
    location: { city: 'Cassà de la Selva', country: 'ES' },
    temperature: 17.4,
    condition: 'pluja suau',
    humidity: 71,
    wind_speed: 18.7,
    visibility: 9.5,
    icon: '10d',
  })
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    lat: '41.9',
    lon: '2.9',
    lang: 'ca',
    units: 'metric',
    appid: 'k-1',
  })
})

it('says that the key is missing without any call', async () => {
  const { url, calls } = await weatherServer(json(answer))
  expect(await codeOf(createWeatherService({ url, key: undefined }).read(cassa))).toBe('weather_key_missing')
  expect(calls).toHaveLength(0)
})

it('stores an answer ten minutes for its square and language, also for concurrent calls', async () => {
  const { url, calls } = await weatherServer(json(answer))
  let clock = 0
  const service = createWeatherService({ url, key: 'k', now: () => clock })
  await Promise.all([service.read(cassa), service.read(cassa), service.read({ ...cassa, lat: 41.9001 })])
  expect(calls).toHaveLength(1)
  await service.read({ ...cassa, lang: 'en' })
  await service.read({ ...cassa, lat: 42.2 })
  expect(calls).toHaveLength(3)
  clock = 599_999
  await service.read(cassa)
  expect(calls).toHaveLength(3)
  clock = 600_000
  await service.read(cassa)
  expect(calls).toHaveLength(4)
})

it.each([
  [
    'an error status',
    (response: ServerResponse) => response.writeHead(401).end('{"cod":401,"message":"Invalid API key"}'),
  ],
  ['a page instead of data', (response: ServerResponse) => response.end('<html>captive portal</html>')],
  ['data without what is needed', json({ name: 'x', weather: [] })],
  ['an impossible temperature', json({ ...answer, main: { temp: 290, humidity: 40 } })],
  ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a broken connection', (response: ServerResponse) => response.destroy()],
])('answers weather_failed to %s and calls again the next time', async (_what, reply) => {
  const { url, calls } = await weatherServer(reply)
  const service = createWeatherService({ url, key: 'k' })
  expect(await codeOf(service.read(cassa))).toBe('weather_failed')
  expect(await codeOf(service.read(cassa))).toBe('weather_failed')
  expect(calls).toHaveLength(2)
})

it('gives up on a slow service and says so', async () => {
  const { url } = await weatherServer(() => undefined)
  expect(await codeOf(createWeatherService({ url, key: 'k', timeoutMs: 50 }).read(cassa))).toBe(
    'weather_timeout',
  )
})

it('does not call a failing service for half a minute after five failures, then tries again', async () => {
  const { url, calls } = await weatherServer((response, call) =>
    call <= 5 ? response.writeHead(500).end() : json(answer)(response),
  )
  let clock = 0
  const service = createWeatherService({ url, key: 'k', now: () => clock })
  for (let i = 0; i < 8; i++) expect(await codeOf(service.read(cassa))).toBe('weather_failed')
  expect(calls).toHaveLength(5)
  clock = 30_000
  expect(await service.read(cassa)).toMatchObject({ icon: '10d' })
})

it('accepts an answer without visibility and country', async () => {
  const { url } = await weatherServer(json({ ...answer, sys: {}, visibility: undefined }))
  expect(await createWeatherService({ url, key: 'k' }).read(cassa)).toMatchObject({
    location: { country: '' },
    visibility: null,
  })
})
