import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { localized } from '../../../testing/test-content.ts'
import { regenerativePractices } from './regenerative-practices.tables.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const words = { title: localized('t'), action: localized('a'), why: localized('w'), effect: localized('e') }
  const practice = (tenantId: string, id: string, more: object = {}) =>
    withTenant(api.db, tenantId, (tx) =>
      tx
        .insert(regenerativePractices)
        .values({ tenantId, id, who: 'visitante', points: 0, ...words, ...more })
        .then(() => {}),
    )
  await practice('gavarres', 'pr-later', { sortOrder: 2, localNote: localized('here') })
  await practice('gavarres', 'pr-first', {
    sortOrder: 1,
    who: 'propietario',
    sources: ['https://example.test'],
  })
  await practice('gavarres', 'pr-off', { active: false })
  await practice('raya', 'pr-raya')
})
afterAll(() => api.close())

const list = async (host: string) => {
  const headers = { host: `${host}.localhost`, 'accept-language': 'de' }
  const answer = await api.app.inject({ url: '/api/v1/regenerative-practices', headers })
  return answer.json().data
}

it('lists the published practices of this territory in order and in the requested language', async () => {
  expect(await list('gavarres')).toMatchObject([
    {
      id: 'pr-first',
      who: 'propietario',
      title: 't de',
      local_note: null,
      sources: ['https://example.test'],
    },
    { id: 'pr-later', who: 'visitante', effect: 'e de', local_note: 'here de' },
  ])
  expect(await list('raya')).toMatchObject([{ id: 'pr-raya' }])
})
