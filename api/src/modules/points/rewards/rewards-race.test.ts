import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let fixture: Points
let crowd: TestPerson[]
beforeAll(async () => {
  fixture = await startPoints()
  crowd = []
  for (let i = 0; i < 200; i++) crowd.push(await fixture.member())
  await run(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
    select tenant_id, id, 'game', 'g', 900 from users where tenant_id = ${TENANT}`)
})
afterAll(() => fixture.api.close())

const run = <Row>(statement: ReturnType<typeof sql>) =>
  withTenant(fixture.api.db, TENANT, (tx) => rowsOf<Row>(tx, statement))
// outside of a tenant's transaction the tests are the owner of the tables
const asOwner = (statement: string) => fixture.api.db.execute(sql.raw(statement))
/** Again while a loaded database refuses in time, as a phone does. */
async function redeem(person: TestPerson, id: string) {
  let answer = await fixture.call('POST', `/rewards/${id}/redeem`, person)
  while (answer.status === 503) answer = await fixture.call('POST', `/rewards/${id}/redeem`, person)
  return answer
}
const count = async (id: string) =>
  (await run<{ n: number }>(sql`select count(*)::int as n from redemptions where reward_id = ${id}`))[0]?.n
const tally = (answers: { status: number; body: { code?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) counts[body.code ?? status] = (counts[body.code ?? status] ?? 0) + 1
  return counts
}

async function rush(id: string, people = crowd) {
  await addContent(fixture.api.db, TENANT, { rewards: [{ id, stock: 10, cost: 1 }] })
  return tally(await Promise.all(people.map((person) => redeem(person, id))))
}

it('gives ten of a stock of ten to two hundred concurrent calls', async () => {
  expect(await rush('rw-ten')).toEqual({ 201: 10, reward_out_of_stock: 190 })
  expect(await count('rw-ten')).toBe(10)
  expect(await run(sql`select * from reward_drift`)).toEqual([])
  expect(await run(sql`select * from points_drift`)).toEqual([])
})

it('control: gives more than the stock without the guard', async () => {
  await asOwner('alter table redemptions disable trigger take_reward')
  try {
    await rush('rw-unguarded', crowd.slice(0, 20))
  } finally {
    await asOwner('alter table redemptions enable trigger take_reward')
  }
  expect(await count('rw-unguarded')).toBeGreaterThan(10)
})

it('spends the same points once: twenty concurrent calls, points for three', async () => {
  await addContent(fixture.api.db, TENANT, { rewards: [{ id: 'rw-dear', stock: 100, cost: 290 }] })
  const twenty = async () => {
    const person = await fixture.member()
    await run(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      values (${TENANT}, ${person.user.id}, 'game', 'g', 900)`)
    return tally(await Promise.all(Array.from({ length: 20 }, () => redeem(person, 'rw-dear'))))
  }
  expect(await twenty()).toEqual({ 201: 3, reward_points: 17 })
  await asOwner('alter table points_accounts drop constraint points_balance_ck')
  try {
    expect(await twenty()).toEqual({ 201: 20 })
  } finally {
    await asOwner(
      'alter table points_accounts add constraint points_balance_ck check (balance >= 0) not valid',
    )
  }
})

it('gives a person one of a reward that is once per person, and accepts a code once', async () => {
  await addContent(fixture.api.db, TENANT, { rewards: [{ id: 'rw-one', cost: 1, oncePerPerson: true }] })
  const person = crowd[0] as TestPerson
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(person, 'rw-one')))
  expect(tally(answers)).toEqual({ 201: 1, reward_taken: 9 })
  const { code } = (await fixture.get('/user/redemptions?per_page=1', person)).body.data[0]
  const counters = await Promise.all(
    Array.from({ length: 10 }, () => createPerson(fixture.api.db, TENANT, { isGuide: true })),
  )
  const useAll = async () =>
    tally(
      await Promise.all(counters.map((guide) => fixture.call('POST', '/redemptions/use', guide, { code }))),
    )
  expect(await useAll()).toEqual({ 200: 1, redemption_used: 9 })
  await asOwner('alter table redemptions disable trigger guard_redemption')
  try {
    expect(await useAll()).toEqual({ 200: 10 })
  } finally {
    await asOwner('alter table redemptions enable trigger guard_redemption')
  }
})
