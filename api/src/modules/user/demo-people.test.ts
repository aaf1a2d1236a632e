import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent } from '../../testing/test-content.ts'
import { createDemoPeople, DEMO_PASSWORD } from './demo-people.ts'
import { groups, users } from './user.tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', { packages: [{ id: 'three-days' }] })
  for (const tenantId of ['gavarres', 'raya', 'gavarres']) {
    await withTenant(api.db, tenantId, (tx) => createDemoPeople(tx, tenantId))
  }
})
afterAll(() => api.close())

async function signIn(email: string, host = 'gavarres.localhost') {
  const payload = { email, password: DEMO_PASSWORD }
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/login', headers: { host }, payload })
  expect(answer.statusCode).toBe(200)
  const { access_token: token, ...session } = answer.json()
  const headers = { host, authorization: `Bearer ${token}` }
  const read = async (path: string) => (await api.app.inject({ url: `/api/v1/${path}`, headers })).json().data
  return { ...session, read }
}

it.each([
  [
    'visitor',
    {
      access_type: 'mobile',
      permissions: { is_guide: false, can_access_cms: false, can_access_mobile: true },
    },
  ],
  ['guide', { access_type: 'guide', roles: ['guide'], permissions: { is_guide: true } }],
  ['cms', { access_type: 'cms', permissions: { can_access_cms: true, can_access_mobile: true } }],
  ['cmsonly', { access_type: 'cms_only', permissions: { can_access_cms: true, can_access_mobile: false } }],
  ['operator', { roles: ['operator'], permissions: { is_backend_operator: true, can_access_cms: true } }],
])('%s@sureda.test signs in and has the rights of the decisions', async (login, expected) => {
  expect(await signIn(`${login}@sureda.test`)).toMatchObject(expected)
})

it('package@ has an active package today, and a place in the group', async () => {
  const { read } = await signIn('package@sureda.test')
  expect(await read('user/packages')).toMatchObject({
    hasActivePackage: true,
    packageInfo: { package_id: 'three-days' },
  })
  expect(await read('user/groups')).toMatchObject([
    { name: 'Colla del Suro', role: 'participant', can_book: false },
  ])
})

it('visitor@ leads the group', async () => {
  const { read } = await signIn('visitor@sureda.test')
  expect(await read('user/groups')).toMatchObject([{ role: 'leader', can_book: true }])
})

it('has the same people on the second tenant, under its own domain and without a package where it offers none', async () => {
  const { read } = await signIn('package@raya.test', 'raya.localhost')
  expect((await read('user/packages')).hasActivePackage).toBe(false)
})

it('makes nobody twice', async () => {
  const [people, teams] = await withTenant(api.db, 'gavarres', async (tx) => [
    await tx.select().from(users).where(eq(users.demo, true)),
    await tx.select().from(groups).where(eq(groups.demo, true)),
  ])
  expect([people.length, teams.length]).toEqual([6, 1])
})
