import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { querySql } from '../testing/postgres-cluster.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addReservation } from '../testing/test-belongings.ts'
import { addContent } from '../testing/test-content.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { checkInvariants, faultsOf } from './check-invariants.ts'
import { INVARIANTS } from './invariants.ts'
import { watchInvariants } from './invariants-job.ts'

const TENANT = 'gavarres'
let api: TestApi
let person: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  person = await createPerson(api.db, TENANT)
  await addContent(api.db, TENANT, { experiences: [{ id: 'e-walk' }] })
  await addReservation(api.db, person, 'e-walk')
  await inTenant(
    sql`insert into rewards (tenant_id, id, title, description, cost, stock) values (${TENANT}, 'rw-cup', '{}', '{}', 5, 9)`,
  )
  await inTenant(
    sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta) values (${TENANT}, ${person.user.id}, 'game', 'g-1', 20)`,
  )
  await inTenant(
    sql`insert into redemptions (tenant_id, user_id, reward_id, code, valid_until) values (${TENANT}, ${person.user.id}, 'rw-cup', 'CODE', now())`,
  )
  await inTenant(
    sql`insert into ratings (tenant_id, user_id, rateable_type, rateable_id, stars, captured_at) values (${TENANT}, ${person.user.id}, 'experience', 'e-walk', 4, now())`,
  )
})
afterAll(() => api.close())

const inTenant = (statement: ReturnType<typeof sql>) =>
  withTenant(api.db, TENANT, (tx) => tx.execute(statement))
const faults = async () => faultsOf(await checkInvariants(api.db, TENANT))

/** Runs statements that bypass row-level security, constraints and triggers, checks the invariants, and rolls back. */
async function broken(script: string): Promise<string[]> {
  await bypass(`begin; ${script}; commit`)
  return faults()
}

async function bypass(script: string): Promise<void> {
  const template = inject('databaseTemplate')
  const text = `set session_replication_role = replica; ${script}; set session_replication_role = origin`
  if (template.kind === 'embedded')
    return api.database.withScriptSession((session) => session.apply(text.replaceAll(/begin;|commit;/g, '')))
  const [row] = (
    (await api.db.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] }
  ).rows
  const url = new URL(template.adminUrl)
  url.pathname = `/${row?.name}`
  await querySql(url.toString(), text)
}

it('reports nothing for a consistent database', async () => {
  expect(await faults()).toEqual([])
})

const BREAKS: Record<string, [breaks: string, mends: string]> = {
  'seats-capacity': [
    'alter table slot_inventory drop constraint slot_capacity_ck; update slot_inventory set capacity = 1',
    'update slot_inventory set capacity = 10',
  ],
  'seats-sum': [
    'update slot_inventory set booked = booked + 1',
    'update slot_inventory set booked = booked - 1',
  ],
  'one-reservation': [
    `drop index reservation_active_user_uq; insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, status, changed_by)
       select tenant_id, user_id, experience_id, date, '11:00', starts_at, ends_at, people, status, changed_by from reservations`,
    `delete from reservations where time = '11:00'`,
  ],
  'points-sum': [
    'update points_accounts set balance = balance + 1',
    'update points_accounts set balance = balance - 1',
  ],
  'points-once': [
    `alter table points_ledger drop constraint points_source_uq; update points_accounts set balance = balance + 20;
     insert into points_ledger (tenant_id, user_id, source_type, source_id, delta) select tenant_id, user_id, source_type, source_id, delta from points_ledger where source_type = 'game'`,
    `delete from points_ledger where ctid in (select max(ctid) from points_ledger where source_type = 'game'); update points_accounts set balance = balance - 20`,
  ],
  'rewards-stock': ['update reward_counts set redeemed = 0', 'update reward_counts set redeemed = 1'],
  'rewards-paid': ['update redemptions set cost = 4', 'update redemptions set cost = 5'],
  'ratings-sum': ['update rating_totals set stars = stars + 1', 'update rating_totals set stars = stars - 1'],
  // a row of the other tenant that refers to this person
  references: [
    `insert into favorites (tenant_id, user_id, favoritable_type, favoritable_id) values ('gavarres', gen_random_uuid(), 'experience', 'e-walk')`,
    'delete from favorites',
  ],
}

it('has a breach for every invariant', () => {
  expect(Object.keys(BREAKS).sort()).toEqual([...INVARIANTS.map(({ id }) => id), 'references'].sort())
})

it.each(Object.entries(BREAKS))(
  'reports the broken invariant %s and no other',
  async (id, [breaks, mends]) => {
    const found = await broken(breaks)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^gavarres ${id}: 1, such as `))
    expect(await broken(mends)).toEqual([])
  },
)

it.each([
  [
    'mail',
    `insert into mail_outbox (tenant_id, recipient, subject, body, created_at, due_at) values ('gavarres', 'a@example.test', '', '', now() - interval '2 hours', now() - interval '2 hours')`,
    'delete from mail_outbox',
  ],
  [
    'set-aside',
    `insert into job_failures (tenant_id, job, row_id, error, failed_at, retry_at) values ('gavarres', 'mail', 'x', 'x', now() - interval '2 hours', 'infinity')`,
    'delete from job_failures',
  ],
  [
    'notices',
    `insert into reservation_notices (tenant_id, reservation_id, user_id, kind, created_at) select tenant_id, id, user_id, 'reminder', now() - interval '2 hours' from reservations`,
    'delete from reservation_notices',
  ],
  [
    'push',
    `insert into push_messages (tenant_id, subscription_id, source, notice_id, due_at) values ('gavarres', gen_random_uuid(), 'message', gen_random_uuid(), now() - interval '2 hours')`,
    'delete from push_messages',
  ],
])('names %s that has waited for too long', async (queue, waits, ends) => {
  const found = await broken(waits)
  expect(found).toContain(`gavarres ${queue}: 1, the oldest for 120 minutes`)
  expect(await broken(ends)).toEqual([])
})

it('is run by a job that logs one error line a day', async () => {
  await bypass('update reward_counts set redeemed = 0')
  const errors: object[] = []
  const log = { error: (line: object) => errors.push(line) }
  const context = { db: api.db, config: api.config, log } as unknown as Parameters<
    typeof watchInvariants.run
  >[0]
  for (let process = 0; process < 3; process++) await watchInvariants.run(context, { id: TENANT } as never)
  expect(errors).toEqual([{ tenant: TENANT, faults: ['gavarres rewards-stock: 1, such as rw-cup'] }])
})
