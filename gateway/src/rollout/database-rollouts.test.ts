import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import type { AccessLevel } from '@sureda/contract/rules/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseRollouts } from './database-rollouts.ts'
import { rollouts as table } from './rollout.tables.ts'
import { canaried, pinned, promoted, switched } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

const A = '1.0.0-aaaaaaaa'
const B = '1.0.1-bbbbbbbb'
const event = { action: 'promote', version: A, actor: 'test', reason: 'because' }
let store: RolloutStore
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  store = databaseRollouts(database.db)
  for (const version of [A, B]) await store.recordRelease({ remote: 'mf-map', version, shellApi: '^1.0.0' })
})
afterAll(() => database.close())

it('stores state, history and shipped releases', async () => {
  await store.change('mf-map', event, (rollout) => promoted(rollout, A))
  await store.change('mf-map', event, (rollout) =>
    pinned(switched(canaried(rollout, B, 20), false, 'raya'), 'raya', B),
  )
  expect(await store.all()).toEqual([
    {
      remote: 'mf-map',
      stable: A,
      stableSince: expect.any(Date),
      previous: null,
      canary: B,
      canaryShare: 20,
      pins: { raya: B },
      disabled: false,
      disabledTenants: ['raya'],
    },
  ])
  expect(await store.events('mf-map', 1)).toMatchObject([{ action: 'promote', reason: 'because' }])
  await store.recordRelease({ remote: 'mf-map', version: A, shellApi: '^1.0.0' })
  expect((await store.releases('mf-map')).map((release) => release.version).sort()).toEqual([A, B])
})

it('loses neither of two concurrent changes', async () => {
  await store.change('mf-map', event, (rollout) => ({ ...rollout, disabledTenants: [] }))
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      store.change('mf-map', event, (rollout) => switched(rollout, false, `tenant-${index}`)),
    ),
  )
  const [rollout] = await store.all()
  expect(rollout?.disabledTenants).toHaveLength(10)
})

it('writes nothing for a refused change or a version that was never shipped', async () => {
  const before = await store.all()
  const refused = () => {
    throw new Error('no')
  }
  await expect(store.change('mf-map', event, refused)).rejects.toThrow('no')
  await expect(
    store.change('mf-map', event, (rollout) => promoted(rollout, '9.9.9-cccccccc')),
  ).rejects.toThrow()
  expect(await store.all()).toEqual(before)
})

it('sums reports within the time window and limits, each visitor once', async () => {
  const { reports } = store
  const since = new Date(Date.now() - 60_000)
  const caps = { network: { ok: 2, failed: 1 }, block: { ok: 3, failed: 2 } }
  const add = (network: string, visitor: string, failed: boolean, block = 'block') =>
    reports.add({ remote: 'mf-map', version: A, network, visitor, block, failed }, since, caps)
  expect(await add('one', '1', false)).toBe(true)
  expect(await add('one', '1', false)).toBe(false)
  expect(await add('one', '1', true)).toBe(true)
  expect(await add('one', '2', true)).toBe(false)
  for (const visitor of ['2', '3', '4']) await add('one', visitor, false)
  for (const network of ['two', 'three']) await add(network, '1', true)
  await add('four', '1', false, 'another')
  expect(await reports.health('mf-map', A, since, caps)).toEqual({ ok: 3, failed: 2 })
  const later = new Date(Date.now() + 3_600_000)
  expect(await reports.health('mf-map', A, later, caps)).toEqual({ ok: 0, failed: 0 })
})

it('applies the limits also to concurrent reports', async () => {
  const loose = { network: { ok: 99, failed: 99 }, block: { ok: 99, failed: 99 } }
  const add = (network: string, visitor: string, failed: boolean) =>
    store.reports.add(
      { remote: 'mf-map', version: B, network, visitor, block: 'block', failed },
      new Date(0),
      loose,
    )
  for (const network of ['one', 'two', 'three'])
    for (const visitor of ['1', '2', '3', '4']) await add(network, visitor, visitor < '3')
  const sums = (network: number, block: number) =>
    store.reports.health('mf-map', B, new Date(0), {
      network: { ok: network, failed: network },
      block: { ok: block, failed: block },
    })
  expect(await sums(99, 99)).toEqual({ ok: 6, failed: 6 })
  expect(await sums(1, 99)).toEqual({ ok: 3, failed: 3 })
  expect(await sums(1, 2)).toEqual({ ok: 2, failed: 2 })
})

