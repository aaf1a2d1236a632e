import { CEILINGS, SESSIONS_MAX } from '@sureda/contract/rules/ceilings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { TRIP } from '../../../testing/test-footprints.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'
import { createSession } from '../auth/session.queries.ts'

let fixture: WaitlistFixture
beforeAll(async () => {
  fixture = await startWaitlistFixture()
})
afterAll(() => fixture.api.close())

it('has the same numbers in the contract and in the database', async () => {
  const found = await rowsOf<{ table: string; arguments: string }>(
    fixture.api.db,
    sql`select c.relname as table, encode(t.tgargs, 'escape') as arguments from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgname = 'guard_count'`,
  )
  const numbers = found.map((row) => [row.table, ...row.arguments.split('\\000').slice(0, 2)])
  const named = Object.entries(CEILINGS).map(([table, { of, max }]) => [table, of, String(max)])
  expect(numbers.sort()).toEqual(named.sort())
})

it('refuses footprints above the ceiling, and accepts one when another is removed', async () => {
  const person = await createPerson(fixture.api.db, TENANT)
  const { max } = CEILINGS.footprints
  const add = () => fixture.call('POST', '/user/footprints', TRIP, person)
  await add()
  await fixture.inTenant((tx) =>
    tx.execute(sql`insert into footprints (tenant_id, user_id, inputs, result, factors_version)
      select tenant_id, user_id, inputs, result, factors_version from footprints, generate_series(1, ${max - 2})
      where user_id = ${person.user.id}`),
  )
  // two concurrent requests for the last one
  const both = await Promise.all([add(), add()])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const { status, body } = await add()
  expect({ status, code: body.code, data: body.data }).toEqual({
    status: 422,
    code: 'too_many_items',
    data: { limit: max },
  })
  expect(body.message).toContain(String(max))
  const archive = await fixture.api.app.inject({ url: '/api/v1/user/data-export', headers: person.headers })
  expect(archive.statusCode).toBe(200)
  expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('shows at most three closures of an item, and accepts at most fifty of a guide', async () => {
  const { max } = CEILINGS.closures
  const experience = await fixture.experience()
  const before = (await fixture.call('GET', '/experiences')).body
  await fixture.inTenant(async (tx) => {
    await tx.execute(sql`insert into closures (tenant_id, guide_user_id, from_date, until_date, reason, notice)
      select ${TENANT}, ${fixture.guide.user.id}, ${day(20)}::date + n, ${day(20)}::date + n, 'storm',
        jsonb_build_object('level', 'warning', 'date', '2026-01-01', 'text', jsonb_build_object('es', 'Cierre ' || n, 'ca', 'Tancament ' || n))
      from generate_series(1, ${max}) n`)
    await tx.execute(sql`insert into closure_objects (tenant_id, closure_id, kind, object_id, closes)
      select tenant_id, id, 'experience', ${experience}, false from closures where guide_user_id = ${fixture.guide.user.id}`)
  })
  const { body } = await fixture.call('GET', `/experiences/${experience}`)
  expect(body.data.status_note).toMatch(/^(Cierre|Tancament) 1 (Cierre|Tancament) 2 (Cierre|Tancament) 3$/)
  const after = (await fixture.call('GET', '/experiences')).body
  expect(JSON.stringify(after).length - JSON.stringify(before).length).toBeLessThan(500)
  const area = [
    [41.1, 2.1],
    [41.1, 2.2],
    [41.2, 2.2],
  ]
  const more = await fixture.call(
    'POST',
    '/guide/closures',
    { from: day(5), until: day(6), reason: 'storm', area },
    fixture.guide,
  )
  expect({ status: more.status, code: more.body.code }).toEqual({ status: 422, code: 'too_many_items' })
})

it('keeps the latest sessions of a person', async () => {
  const person = await createPerson(fixture.api.db, TENANT)
  await fixture.inTenant(async (tx) => {
    for (let i = 0; i < SESSIONS_MAX + 3; i++) await createSession(tx, TENANT, person.user)
    const left = await rowsOf(tx, sql`select 1 from sessions where user_id = ${person.user.id}`)
    expect(left).toHaveLength(SESSIONS_MAX)
  })
})
