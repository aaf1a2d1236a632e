import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import type { Secret } from '../../../secret.ts'
import { type PushFixture, startPushFixture } from '../../../testing/push-fixture.ts'
import { startTestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { createSession } from '../auth/session.queries.ts'
import { pushKeys, pushSubscriptions } from './push.tables.ts'
import { rotateExpiredPushKeys } from './push-keys.service.ts'
import { rotatePushKeysByHand } from './rotate-push-keys.service.ts'

const TENANT = 'gavarres'
let fixture: PushFixture
beforeAll(async () => {
  fixture = await startPushFixture()
})
afterAll(() => fixture.close())

const phonesOf = async (person: TestPerson) => (await fixture.state(person)).phones
const isOn = async (person: TestPerson) =>
  (await fixture.ask('GET', '/user/profile', person)).body.data.notifications.push
const someone = (values = {}) => createPerson(fixture.api.db, TENANT, values)
/** The same person in a session on another phone. */
async function elsewhere(person: TestPerson): Promise<TestPerson> {
  const token = await fixture.inTenant((tx) => createSession(tx, TENANT, person.user))
  return { ...person, token, headers: { ...person.headers, authorization: `Bearer ${token}` } }
}
const fresh = async (person: TestPerson, over: object = {}) => {
  const { id: _id, ...body } = fixture.service.subscribe((await fixture.state(person)).public_key)
  return { ...body, ...over }
}

it('answers the key of the tenant, the same for every person and another one per tenant', async () => {
  const [ona, pere] = [await someone(), await someone()]
  const { public_key } = await fixture.state(ona)
  expect(public_key).toMatch(/^[\w-]{87}$/)
  expect((await fixture.state(pere)).public_key).toBe(public_key)
  const raya = await createPerson(fixture.api.db, 'raya')
  expect((await fixture.state(raya)).public_key).not.toBe(public_key)
})

it('stores a phone once, turns the option on, and off with the last phone', async () => {
  const ona = await someone()
  const body = await fresh(ona)
  for (let i = 0; i < 2; i++)
    expect((await fixture.ask('POST', '/user/push-subscriptions', ona, body)).status).toBe(200)
  expect(await phonesOf(ona)).toMatchObject([{ current: true }])
  expect(await isOn(ona)).toBe(true)
  const other = await elsewhere(ona)
  await fixture.signUp(other)
  expect((await phonesOf(ona)).map(({ current }) => current)).toEqual([false, true])
  expect((await fixture.ask('DELETE', '/user/push-subscriptions', ona)).status).toBe(200)
  expect(await phonesOf(other)).toMatchObject([{ current: true }])
  expect(await isOn(ona)).toBe(true)
  await fixture.ask('DELETE', '/user/push-subscriptions', other)
  expect((await fixture.ask('DELETE', '/user/push-subscriptions', other)).status).toBe(200)
  expect(await isOn(ona)).toBe(false)
})

it('refuses addresses in its own network by default', async () => {
  const strict = await startTestApi()
  try {
    const ona = await createPerson(strict.db, TENANT)
    const url = '/api/v1/user/push-subscriptions'
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://localhost/x',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://metadata.internal/x',
    ]) {
      const payload = await fresh(await someone(), { endpoint })
      const answer = await strict.app.inject({ method: 'POST', url, headers: ona.headers, payload })
      expect(answer.json(), endpoint).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'endpoint', code: 'push_address' }],
      })
    }
  } finally {
    await strict.close()
  }
})

it('refuses an invalid subscription', async () => {
  const ona = await someone()
  for (const body of [
    {},
    await fresh(ona, { keys: { p256dh: 'x', auth: 'y' } }),
    await fresh(ona, { more: 1 }),
  ])
    expect((await fixture.ask('POST', '/user/push-subscriptions', ona, body)).status).toBe(422)
})

it('stores the ten latest phones of a person', async () => {
  const ona = await someone()
  const places: TestPerson[] = []
  for (let i = 0; i < 11; i++) {
    const place = await elsewhere(ona)
    await fixture.signUp(place)
    places.push(place)
  }
  expect(await phonesOf(ona)).toHaveLength(10)
  expect((await phonesOf(places[0] as TestPerson)).some(({ current }) => current)).toBe(false)
  expect((await phonesOf(places[10] as TestPerson)).some(({ current }) => current)).toBe(true)
})

it('deletes a phone when its session ends, here or elsewhere, and all phones with the account', async () => {
  const ona = await someone()
  const other = await elsewhere(ona)
  await fixture.signUp(ona)
  await fixture.signUp(other)
  await fixture.ask('POST', '/logout', other)
  expect(await phonesOf(ona)).toMatchObject([{ current: true }])
  const third = await elsewhere(ona)
  await fixture.signUp(third)
  await fixture.ask('DELETE', '/user/sessions', ona)
  expect(await phonesOf(ona)).toMatchObject([{ current: true }])
  await fixture.inTenant((tx) => tx.execute(sql`delete from users where id = ${ona.user.id}`))
  const left = await fixture.inTenant((tx) =>
    tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, ona.user.id)),
  )
  expect(left).toEqual([])
})

