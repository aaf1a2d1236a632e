import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { PERSONAL_DATA } from './personal-data.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Texts about who did something; without the person behind the id they identify no one. */
const HISTORY = ['reservation_events.actor', 'reservations.changed_by', 'people_changes.actor']
/** Notes of a guide about people without an account, deleted with their row. `users` and `people_changes` are in the list by their id. */
const ADDRESSES = ['group_members.email', 'users.email', 'people_changes.email', 'email_changes.new_email']
/** Addresses of the office: on its content, and of staff who ship releases or change keys. */
const OF_THE_OFFICE = [
  'operators.email',
  'guide_profiles.contact_email',
  'rollout_events.actor',
  'pass_key_changes.actor',
  'push_key_changes.actor',
  'teams.created_by',
  'team_keys.created_by',
  'team_acts.actor',
]

it('lists every column that identifies a person', async () => {
  const found = await rowsOf<{ name: string }>(
    database.db,
    sql`select c.table_name || '.' || c.column_name as name
        from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public' and (
          c.column_name ~ '(^|_)(user_id|owner_id|member_id|person_id|player|actor|changed_by|used_by|created_by|recipient|email|new_email)$'
          or (c.table_name, c.column_name) in (
            select con.conrelid::regclass::text, a.attname
            from pg_constraint con
            join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
            where con.contype = 'f' and con.confrelid = 'users'::regclass and a.attname <> 'tenant_id'))`,
  )
  const known = new Set([
    ...PERSONAL_DATA.map(({ table, column }) => `${table}.${column}`),
    ...HISTORY,
    ...ADDRESSES,
    ...OF_THE_OFFICE,
  ])
  // new column: decide in personal-data.ts whether the archive contains it, and what happens to it on deletion
  expect(found.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const there = new Set(found.map(({ name }) => name))
  const gone = PERSONAL_DATA.map(({ table, column }) => `${table}.${column}`).filter(
    (name) => !there.has(name) && name !== 'users.id',
  )
  expect(gone).toEqual([])
})

it('has a reason for everything that stays or is left out of the archive', () => {
  const silent = PERSONAL_DATA.filter(({ file, fate, why }) => !why && (file === null || fate !== 'deleted'))
  expect(silent).toEqual([])
})

it('never contains what opens an account', async () => {
  const secrets = await rowsOf<{ table: string; column: string }>(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and column_name ~ '(hash|secret|token|private)'`,
  )
  for (const source of PERSONAL_DATA)
    if (source.file !== null)
      for (const { table, column } of secrets)
        if (table === source.table) expect(source.hidden, `${table}.${column}`).toContain(column)
})
