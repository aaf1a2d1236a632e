import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { type SQL, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import { addContent } from '../../../testing/test-content.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { seedTenants } from '../../../testing/test-tenants.ts'

let database: Database
const ids: Record<string, string> = {}

beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  await addContent(database.db, 'gavarres', { experiences: [{ id: 'e-1' }, { id: 'e-2' }] })
  await addContent(database.db, 'raya', { experiences: [{ id: 'e-raya' }] })
  await run(
    sql`insert into slot_inventory values ('gavarres', 'e-1', '2026-06-10', '10:00', 10), ('gavarres', 'e-1', '2026-06-11', '10:00', 2)`,
  )
  for (const status of ['pending', 'confirmed', 'completed', 'cancelled']) {
    ids[`${status}User`] = (await createPerson(database.db, 'gavarres')).user.id
    ids[status] = await insert({ user: ids[`${status}User`], status })
  }
  ids.foreigner = (await createPerson(database.db, 'raya')).user.id
})
afterAll(() => database.close())

/** As the application's role, bypassing every service. */
const run = <Row>(statement: SQL, tenant = 'gavarres') =>
  withTenant(database.db, tenant, (tx) => rowsOf<Row>(tx, statement))

async function insert(values: {
  user?: string | undefined
  status?: string
  date?: string
  people?: number
  experience?: string
  tenant?: string
}) {
  const {
    user,
    status = 'pending',
    date = '2026-06-10',
    people = 1,
    experience = 'e-1',
    tenant = 'gavarres',
  } = values
  const [row] = await run<{ id: string }>(
    sql`insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, status, cancelled_by, changed_by)
        values (${tenant}, ${user}::uuid, ${experience}, ${date}::date, '10:00', '2026-06-10T08:00Z', '2026-06-10T10:00Z', ${people}, ${status},
                ${status === 'cancelled' ? 'member' : null}, 'test')
        returning id`,
  )
  return row?.id ?? ''
}

