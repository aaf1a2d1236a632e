import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { deleteExpired } from '../../../jobs/retention.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'
import { sessions } from './auth.tables.ts'
import { hashToken } from './token.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const DAY = 86_400_000
const read = (person: TestPerson) => api.app.inject({ url: '/api/v1/user', headers: person.headers })
const sessionOf = (person: TestPerson) => eq(sessions.tokenHash, hashToken(person.token))
const change = (person: TestPerson, values: Partial<typeof sessions.$inferInsert>) =>
  withTenant(api.db, 'gavarres', (tx) => tx.update(sessions).set(values).where(sessionOf(person)))
const stored = async (person: TestPerson) => {
  const [row] = await withTenant(api.db, 'gavarres', (tx) =>
    tx.select().from(sessions).where(sessionOf(person)),
  )
  if (!row) throw new Error('no session')
  return row
}

it.each([
  ['a visitor', {}, 30, 180],
  ['a guide', { isGuide: true }, 7, 30],
  ['a person of the back office', { accessType: 'cms' as const }, 0.5, 1],
])('issues %s with the lifetimes of its kind', async (_who, values, idleDays, absoluteDays) => {
  const row = await stored(await createPerson(api.db, 'gavarres', values))
  expect((row.idleUntil.getTime() - row.createdAt.getTime()) / DAY).toBeCloseTo(idleDays, 2)
  expect((row.expiresAt.getTime() - row.createdAt.getTime()) / DAY).toBeCloseTo(absoluteDays, 2)
})

it.each(['idleUntil', 'expiresAt'] as const)('ends a session after its %s', async (column) => {
  const person = await createPerson(api.db, 'gavarres')
  await change(person, { [column]: new Date(Date.now() - 1) })
  expect((await read(person)).json()).toMatchObject({ status: 401, code: 'token_expired' })
})

it('extends the idle end at every visit, and writes it at most every five minutes', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const fresh = await stored(person)
  await read(person)
  expect(await stored(person)).toEqual(fresh)
  await change(person, {
    lastSeenAt: new Date(Date.now() - 6 * 60_000),
    idleUntil: new Date(Date.now() + DAY),
  })
  await read(person)
  expect((await stored(person)).idleUntil.getTime()).toBeGreaterThan(Date.now() + 29 * DAY)
})

it('notices a lost role at the next request', async () => {
  const guide = await createPerson(api.db, 'gavarres', { isGuide: true })
  const dashboard = () => api.app.inject({ url: '/api/v1/guide/dashboard-stats', headers: guide.headers })
  expect((await dashboard()).statusCode).toBe(200)
  await withTenant(api.db, 'gavarres', (tx) =>
    tx
      .update(users)
      .set({ isGuide: false })
      .where(and(eq(users.id, guide.user.id))),
  )
  expect((await dashboard()).json()).toMatchObject({ status: 403, code: 'access_denied' })
})

it('ends when the person is deleted', async () => {
  const person = await createPerson(api.db, 'gavarres')
  await withTenant(api.db, 'gavarres', (tx) => tx.delete(users).where(eq(users.id, person.user.id)))
  expect((await read(person)).json().code).toBe('token_revoked')
})

it.each([
  'Bearer cw_short',
  'Bearer cw_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  "Bearer cw_' or 1=1 --",
  `Bearer ${'x'.repeat(5_000)}`,
])('refuses the invented token %s', async (authorization) => {
  const answer = await api.app.inject({
    url: '/api/v1/user',
    headers: { host: 'gavarres.localhost', authorization },
  })
  expect(answer.json()).toMatchObject({ status: 401, code: 'token_revoked' })
})

it('treats the empty tokens that clients send as none', async () => {
  for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer ', 'Basic abc']) {
    const answer = await api.app.inject({
      url: '/api/v1/user',
      headers: { host: 'gavarres.localhost', authorization },
    })
    expect(answer.json().code).toBe('token_missing')
  }
})

it('issues a separate token for each sign-in', async () => {
  const tokens = new Set<string>()
  for (let count = 0; count < 20; count++) tokens.add((await createPerson(api.db, 'gavarres')).token)
  expect(tokens.size).toBe(20)
})

it('deletes sessions a week after their end', async () => {
  const old = await createPerson(api.db, 'gavarres')
  const recent = await createPerson(api.db, 'gavarres')
  await change(old, { expiresAt: new Date(Date.now() - 8 * DAY) })
  await change(recent, { expiresAt: new Date(Date.now() - 6 * DAY) })
  await withTenant(api.db, 'gavarres', (tx) => deleteExpired(tx, 'gavarres', 'sessions'))
  expect((await read(old)).json().code).toBe('token_revoked')
  expect((await read(recent)).json().code).toBe('token_expired')
})
