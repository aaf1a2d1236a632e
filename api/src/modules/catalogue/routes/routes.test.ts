import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { routePoints } from './routes.tables.ts'

let api: TestApi
const host = 'gavarres.localhost'

beforeAll(async () => {
  api = await startTestApi()
  const stop = { position: 1, description: localized('d'), latitude: 41.88, longitude: 2.91 }
  for (const tenantId of ['gavarres', 'raya']) {
    await addContent(api.db, tenantId, {
      routes: [{ id: `${tenantId}-way` }, { id: `${tenantId}-off`, active: false }],
    })
    await withTenant(api.db, tenantId, (tx) =>
      tx.insert(routePoints).values([
        {
          ...stop,
          tenantId,
          id: `${tenantId}-spring`,
          name: localized('spring'),
          routeId: `${tenantId}-way`,
        },
        { ...stop, tenantId, id: `${tenantId}-hut`, name: localized('hut'), routeId: `${tenantId}-off` },
      ]),
    )
  }
})
afterAll(() => api.close())

it.each([
  ['gavarres-spring', ['gavarres-way']],
  ['gavarres-hut', []],
  ['raya-spring', []],
  ['nowhere', []],
])('answers the published routes of the stop %s', async (point, expected) => {
  const answer = await api.app.inject({ url: `/api/v1/routes?point_id=${point}`, headers: { host } })
  expect(answer.json().data.map((route: { id: string }) => route.id)).toEqual(expected)
})

it('answers by whom a track was verified, and null for a sketch', async () => {
  const verified = { date: '2026-05-12', by: 'Consorci', source: 'GPS' }
  await addContent(api.db, 'gavarres', {
    routes: [
      { id: 'walked', schematic: false, trackVerified: verified },
      { id: 'drawn', schematic: true },
    ],
  })
  const read = async (id: string) => {
    const answer = await api.app.inject({ url: `/api/v1/routes/${id}`, headers: { host } })
    return answer.json().data
  }
  expect(await read('walked')).toMatchObject({ schematic: false, track_verified: verified })
  expect(await read('drawn')).toMatchObject({ schematic: true, track_verified: null })
})

it('answers where the parts of a track begin', async () => {
  const track: RouteDetail['track'] = [
    [42, 2.9, 100],
    [42.01, 2.9, 100],
    [42.2, 2.9, 900, 1],
    [42.21, 2.9, 900],
  ]
  await addContent(api.db, 'gavarres', { routes: [{ id: 'gavarres-parted', trackSimplified: track }] })
  const answer = await api.app.inject({ url: '/api/v1/routes/gavarres-parted', headers: { host } })
  expect(answer.json().data.track).toEqual(track)
})
