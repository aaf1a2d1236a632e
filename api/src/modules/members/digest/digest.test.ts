import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { news } from '../../catalogue/news/news.tables.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'
import { claimDigest } from './digest.queries.ts'
import { digestPeriod } from './digest-period.ts'
import { sendDigests } from './send-digests.service.ts'

const TENANT = 'gavarres'
/** Thursday noon in Madrid. */
const THURSDAY = new Date('2031-05-15T10:00:00Z')
const WISHES = { push: false, email: true, offers: true }
let api: TestApi
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(api.db, TENANT, work)
const text = (word: string) => ({
  es: `${word} es`,
  ca: `${word} ca`,
  en: '',
  fr: '',
  de: `${word} de`,
  nl: '',
})
const publish = (id: string, publishedAt: Date) =>
  inTenant((tx) =>
    tx.insert(news).values({
      tenantId: TENANT,
      id,
      title: text('Foc'),
      summary: text('x'),
      body: text('x'),
      publishedAt,
    } as typeof news.$inferInsert),
  )
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function send(now = THURSDAY): Promise<number> {
  const directory = createTenantDirectory(api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  const tenant = (await directory.all()).find(({ id }) => id === TENANT)
  if (!tenant) throw new Error('no tenant')
  return inTenant((tx) => sendDigests(tx, api.config, tenant, now))
}
const reader = (values = {}) =>
  createPerson(api.db, TENANT, { name: 'Ona', notifications: WISHES, ...values })
const mailsTo = (person: TestPerson) =>
  inTenant((tx) => tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.user.email)))
const nextWeek = (weeks: number) => new Date(THURSDAY.getTime() + weeks * 7 * 86_400_000)

it('sends nothing where there is nothing to say', async () => {
  const person = await reader()
  expect(await send()).toBe(1)
  expect(await mailsTo(person)).toEqual([])
})

it('mails the week in the language of the person, and only to people who want it', async () => {
  const now = nextWeek(1)
  await publish('n-week', new Date(now.getTime() - 86_400_000))
  await publish('n-later', new Date(now.getTime() + 86_400_000))
  const german = await reader({ preferredLanguage: 'de' })
  const quiet = await reader({ notifications: { ...WISHES, offers: false } })
  await send(now)
  const [mail, ...more] = await mailsTo(german)
  expect(more).toEqual([])
  expect(mail?.body).toContain('Foc de\nhttp://gavarres.localhost:4000/noticias/n-week')
  expect(mail?.body).not.toMatch(/n-later|\{\{|undefined/)
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(await mailsTo(quiet)).toEqual([])
})

it('sends one mail a week, however many workers there are', async () => {
  const now = nextWeek(2)
  await publish('n-race', new Date(now.getTime() - 1_000))
  const people = await Promise.all(Array.from({ length: 8 }, () => reader()))
  await Promise.all(Array.from({ length: 6 }, () => send(now)))
  await send(now)
  const counts = await Promise.all(people.map(async (person) => (await mailsTo(person)).length))
  expect(counts).toEqual(people.map(() => 1))
  await publish('n-race-2', new Date(nextWeek(3).getTime() - 1_000))
  await send(nextWeek(3))
  expect(await Promise.all(people.map(async (person) => (await mailsTo(person)).length))).toEqual(
    people.map(() => 2),
  )
})

it('control: sends twice without the constraint', async () => {
  const [period, person] = ['2031-06-12', await reader()]
  // two workers that both read the list before the other has written
  const bothClaim = (constraint: boolean) =>
    api.db.transaction(async (tx) => {
      if (!constraint) await tx.execute(sql`alter table digests drop constraint digest_once_uq`)
      await tx.execute(sql`select set_config('app.tenant', ${TENANT}, true)`)
      const claim = () => claimDigest(tx, TENANT, person.user.id, period)
      throw new Error(`undone after ${[await claim(), await claim()]}`)
    })
  await expect(bothClaim(true)).rejects.toThrow('undone after true,false')
  await expect(bothClaim(false)).rejects.toThrow('undone after true,true')
})

it('ends by the link of the mail without a sign-in, and by no other', async () => {
  const now = nextWeek(5)
  await publish('n-end', new Date(now.getTime() - 1_000))
  const person = await reader()
  await send(now)
  const [mail] = await mailsTo(person)
  const address =
    /<http:\/\/gavarres\.localhost:4000([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(mail?.body).toContain(`/baja-correo/${address.split('token=')[1]}`)
  const post = (url: string, host = 'gavarres.localhost') =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const wishes = async () =>
    (await api.app.inject({ url: '/api/v1/user/profile', headers: person.headers })).json().data.notifications
  const forged = `/api/v1/mail/unsubscribe?token=${person.user.id}.${'A'.repeat(43)}`
  expect((await post(forged)).statusCode).toBe(404)
  expect((await post(address, 'raya.localhost')).statusCode).toBe(404)
  expect(await wishes()).toEqual(WISHES)
  expect((await post(address)).statusCode).toBe(200)
  expect((await post(address)).statusCode).toBe(200)
  expect(await wishes()).toEqual({ ...WISHES, offers: false })
})

it.each([
  ['2031-05-15T07:59:00Z', null],
  ['2031-05-15T08:00:00Z', '2031-05-15'],
  ['2031-05-16T21:00:00Z', '2031-05-15'],
  ['2031-05-16T22:30:00Z', null],
  ['2031-05-14T10:00:00Z', null],
])('says that at %s the mail of %s is due', (moment, period) => {
  expect(digestPeriod(new Date(moment), 'Europe/Madrid')).toBe(period)
})
