import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseFault } from '../errors/database-error.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createPerson } from '../testing/test-people.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import type { Database, Db } from './database.ts'
import { sql } from './orm.ts'
import { rowsOf, withTenant } from './with-tenant.ts'

let database: Database
let db: Db
let personOfRaya: string
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await seedTenants(db)
  await createPerson(db, 'gavarres')
  personOfRaya = (await createPerson(db, 'raya')).user.id
})
afterAll(() => database.close())

const count = async (tx: Db, table: string) =>
  (await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n

const faultOf = (work: Promise<unknown>) => work.then(() => undefined, databaseFault)

it('shows no row to the tenant role when no tenant is set', async () => {
  const seen = await db.transaction(async (tx) => {
    await tx.execute(sql`set local role sureda_app`)
    return [await count(tx, 'users'), await count(tx, 'sessions'), await count(tx, 'settings')]
  })
  expect(seen).toEqual([0, 0, 0])
})

it('shows each tenant its own rows only', async () => {
  expect(await withTenant(db, 'gavarres', (tx) => count(tx, 'users'))).toBe(1)
  const foreign = await withTenant(db, 'gavarres', (tx) =>
    rowsOf(tx, sql`select id from users where id = ${personOfRaya}`),
  )
  expect(foreign).toEqual([])
})

it('leaves neither tenant nor role behind on the connection', async () => {
  await withTenant(db, 'gavarres', (tx) => count(tx, 'users'))
  const [left] = await rowsOf<{ tenant: string | null; role: string }>(
    db,
    sql`select current_tenant() as tenant, current_setting('role') as role`,
  )
  expect(left).toEqual({ tenant: null, role: 'none' })
})

it('refuses to write a row of another tenant', async () => {
  const insert = withTenant(db, 'gavarres', (tx) =>
    tx.execute(sql`insert into settings (tenant_id, group_name, value) values ('raya', 'terms', '{}')`),
  )
  expect(await faultOf(insert)).toMatchObject({ code: '42501' })
})

it('refuses to move a row to another tenant', async () => {
  const update = withTenant(db, 'gavarres', (tx) => tx.execute(sql`update users set tenant_id = 'raya'`))
  expect(await faultOf(update)).toMatchObject({ code: '42501' })
})

it('cannot refer to a person of another tenant', async () => {
  const insert = withTenant(db, 'gavarres', (tx) =>
    tx.execute(
      sql`insert into groups (tenant_id, owner_id, name, people) values ('gavarres', ${personOfRaya}::uuid, 'x', 2)`,
    ),
  )
  expect(await faultOf(insert)).toMatchObject({ code: '23503' })
})

it('cannot change tenants, hosts or content versions as the tenant role', async () => {
  for (const table of ['tenants', 'tenant_domains', 'content_versions']) {
    const attempt = withTenant(db, 'gavarres', (tx) => tx.execute(sql`delete from ${sql.identifier(table)}`))
    expect(await faultOf(attempt), table).toMatchObject({ code: '42501' })
  }
})

it('has row-level security, forced and with a policy, on every table but those of the installation itself', async () => {
  const open = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and (not c.relrowsecurity or not c.relforcerowsecurity
               or not exists (select 1 from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant_isolation'))
        order by 1`,
  )
  expect(open.map((row) => row.name)).toEqual([
    'availability_versions',
    'content_versions',
    'general_limits',
    'good_backups',
    'rating_versions',
    'release_contents',
    'release_errors',
    'release_health',
    'release_reports',
    'releases',
    'remote_claims',
    'removed_samples',
    'rollout_events',
    'rollouts',
    'schema_migrations',
    'shared_secrets',
    'team_acts',
    'team_keys',
    'team_remotes',
    'teams',
    'tenant_domains',
    'tenants',
  ])
})

it('has tenant_id first in every primary key and in every foreign key of a tenant table', async () => {
  const loose = await rowsOf<{ name: string }>(
    db,
    sql`select con.conname as name from pg_constraint con
        join pg_class c on c.oid = con.conrelid and c.relrowsecurity
        join pg_attribute a on a.attrelid = c.oid and a.attnum = con.conkey[1]
        where con.contype in ('p', 'f') and a.attname <> 'tenant_id'`,
  )
  expect(loose).toEqual([])
})

it('works as a role that cannot bypass row-level security', async () => {
  const [role] = await withTenant(db, 'gavarres', (tx) =>
    rowsOf<{ name: string; bypass: boolean }>(
      tx,
      sql`select rolname as name, (rolsuper or rolbypassrls) as bypass from pg_roles where rolname = current_user`,
    ),
  )
  expect(role).toEqual({ name: 'sureda_app', bypass: false })
})
