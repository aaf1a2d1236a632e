import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { seedCatalogue } from '../../../testing/test-catalogue.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await seedCatalogue(api.db)
})
afterAll(() => api.close())

async function get(path: string) {
  const answer = await api.app.inject({ url: `/api/v1${path}`, headers: { host: 'gavarres.localhost' } })
  return { status: answer.statusCode, body: answer.json() }
}

it('offers the filters that have hits', async () => {
  expect((await get('/packages/filter-options')).body.data).toEqual({
    types: ['cultural', 'aventura'],
    operator_types: ['agencia', 'guia'],
    operators: [{ id: 'op-a', name: 'op-a ca', type: 'agencia' }],
    durations: [2, 3],
    price: { min: 89, max: 89 },
  })
})

it('names the activities of a package from its itinerary', async () => {
  expect((await get('/packages/pk-1')).body.data).toMatchObject({
    price: 89,
    duration: 2,
    activities: ['walk ca', 'path ca'],
    itinerary: [
      { day: 1, time: '10:00', place: 'forest ca', experience_id: 'e-1', route_id: null },
      { day: 2, time: '09:00', place: 'ridge ca', experience_id: null, route_id: 'rt-1' },
    ],
  })
})
