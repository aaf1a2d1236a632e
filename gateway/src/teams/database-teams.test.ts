import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { newTeamKey } from '@sureda/build/ship/team-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseTeams } from './database-teams.ts'
import type { TeamStore } from './team-store.ts'
import { teamKeys } from './teams.tables.ts'

let database: Database
let store: TeamStore
const first = newTeamKey()

beforeAll(async () => {
  database = await openTestDatabase()
  store = databaseTeams(database.db)
  const change = { action: 'add', team: 'walks', remotes: ['mf-walks'], actor: 'ana' } as const
  await store.change({ ...change, remotes: ['mf-walks', 'mf-huts'], key: first.record })
})
afterAll(() => database.close())

it('stores a key as its hash alone', async () => {
  const [, , secret = '', privateKey = ''] = first.text.split('.')
  expect(await store.key(first.record.id)).toEqual({
    ...first.record,
    team: 'walks',
    remotes: ['mf-huts', 'mf-walks'],
  })
  const rows = JSON.stringify(await rowsOf(database.db, sql`select * from team_keys, team_acts`))
  expect(rows).toContain(first.record.secretHash)
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(privateKey)
})

it('gives a remote to one team, and makes no key when a remote is not free', async () => {
  const { record: key } = newTeamKey()
  await expect(
    store.change({ action: 'add', team: 'others', remotes: ['mf-other', 'mf-huts'], key, actor: 'ana' }),
  ).rejects.toThrow('mf-huts belongs to the team walks; a remote has one team.')
  expect(await store.key(key.id)).toBeUndefined()
  expect((await store.list()).map(({ name }) => name)).toEqual(['walks'])
})

it('rotates: the former key works for the overlap, and not longer', async () => {
  const [second, third] = [newTeamKey().record, newTeamKey().record]
  const rotate = { action: 'rotate', team: 'walks', actor: 'ana' } as const
  await store.change({ ...rotate, key: second, overlapHours: 2 })
  expect(await store.key(first.record.id)).toBeDefined()
  await store.change({ ...rotate, key: third, overlapHours: 0 })
  expect(await store.key(first.record.id)).toBeUndefined()
  expect(await store.key(second.id)).toBeUndefined()
  expect((await store.key(third.id))?.team).toBe('walks')
  await expect(store.change({ ...rotate, team: 'none', key: second, overlapHours: 0 })).rejects.toThrow(
    'There is no team "none"',
  )
  await store.change({ action: 'revoke', keyId: third.id, actor: 'ana' })
  expect(await store.key(third.id)).toBeUndefined()
})

it('writes who did what from where, also of what was interrupted, and no signed request twice', async () => {
  const act = { team: 'walks', keyId: first.record.id, action: 'promote', remote: 'mf-walks' }
  const line = { ...act, version: '1.0.0-aaaaaaaa', actor: `key ${first.record.id}`, address: '10.0.0.1' }
  const id = await store.begin(line, 'a-nonce-of-this-key')
  expect(await store.begin(line, 'a-nonce-of-this-key')).toBeUndefined()
  expect(await store.log('walks', 1)).toMatchObject([{ ...line, outcome: null }])
  await store.end(id ?? 0, 'done', null)
  expect(await store.log('walks', 5)).toMatchObject([
    { action: 'promote', address: '10.0.0.1', outcome: 'done' },
    { action: 'revoke key', actor: 'ana' },
    { action: 'rotate key' },
    { action: 'rotate key', detail: 'overlap of 2 h' },
    { action: 'add key', detail: 'mf-walks, mf-huts' },
  ])
})

it('deletes lines after a year: they have network addresses', async () => {
  await database.db.execute(sql`update team_acts set at = now() - interval '366 days' where team = 'walks'`)
  await store.begin({
    team: 'walks',
    keyId: first.record.id,
    action: 'ship',
    actor: 'ana',
    address: '192.0.2.1',
    remote: null,
    version: null,
  })
  expect(await store.log('walks', 10)).toHaveLength(1)
})

it('is out of reach for the role that works for tenants', async () => {
  await expect(withTenant(database.db, 'gavarres', (tx) => tx.select().from(teamKeys))).rejects.toThrow()
})
