import { openEmbedded } from '@sureda/api/database/embedded'
import { migrate } from '@sureda/api/database/migrate'
import { withTenant } from '@sureda/api/database/with-tenant'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseRollouts } from './database-rollouts.ts'
import { rollouts as table } from './rollout.tables.ts'
import { canaried, pinned, promoted, switched } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

const A = '1.0.0-aaaaaaaa'
const B = '1.0.1-bbbbbbbb'
const event = { action: 'promote', version: A, actor: 'test', reason: 'because' }
let store: RolloutStore
let database: Awaited<ReturnType<typeof openEmbedded>>

beforeAll(async () => {
  database = await openEmbedded({})
  await migrate(database)
  store = databaseRollouts(database.db)
  for (const version of [A, B]) await store.recordRelease({ remote: 'mf-map', version, shellApi: '^1.0.0' })
})
afterAll(() => database.close())

it('keeps state, history and shipped releases', async () => {
  await store.change('mf-map', event, (rollout) => promoted(rollout, A))
  await store.change('mf-map', event, (rollout) =>
    pinned(switched(canaried(rollout, B, 20), false, 'raya'), 'raya', B),
  )
  expect(await store.all()).toEqual([
    {
      remote: 'mf-map',
      stable: A,
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

it('loses no change when two are made at once', async () => {
  await store.change('mf-map', event, (rollout) => ({ ...rollout, disabledTenants: [] }))
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      store.change('mf-map', event, (rollout) => switched(rollout, false, `tenant-${index}`)),
    ),
  )
  const [rollout] = await store.all()
  expect(rollout?.disabledTenants).toHaveLength(10)
})

it('writes nothing when the change is refused, nor a version that was never shipped', async () => {
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

it('sums reported loads within the window', async () => {
  const since = new Date(Date.now() - 60_000)
  await store.addHealth('mf-map', A, { ok: 3, failed: 1 }, since)
  expect(await store.addHealth('mf-map', A, { ok: 0, failed: 2 }, since)).toEqual({ ok: 3, failed: 3 })
  const future = new Date(Date.now() + 3_600_000)
  expect(await store.addHealth('mf-map', A, { ok: 1, failed: 0 }, future)).toEqual({ ok: 0, failed: 0 })
})

it('is out of reach for the role that works for tenants', async () => {
  await expect(withTenant(database.db, 'gavarres', (tx) => tx.select().from(table))).rejects.toThrow()
})