it('records the same event once within a time', async () => {
  const alert = { ...event, action: 'alert' }
  expect(await store.recordOnce('mf-map', alert, new Date(0))).toBe(true)
  expect(await store.recordOnce('mf-map', alert, new Date(0))).toBe(false)
  expect(await store.recordOnce('mf-map', alert, new Date(Date.now() + 60_000))).toBe(true)
  expect(await store.recordOnce('mf-map', { ...alert, version: B }, new Date(0))).toBe(true)
})

it('cannot be read as the tenant role', async () => {
  await expect(withTenant(database.db, 'gavarres', (tx) => tx.select().from(table))).rejects.toThrow()
})

const MAP = { remote: 'mf-map', shellApi: '^1.0.0' } as const
const GUIDE = { remote: 'mf-guide', shellApi: '^1.0.0', version: A } as const
const claiming = (...values: string[]) => ({
  claims: values.map((value) => ({ kind: 'address' as const, value })),
  takesOver: false,
})

it('reserves an address for one remote until a release without it is promoted', async () => {
  await store.recordRelease({ ...MAP, version: '2.0.0-a' }, claiming('/one', '/two'))
  await store.change('mf-map', event, (rollout) => promoted(rollout, '2.0.0-a'))
  const contested = { kind: 'address', value: '/two', remote: 'mf-map', version: '2.0.0-a' }
  expect(await store.recordRelease(GUIDE, claiming('/two', '/three'))).toEqual([contested])
  // nothing of a refused release is recorded, nor what it would have had
  expect(await store.releases('mf-guide')).toEqual([])
  expect(await store.recordRelease({ ...MAP, version: '2.1.0-b' }, claiming('/one', '/three'))).toEqual([])
  expect(await store.recordRelease(GUIDE, claiming('/two'))).toEqual([contested])
  await store.change('mf-map', event, (rollout) => promoted(rollout, '2.1.0-b'))
  expect(await store.recordRelease(GUIDE, claiming('/two'))).toEqual([])
  expect(await store.recordRelease({ ...MAP, version: '2.2.0-c' }, claiming('/two'))).toMatchObject([
    { remote: 'mf-guide' },
  ])
  // all remotes are released together: an address may move between them
  const together = { ...claiming('/two'), takesOver: true }
  expect(await store.recordRelease({ ...MAP, version: '2.2.0-c' }, together)).toEqual([])
})

it('frees an address after thirty days without visitors, but not one in use', async () => {
  await store.recordRelease({ ...MAP, version: '3.0.0-a' }, claiming('/unused', '/used'))
  await store.recordRelease({ ...MAP, version: '3.1.0-b' }, claiming('/used'))
  await store.change('mf-map', event, (rollout) => canaried(rollout, '3.1.0-b', 5))
  await database.db.execute(sql`update remote_claims set at = now() - interval '31 days'`)
  expect(await store.recordRelease(GUIDE, claiming('/unused'))).toEqual([])
  expect(await store.recordRelease(GUIDE, claiming('/used'))).toMatchObject([{ version: '3.1.0-b' }])
})

it('refuses a guard over an address of another remote with another access, while that is in use', async () => {
  const record = (
    release: Parameters<RolloutStore['recordRelease']>[0],
    value: string,
    access: AccessLevel,
  ) => store.recordRelease(release, { claims: [{ kind: 'address', value, access }], takesOver: false })
  const GAMES = { remote: 'mf-games', shellApi: '^1.0.0', version: A } as const
  expect(await record(GAMES, '/hut/:', 'member')).toEqual([])
  expect(await record(GUIDE, '/hut/*', 'member')).toEqual([])
  const contested = { kind: 'address', value: '/hut/:', access: 'member', remote: 'mf-games', version: A }
  expect(await record(GUIDE, '/hut/*', 'guide')).toEqual([contested])
  expect(await record(GUIDE, '/huts/*', 'guide')).toEqual([])
  // a guard below a guard, and one from the other side
  expect(await record(GUIDE, '/hut/*', 'member')).toEqual([])
  expect(await record(GAMES, '/hut/old/*', 'guide')).toMatchObject([{ value: '/hut/*', access: 'member' }])
  await database.db.execute(sql`update remote_claims set at = now() - interval '31 days'`)
  expect(await record(GAMES, '/hut/old/*', 'guide')).toEqual([])
})
