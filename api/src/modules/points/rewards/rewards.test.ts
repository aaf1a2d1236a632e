import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { testTenantDocument } from '../../../testing/test-tenants.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
  await addContent(fixture.api.db, TENANT, {
    rewards: [
      { id: 'rw-cafe', cost: 200, stock: 5, operatorId: 'op-1' },
      { id: 'rw-once', cost: 100, oncePerPerson: true, validUntil: inDays(20) },
      { id: 'rw-tree', cost: 300, levelRequired: 3 },
      { id: 'rw-gone', cost: 50, stock: 0 },
      { id: 'rw-over', cost: 60, validUntil: inDays(-1) },
      { id: 'rw-off', cost: 10, active: false },
    ],
  })
})
afterAll(() => fixture.api.close())

const run = (statement: ReturnType<typeof sql>) =>
  withTenant(fixture.api.db, TENANT, (tx) => tx.execute(statement))
async function memberWith(points: number): Promise<TestPerson> {
  const person = await fixture.member()
  if (points)
    await run(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      values (${TENANT}, ${person.user.id}, 'game', 'g', ${points})`)
  return person
}
const redeem = (person: TestPerson, id: string, headers: Record<string, string> = {}) =>
  fixture.call('POST', `/rewards/${id}/redeem`, person, undefined, headers)
const balance = async (person: TestPerson) => (await fixture.get('/points/balance', person)).body.data

it('lists the rewards, cheapest first, each with the member’s state', async () => {
  const { body } = await fixture.get('/rewards', await memberWith(250))
  expect(body.data.map((one: { id: string; state: string }) => [one.id, one.state])).toEqual([
    ['rw-gone', 'out_of_stock'],
    ['rw-once', 'available'],
    ['rw-cafe', 'available'],
    ['rw-tree', 'level_too_low'],
  ])
  expect(body.data[2]).toMatchObject({
    title: 'rw-cafe ca',
    cost: 200,
    stock: 5,
    level_required: 1,
    valid_until: null,
    operator: { id: 'op-1', name: 'op-1 ca' },
  })
  expect((await fixture.get('/rewards/rw-cafe', await memberWith(150))).body.data).toMatchObject({
    state: 'points_missing',
    points_missing: 50,
  })
})

it('gives a code for points, leaves the level, and lists the redemption', async () => {
  const person = await memberWith(300)
  const { status, body } = await redeem(person, 'rw-cafe')
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'valid', cost: 200, balance: 100, reward: { id: 'rw-cafe' } })
  expect(body.data.code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect(await balance(person)).toMatchObject({ balance: 100, lifetime: 300, level: 2 })
  const { balance: _left, ...shown } = body.data
  expect((await fixture.get('/user/redemptions', person)).body.data).toEqual([shown])
  expect((await fixture.get('/user/redemptions', await fixture.member())).body.data).toEqual([])
  expect((await fixture.get('/rewards/rw-cafe', person)).body.data.stock).toBe(4)
  expect((await fixture.get('/points/history?activity_type=redemption', person)).body.data).toMatchObject([
    { points: -200, title: 'rw-cafe ca', source_id: body.data.id },
  ])
})

it('treats a repeated request as one', async () => {
  const person = await memberWith(500)
  const key = { 'idempotency-key': 'one-tap' }
  const [first, again] = [await redeem(person, 'rw-cafe', key), await redeem(person, 'rw-cafe', key)]
  expect(again.body).toEqual(first.body)
  expect((await balance(person)).balance).toBe(300)
})

it.each([
  ['rw-gone', 900, 409, 'reward_out_of_stock', 'exhaurit'],
  ['rw-over', 900, 409, 'reward_expired', 'termini'],
  ['rw-tree', 400, 409, 'reward_level', 'nivell 3'],
  ['rw-cafe', 150, 409, 'reward_points', '50 punts'],
  ['rw-off', 900, 404, 'reward_not_found', ''],
  ['nothing', 900, 404, 'reward_not_found', ''],
])('refuses %s with %i points: %i %s', async (id, points, status, code, words) => {
  const person = await memberWith(points)
  const answer = await redeem(person, id)
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.body.message).toContain(words)
  expect((await balance(person)).balance).toBe(points)
})

it('gives one per person where the office says so', async () => {
  const person = await memberWith(500)
  const first = await redeem(person, 'rw-once')
  expect(first.status).toBe(201)
  // a redemption is valid until the end of its reward at most
  expect(first.body.data.valid_until).toBe(
    (await fixture.get('/rewards/rw-once', person)).body.data.valid_until,
  )
  expect(await redeem(person, 'rw-once')).toMatchObject({ status: 409, body: { code: 'reward_taken' } })
  expect((await fixture.get('/rewards/rw-once', person)).body.data.state).toBe('redeemed')
  expect((await balance(person)).balance).toBe(400)
})

it('lets guides and operators check a code and use it once, however it was typed', async () => {
  const person = await memberWith(300)
  const { code } = (await redeem(person, 'rw-cafe')).body.data
  const typed = { code: ` ${code.toLowerCase().replace('-', ' ')} ` }
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const operator = await createPerson(fixture.api.db, TENANT, { roles: ['operator'] })
  const check = (who: TestPerson, body: object = typed) =>
    fixture.call('POST', '/redemptions/check', who, body)
  const use = (who: TestPerson, headers = {}) => fixture.call('POST', '/redemptions/use', who, typed, headers)
  expect((await check(person)).status).toBe(403)
  expect((await check(operator)).body.data).toMatchObject({ code, status: 'valid', used_at: null })
  expect(JSON.stringify((await check(guide)).body)).not.toContain(person.user.name)
  expect((await use(guide, { 'idempotency-key': 'k' })).body.data.status).toBe('used')
  expect((await use(guide, { 'idempotency-key': 'k' })).status).toBe(200)
  expect(await use(operator)).toMatchObject({
    status: 409,
    body: { code: 'redemption_used', data: { redemption: { status: 'used' } } },
  })
  expect((await fixture.get('/user/redemptions', person)).body.data[0]).toMatchObject({ status: 'used' })
  const unknown = await check(guide, { code: 'AAAA-AAAA' })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'redemption_not_found' } })
  const elsewhere = await createPerson(fixture.api.db, 'raya', { isGuide: true })
  const foreign = await fixture.api.app.inject({
    method: 'POST',
    url: '/api/v1/redemptions/use',
    headers: { ...elsewhere.headers, host: 'raya.localhost' },
    payload: typed,
  })
  expect(foreign.statusCode).toBe(404)
})

it('refuses an expired code', async () => {
  const person = await memberWith(300)
  const { code } = (await redeem(person, 'rw-cafe')).body.data
  await fixture.api.db.execute(sql.raw('alter table redemptions disable trigger guard_redemption'))
  await run(sql`update redemptions set valid_until = now() - interval '1 minute' where code = ${code}`)
  await fixture.api.db.execute(sql.raw('alter table redemptions enable trigger guard_redemption'))
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const answer = await fixture.call('POST', '/redemptions/use', guide, { code })
  expect(answer).toMatchObject({ status: 409, body: { code: 'redemption_expired' } })
})

it('answers the progress of each achievement', async () => {
  const member = await fixture.member()
  await fixture.walk(member, 'rt-1')
  await fixture.checkIn(member, { check_in_point_id: 'cp-1' })
  const { achievements } = (await fixture.get('/points/stats', member)).body.data
  expect(achievements).toContainEqual({ id: 'first_check_in', target: 1, progress: 1, achieved: true })
  expect(achievements).toContainEqual({ id: 'three_routes', target: 3, progress: 1, achieved: false })
  expect(achievements).toContainEqual({ id: 'four_kinds', target: 4, progress: 2, achieved: false })
})

it('lists no rewards where the tenant turns them off, and still lists redemptions', async () => {
  const person = await memberWith(300)
  await redeem(person, 'rw-cafe')
  const document = testTenantDocument('Suro')
  const turn = (isOn: boolean) =>
    fixture.api.db.execute(
      sql`update tenants set document = ${JSON.stringify({
        ...document,
        features: { ...document.features, rewards: isOn },
      })}::jsonb where id = ${TENANT}`,
    )
  await turn(false)
  try {
    await expect.poll(async () => (await fixture.get('/rewards', person)).body.data).toEqual([])
    expect(await redeem(person, 'rw-cafe')).toMatchObject({ status: 409, body: { code: 'rewards_off' } })
    expect((await fixture.get('/user/redemptions', person)).body.data).toHaveLength(1)
  } finally {
    await turn(true)
  }
})