it('gives a phone to the person who signs in on it, and not to one who only knows its address', async () => {
  const [ona, pere] = [await someone(), await someone()]
  const { id: _id, ...phone } = await fixture.signUp(ona)
  const stolen = { ...(await fresh(pere)), endpoint: phone.endpoint }
  expect((await fixture.ask('POST', '/user/push-subscriptions', pere, stolen)).status).toBe(422)
  expect(await phonesOf(ona)).toHaveLength(1)
  expect((await fixture.ask('POST', '/user/push-subscriptions', pere, phone)).status).toBe(200)
  expect([await phonesOf(ona), await phonesOf(pere)]).toMatchObject([[], [{ current: true }]])
})

it('changes the address of a phone by its secret alone', async () => {
  const ona = await someone()
  const phone = await fixture.signUp(ona)
  const next = await fresh(ona)
  const renew = async (former: object, host = 'gavarres.localhost') => {
    const answer = await fixture.api.app.inject({
      method: 'POST',
      url: '/api/v1/push-subscriptions/renew',
      headers: { host },
      payload: { former, subscription: next },
    })
    return answer.statusCode
  }
  const proof = { endpoint: phone.endpoint, auth: phone.keys.auth }
  expect(await renew({ ...proof, auth: 'A'.repeat(22) })).toBe(404)
  expect(await renew({ ...proof, endpoint: `${phone.endpoint}-other` })).toBe(404)
  expect(await renew(proof, 'raya.localhost')).toBe(404)
  expect(await renew(proof)).toBe(200)
  expect(await renew(proof)).toBe(404)
  const [row] = await fixture.inTenant((tx) =>
    tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, ona.user.id)),
  )
  expect(row).toMatchObject({ endpoint: next.endpoint, auth: next.keys.auth })
})

it('has one key also after concurrent first requests, another after a year, and the old one for its phones', async () => {
  const keysOf = () =>
    fixture.inTenant((tx) => tx.select().from(pushKeys).where(eq(pushKeys.tenantId, TENANT)))
  const tend = (now = new Date()) =>
    fixture.inTenant((tx) => rotateExpiredPushKeys(tx, TENANT, fixture.api.config.PASS_SECRET, now))
  await fixture.inTenant((tx) => tx.execute(sql`delete from push_keys`))
  await Promise.all(Array.from({ length: 6 }, () => tend()))
  const [first, ...more] = await keysOf()
  expect(more).toEqual([])
  const { person } = await fixture.reader()
  const nextYear = new Date(Date.now() + 366 * 86_400_000)
  await Promise.all([tend(nextYear), tend(nextYear)])
  expect(await keysOf()).toHaveLength(2)
  expect((await fixture.state(person)).public_key).not.toBe(first?.publicKey)
  await fixture.ask('DELETE', '/user/push-subscriptions', person)
  await tend()
  expect((await keysOf()).map(({ kid }) => kid)).not.toContain(first?.kid)
})

it('rotates the key by hand: phones go on with theirs, or are deleted with one that may be stolen', async () => {
  const rotate = (forgetsFormer: boolean) =>
    fixture.inTenant((tx) =>
      rotatePushKeysByHand(tx, { tenantId: TENANT, secret: undefined, actor: 'ana', forgetsFormer }),
    )
  await fixture.inTenant((tx) => tx.execute(sql`delete from push_keys`))
  const { person } = await fixture.reader()
  const { public_key: before } = await fixture.state(person)
  expect(await rotate(false)).toMatchObject({ bound: 1, forgotten: 0 })
  const after = await fixture.state(person)
  expect(after.public_key).not.toBe(before)
  expect(after.phones).toHaveLength(1)
  expect(await rotate(true)).toMatchObject({ bound: 0, forgotten: 1 })
  expect((await fixture.state(person)).phones).toEqual([])
  const keys = await fixture.inTenant((tx) => tx.select().from(pushKeys).where(eq(pushKeys.tenantId, TENANT)))
  expect(keys).toHaveLength(1)
})

it('seals the private key where the installation has a secret', async () => {
  const PASS_SECRET: Secret = ['s'.repeat(32)]
  await fixture.inTenant((tx) => tx.execute(sql`delete from push_keys`))
  await fixture.inTenant((tx) => rotateExpiredPushKeys(tx, TENANT, PASS_SECRET, new Date()))
  const [row] = await fixture.inTenant((tx) => tx.select().from(pushKeys))
  expect(row?.isSealed).toBe(true)
  expect(row?.privateKey).not.toMatch(/^[\w-]{43}$/)
  // without the secret the key cannot be opened, and another one is made
  const ona = await someone()
  expect((await fixture.state(ona)).public_key).not.toBe(row?.publicKey)
})
