import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elsewhere, openPage, visit } from '../testing/phone.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { databaseRollouts } from './database-rollouts.ts'
import { memoryRollouts } from './rollout-store.ts'
import { percentileOf } from './vitals.ts'

const V = '1.0.0-aaaaaaaa'
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe.each([
  ['in memory', () => memoryRollouts()],
  ['in the database', () => databaseRollouts(database.db)],
])('health of a release %s', (_where, store) => {
  it('sums reports by phase, each visitor once', async () => {
    const { app, options } = await testGateway({ rollouts: store() })
    const phone = (n: number) => ({ address: elsewhere(n), bucket: n, host: 'gavarres.localhost' })
    for (const n of [1, 2, 3]) await visit(app, phone(n), V, 'ok')
    await visit(app, phone(3), V, 'failed')
    for (let time = 0; time < 9; time++) await visit(app, phone(4), V, 'failed')
    await visit(app, phone(5), V, 'timeout')
    const send = async (n: number, event: object, withToken = true) => {
      const token = withToken ? await openPage(app, phone(n)) : undefined
      const events = [{ remote: 'mf-booking', version: V, outcome: 'ok', ...event }]
      const { host, address: remoteAddress } = phone(n)
      const headers = { host, cookie: `sureda_bucket=${n}` }
      const payload = { events, token }
      return app.inject({ method: 'POST', url: '/telemetry/remotes', remoteAddress, headers, payload })
    }
    const vital = { phase: 'lcp', screen: './booking-list' }
    for (const [n, ms] of [900, 1_000, 1_100, 4_000].entries()) await send(n, { ...vital, ms })
    await send(0, { ...vital, ms: 100 })
    await send(6, { ...vital, screen: './made-up', ms: 100 })
    await send(7, { ...vital, ms: 100 }, false)
    const sums = await options.rollouts.health.sums('mf-booking', V, new Date(0))
    const counts = Object.fromEntries(sums.map(({ measure, count }) => [measure, count]))
    expect(counts).toEqual({
      visitors: 4,
      'failed visitors': 2,
      loads: 14,
      'failed: entry': 5,
      'lcp 1200': 3,
      'lcp 5000': 1,
    })
    expect(sums.find(({ measure }) => measure === 'lcp 5000')?.screen).toBe('./booking-list')
    expect(percentileOf('lcp', sums)).toEqual({ p75: 1_200, pages: 4 })
    expect(percentileOf('inp', sums)).toBeUndefined()
  })
})

it('starts a new sum each hour, and deletes those older than thirty days', async () => {
  const { health } = databaseRollouts(database.db)
  const row = { remote: 'mf-map', version: V, measure: 'loads' } as const
  await health.add([row, row])
  await health.add([row])
  expect(await health.sums('mf-map', V, new Date(0))).toEqual([{ measure: 'loads', screen: '', count: 3 }])
  expect(await health.sums('mf-map', V, new Date(Date.now() + 1))).toEqual([])
})
