import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'
import { grantRoles, invitePerson, type Office, readPeople, revokeRoles } from './people.service.ts'

const TENANT = 'gavarres'
let api: TestApi
let office: Office
beforeAll(async () => {
  api = await startTestApi()
  const tenants = await createTenantDirectory(api.db, {}).all()
  const tenant = tenants.find(({ id }) => id === TENANT)
  if (!tenant) throw new Error('the tests have no such tenant')
  office = { tenant, config: readConfig({}), actor: 'ana' }
})
afterAll(() => api.close())

const inOffice = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(api.db, TENANT, work)
const mailsTo = async (email: string) =>
  (await inOffice((tx) => tx.select().from(mailOutbox))).filter((mail) => mail.recipient === email)
const changesOf = async (email: string) =>
  (await inOffice((tx) => readPeople(tx, TENANT, 1000))).changes
    .filter((change) => change.email === email)
    .map(({ action, roles, actor }) => [action, roles, actor])
const call = (method: 'GET' | 'POST', path: string, payload?: object, headers = {}) =>
  api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: `${TENANT}.localhost`, ...headers },
    payload,
  })

it('makes a new person a guide: mail, link, password, guide area', async () => {
  const email = 'pilar@example.test'
  const guide = ['guide'] as const
  const invited = await inOffice((tx) =>
    invitePerson(tx, office, {
      email: 'Pilar@Example.test',
      roles: guide,
      name: 'Pilar Mas',
      language: 'de',
    }),
  )
  expect(invited).toMatchObject({ name: 'Pilar Mas', email, changed: ['guide'], roles: ['guide'] })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toMatch(/^Du bist eingeladen/)
  const token = /\/reset-password\/([\w-]+)/.exec(mail?.body ?? '')?.[1]
  expect(invited.link).toContain(token)
  expect((await call('POST', '/login', { email, password: 'mestral i garbi' })).statusCode).toBe(401)
  expect(
    (await call('POST', '/auth/reset-password', { token, password: 'mestral i garbi' })).statusCode,
  ).toBe(200)
  const login = (await call('POST', '/login', { email, password: 'mestral i garbi' })).json()
  const groups = await call('GET', '/guide/groups', undefined, {
    authorization: `Bearer ${login.access_token}`,
  })
  expect(groups.statusCode).toBe(200)
  expect(await changesOf(email)).toEqual([['invited', ['guide'], 'ana']])
})

it('sends another link to a person who has not signed in yet, and a notice to one with an account', async () => {
  const asked = { email: 'lluc@example.test', roles: ['guide'] } as const
  const first = await inOffice((tx) => invitePerson(tx, office, asked))
  const second = await inOffice((tx) => invitePerson(tx, office, asked))
  expect([first.changed, second.changed]).toEqual([['guide'], []])
  expect(second.link).not.toBe(first.link)
  expect(await mailsTo(asked.email)).toHaveLength(2)
  expect(await changesOf(asked.email)).toHaveLength(1)
  const member = await createPerson(api.db, TENANT, { passwordHash: 'x' })
  const { email } = member.user
  const { link } = await inOffice((tx) => invitePerson(tx, office, { email, roles: ['guide'] }))
  expect(link).toMatch(/\/guia$/)
  expect((await mailsTo(email))[0]?.body).toContain(link)
})

it('grants and revokes roles, in each of the ways that make a guide, and ends the sessions', async () => {
  const person = await createPerson(api.db, TENANT, {
    isGuide: true,
    accessType: 'guide',
    role: 'guide',
    passwordHash: 'x',
  })
  const { email } = person.user
  const ask = { email, roles: ['guide'] } as const
  const me = () => call('GET', '/user', undefined, person.headers)
  expect((await inOffice((tx) => grantRoles(tx, office, ask))).changed).toEqual([])
  expect((await me()).statusCode).toBe(200)
  expect(await inOffice((tx) => revokeRoles(tx, office, ask))).toMatchObject({
    changed: ['guide'],
    roles: [],
  })
  expect((await me()).statusCode).toBe(401)
  expect((await inOffice((tx) => revokeRoles(tx, office, ask))).changed).toEqual([])
  await inOffice((tx) => grantRoles(tx, office, { email, roles: ['guide', 'operator'] }))
  expect(await changesOf(email)).toEqual([
    ['granted', ['guide', 'operator'], 'ana'],
    ['revoked', ['guide'], 'ana'],
  ])
  const { people } = await inOffice((tx) => readPeople(tx, TENANT))
  expect(people.find((one) => one.email === email)).toMatchObject({
    roles: ['guide', 'operator'],
    waiting: false,
  })
})

it('finds no one of the other territory, and says how to invite', async () => {
  const stranger = await createPerson(api.db, 'raya')
  const ask = { email: stranger.user.email, roles: ['guide'] } as const
  await expect(inOffice((tx) => grantRoles(tx, office, ask))).rejects.toThrow('npm run people -- invite')
})

it('writes audit entries that no one can change', async () => {
  const change = inOffice((tx) => tx.execute(sql`update people_changes set actor = 'nobody'`))
  expect(databaseFault(await change.catch((error: unknown) => error))).toMatchObject({ code: '42501' })
  const erase = inOffice((tx) => tx.execute(sql`delete from people_changes`))
  expect(databaseFault(await erase.catch((error: unknown) => error))).toMatchObject({ code: '42501' })
})