/** The constraint or SQLSTATE that refused it. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => databaseFault(error)?.constraint ?? databaseFault(error)?.code,
  )

it.each([
  ['completed', `status = 'pending'`, 'reservation_closed'],
  ['completed', `status = 'cancelled', cancelled_by = 'member'`, 'reservation_closed'],
  ['completed', `people = 2`, 'reservation_closed'],
  ['cancelled', `status = 'confirmed', cancelled_by = null`, 'reservation_closed'],
  ['cancelled', `status = 'pending', cancelled_by = null`, 'reservation_closed'],
  ['confirmed', `status = 'pending'`, 'reservation_transition'],
  ['pending', `status = 'completed'`, 'reservation_transition'],
  ['confirmed', `date = '2026-06-11'`, 'field_locked'],
  ['confirmed', `time = '12:00'`, 'field_locked'],
  ['pending', `experience_id = 'e-2'`, 'reservation_identity'],
  ['pending', `created_at = now() + interval '1 day'`, 'reservation_identity'],
  ['pending', `booking_code = 'ABCDEF'`, 'reservation_identity'],
  ['pending', `outcome = 'attended'`, 'reservation_outcome_ck'],
  ['confirmed', `status = 'completed', outcome = 'rejected'`, 'reservation_outcome_ck'],
  [
    'pending',
    `status = 'cancelled', cancelled_by = 'guide', reason_code = 'mood'`,
    'reservations_reason_code_check',
  ],
  ['pending', `people = 51`, 'reservations_people_check'],
  ['pending', `status = 'lost'`, 'reservations_status_check'],
  ['pending', `date = '2026-06-12'`, 'slot_missing'],
  ['pending', `date = '2026-06-11', people = 3`, 'slot_capacity_ck'],
])('refuses a %s reservation to be set to %s', async (status, change, constraint) => {
  const statement = sql`update reservations set ${sql.raw(change)} where id = ${ids[status]}::uuid`
  expect(await refusal(run(statement))).toBe(constraint)
})

it('refuses more people than the capacity, and a slot without a counter', async () => {
  const user = (await createPerson(database.db, 'gavarres')).user.id
  expect(await refusal(insert({ user, people: 8 }))).toBe('slot_capacity_ck')
  expect(await refusal(insert({ user, date: '2026-06-12' }))).toBe('slot_missing')
})

it('refuses a second active reservation of a person for the same experience and day', async () => {
  expect(await refusal(insert({ user: ids.pendingUser, status: 'confirmed' }))).toBe(
    'reservation_active_user_uq',
  )
  expect(await refusal(insert({ user: ids.completedUser }))).toBe('accepted')
})

it('refuses references to a person or experience of another tenant', async () => {
  expect(await refusal(insert({ user: ids.foreigner }))).toBe('reservations_tenant_id_user_id_fkey')
  const user = (await createPerson(database.db, 'gavarres')).user.id
  expect(await refusal(insert({ user, experience: 'e-raya' }))).toMatch(/fkey|slot_missing/)
  expect(await refusal(insert({ user, tenant: 'raya' }))).toBe('42501')
})

it('reads and changes nothing of another tenant', async () => {
  expect(await run(sql`select id from reservations`, 'raya')).toEqual([])
  expect(await run(sql`update reservations set people = 1 returning id`, 'raya')).toEqual([])
  expect(await run(sql`select * from reservation_inventory_drift`, 'raya')).toEqual([])
  expect(await run(sql`select id from favoritables`, 'raya')).toEqual([{ id: 'e-raya' }])
})

it('sets the outcome of a cancelled reservation, and records every change in the history', async () => {
  const end = async (change: string, before = '') => {
    const user = (await createPerson(database.db, 'gavarres')).user.id
    const id = await insert({ user, date: '2026-06-10' })
    if (before) await run(sql`update reservations set ${sql.raw(before)} where id = ${id}::uuid`)
    await run(sql`update reservations set ${sql.raw(change)} where id = ${id}::uuid`)
    const [row] = await run<{ outcome: string }>(sql`select outcome from reservations where id = ${id}::uuid`)
    const [event] = await run<Record<string, unknown>>(
      sql`select kind, actor, reason, reason_code, from_status, to_status from reservation_events where reservation_id = ${id}::uuid
          order by id desc limit 1`,
    )
    const [count] = await run<{ notices: number }>(
      sql`select count(*)::int as notices from reservation_notices where reservation_id = ${id}::uuid`,
    )
    await run(sql`delete from reservations where id = ${id}::uuid`)
    return { ...event, outcome: row?.outcome, notices: count?.notices }
  }
  const confirmed = `status = 'confirmed', changed_by = 'import'`
  const byGuide = `status = 'cancelled', cancelled_by = 'guide', cancel_reason = 'Storm', changed_by = 'guide:g'`
  expect(await end(byGuide)).toEqual({
    ...{ kind: 'rejected', outcome: 'rejected', actor: 'guide:g', reason: 'Storm', reason_code: null },
    ...{ from_status: 'pending', to_status: 'cancelled', notices: 1 },
  })
  expect(await end(byGuide, confirmed)).toMatchObject({ kind: 'cancelled', outcome: 'cancelled', notices: 1 })
  expect(await end(`status = 'cancelled', cancelled_by = 'system', changed_by = 'system'`)).toMatchObject({
    ...{ kind: 'expired', outcome: 'expired', reason: null, notices: 1 },
  })
  expect(await end(`status = 'cancelled', cancelled_by = 'member', changed_by = 'user:u'`)).toMatchObject({
    ...{ kind: 'cancelled', outcome: 'cancelled', notices: 0 },
  })
  expect(
    await end(`status = 'completed', outcome = 'no_show', changed_by = 'guide:g'`, confirmed),
  ).toMatchObject({
    ...{ kind: 'no_show', outcome: 'no_show', notices: 1 },
  })
  expect(await end(`people = 2, changed_by = 'user:u'`)).toMatchObject({ kind: 'changed', notices: 0 })
})

it('makes history and ledger append-only', async () => {
  await run(
    sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta) values ('gavarres', ${ids.pendingUser}::uuid, 'game', 'g', 10)`,
  )
  for (const table of ['reservation_events', 'points_ledger']) {
    expect(await refusal(run(sql.raw(`update ${table} set tenant_id = tenant_id`)))).toBe('42501')
    expect(await refusal(run(sql.raw(`delete from ${table}`)))).toBe('42501')
    expect(await refusal(run(sql.raw(`truncate ${table}`)))).toBe('42501')
  }
  const twice = sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta) values ('gavarres', ${ids.pendingUser}::uuid, 'game', 'g', 99)`
  expect(await refusal(run(twice))).toBe('points_source_uq')
})

it('refuses to spend more points than the balance', async () => {
  const spend = (amount: number, source: string) =>
    run(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
            values ('gavarres', ${ids.pendingUser}::uuid, 'redemption', ${source}, ${-amount})`)
  expect(await refusal(spend(11, 'r-1'))).toBe('points_balance_ck')
  expect(await refusal(spend(10, 'r-2'))).toBe('accepted')
  const [account] = await run(
    sql`select balance, lifetime from points_accounts where user_id = ${ids.pendingUser}::uuid`,
  )
  expect(account).toEqual({ balance: 0, lifetime: 10 })
})

it('has row-level security, forced, on every table with a tenant', async () => {
  const open = await rowsOf<{ name: string }>(
    database.db,
    sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
  )
  expect(open.map((row) => row.name).sort()).toEqual([
    'availability_versions',
    'content_versions',
    'rating_versions',
    'tenant_domains',
  ])
})
