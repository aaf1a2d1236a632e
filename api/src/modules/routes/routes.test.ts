import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent, sixfold } from '../../testing/test-content.ts'
import { routePoints } from './routes.tables.ts'

let api: TestApi
const host = 'gavarres.localhost'

beforeAll(async () => {
  api = await startTestApi()
  const stop = { position: 1, description: sixfold('d'), latitude: 41.88, longitude: 2.91 }
  for (const tenantId of ['gavarres', 'raya']) {
    await addContent(api.db, tenantId, {
      routes: [{ id: `${tenantId}-way` }, { id: `${tenantId}-off`, active: false }],
    })
    await withTenant(api.db, tenantId, (tx) =>
      tx.insert(routePoints).values([
        { ...stop, tenantId, id: `${tenantId}-spring`, name: sixfold('spring'), routeId: `${tenantId}-way` },
        { ...stop, tenantId, id: `${tenantId}-hut`, name: sixfold('hut'), routeId: `${tenantId}-off` },
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
])('answers the route that the stop %s belongs to, where one shows it', async (point, expected) => {
  const answer = await api.app.inject({ url: `/api/v1/routes?point_id=${point}`, headers: { host } })
  expect(answer.json().data.map((route: { id: string }) => route.id)).toEqual(expected)
})
