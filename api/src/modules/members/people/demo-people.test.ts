import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../../../config.ts'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { warnOfDemoPeople } from '../../../startup-warnings.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'
import { hashPassword } from '../auth/password.ts'
import { users } from '../profile/user.tables.ts'

const PUBLIC = 'suro-demo-2026'
const OWN = 'a password of Ona'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const login = async (email: string, password: string) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host: 'gavarres.localhost' },
    payload: { email, password },
  })
  return { status: answer.statusCode, code: answer.json().code }
}

it('allows demo people to sign in outside of production only: by password, session, or a new password', async () => {
  const [known, changed] = [await hashPassword(PUBLIC), await hashPassword(OWN)]
  const demo = await createPerson(api.db, 'gavarres', {
    demo: true,
    isGuide: true,
    email: 'guide@demo.test',
    passwordHash: known,
  })
  await createPerson(api.db, 'gavarres', { demo: true, email: 'taken@demo.test', passwordHash: changed })
  await createPerson(api.db, 'gavarres', { email: 'copied@demo.test', passwordHash: known })
  const ona = await createPerson(api.db, 'gavarres', { email: 'ona@demo.test', passwordHash: changed })
  const read = async (headers: object) =>
    (await api.app.inject({ url: '/api/v1/user', headers: { ...headers } })).statusCode
  expect(await login('guide@demo.test', PUBLIC)).toMatchObject({ status: 200 })
  api.config.NODE_ENV = 'production'
  const refused = { status: 403, code: 'demo_account' }
  expect(await login('guide@demo.test', PUBLIC)).toEqual(refused)
  expect(await login('taken@demo.test', OWN)).toEqual(refused)
  expect(await login('copied@demo.test', PUBLIC)).toEqual(refused)
  // a wrong password gets the usual answer
  expect(await login('guide@demo.test', 'wrong wrong')).toEqual({ status: 401, code: 'invalid_credentials' })
  expect(await read(demo.headers)).toBe(401)
  expect(await login('ona@demo.test', OWN)).toMatchObject({ status: 200 })
  expect(await read(ona.headers)).toBe(200)
})

it('says at the start which territories have them and what removes them', async () => {
  const warn = vi.fn()
  const directory = createTenantDirectory(api.db, {})
  const log = { warn } as unknown as Parameters<typeof warnOfDemoPeople>[0]
  await warnOfDemoPeople(log, { ...readConfig({}), NODE_ENV: 'production' }, api.db, directory)
  // including a copy from before the mark; not accounts with another password or address
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/3 demo people .*gavarres.*remove-demo/)]])
  const marked = await withTenant(api.db, 'gavarres', (tx) =>
    tx.select({ email: users.email }).from(users).where(eq(users.demo, true)).orderBy(users.email),
  )
  expect(marked.map(({ email }) => email)).toEqual(['copied@demo.test', 'guide@demo.test', 'taken@demo.test'])
  warn.mockClear()
  await warnOfDemoPeople(log, readConfig({}), api.db, directory)
  expect(warn).not.toHaveBeenCalled()
})
