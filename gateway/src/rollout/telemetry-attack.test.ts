/** Outsiders who try to force a rollback, against both report stores; honest failures must still count. */
import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_ROLLBACK } from '../options.ts'
import { controlOf } from '../releases/commands.ts'
import { aTenant } from '../testing/fixtures.ts'
import { elsewhere, openPage, report, visit } from '../testing/phone.ts'
import { SECRET, testGateway } from '../testing/test-gateway.ts'
import { databaseRollouts } from './database-rollouts.ts'
import { releaseIdsOf, signLoadToken } from './load-token.ts'
import { signOverride } from './override-token.ts'
import { canaried, emptyRollout, promoted } from './rollout.ts'
import { memoryRollouts, type RolloutStore } from './rollout-store.ts'

/** Addresses of an attack: four times those that cause a rollback. */
const MANY = 4 * DEFAULT_ROLLBACK.minFailures
const OLD = '1.0.0-aaaaaaaa'
const NEW = '1.1.0-bbbbbbbb'
const change = { action: 'test', version: null, actor: 'test', reason: null }
const { windowMs } = DEFAULT_ROLLBACK
const failed = { version: NEW, outcome: 'failed' }
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** A gateway where NEW is the canary of all visitors, or public. */
async function gatewayWith(rollouts: RolloutStore, as: 'canary' | 'stable') {
  const lines: { level: number; msg: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const tenantOf = async (host: string) => aTenant({ id: host.split('.')[0] })
  const gateway = await testGateway({ rollouts, tenantOf }, { logger: { level: 'error', stream } })
  await gateway.ship('mf-booking', NEW)
  await rollouts.change('mf-booking', change, (now) => {
    const before = promoted({ ...now, ...emptyRollout('mf-booking') }, OLD)
    return as === 'canary' ? canaried(before, NEW, 100) : promoted(before, NEW)
  })
  gateway.app.registry.refresh()
  const rollout = async () => (await rollouts.all()).find(({ remote }) => remote === 'mf-booking')
  const isThere = async () => [(await rollout())?.stable, (await rollout())?.canary].includes(NEW)
  const events = async () =>
    (await rollouts.events('mf-booking', 9)).filter(({ actor }) => actor === 'automatic')
  return { ...gateway, isThere, events, lines }
}

/** Visitors all over the country whose loads succeed. */
async function goodLoads(app: Awaited<ReturnType<typeof testGateway>>['app'], many: number) {
  for (let n = 0; n < many; n++) await visit(app, { address: `10.200.${n}.1`, bucket: n }, NEW, 'ok')
}

describe.each([
  ['in memory', () => memoryRollouts()],
  ['in the database', () => databaseRollouts(database.db)],
])('%s', (_where, store) => {
  beforeEach(async () => {
    await database.db.execute('delete from release_reports')
    await database.db.execute('delete from rollout_events')
  })

  it('ignores reports without a token of a page with the release, from any number of addresses', async () => {
    const { app, isThere, events } = await gatewayWith(store(), 'canary')
    await goodLoads(app, 40)
    for (let n = 0; n < MANY; n++) await report(app, { address: elsewhere(n), bucket: n }, failed)
    expect(await isThere()).toBe(true)
    expect(await events()).toEqual([])
  })

  it('refuses forged tokens and tokens for other purposes', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    const page = {
      tenant: 'gavarres',
      bucket: 1,
      releaseIds: releaseIdsOf([{ remote: 'mf-booking', version: NEW }]),
    }
    for (let n = 0; n < MANY; n++) {
      const address = elsewhere(n)
      const good = (await openPage(app, { address, bucket: n })) ?? ''
      const [payload = '', signature = ''] = good.split('.')
      for (const token of [
        signLoadToken({ ...page, address, lifeMs: windowMs }, ['another secret of thirty-two characters']),
        `${payload.replace('gavarres~', 'gavarres~7')}.${signature}`,
        `${payload}.${signature.slice(1)}x`,
        signOverride({ releases: { 'mf-booking': NEW }, expires: Date.now() }, SECRET),
        payload,
        `${good}.${signature}`,
      ])
        await report(app, { address, bucket: n }, { ...failed, token })
    }
    expect(await isThere()).toBe(true)
  })

  it('counts a token once, from any number of addresses', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    const token = await openPage(app, { address: elsewhere(1), bucket: 1 })
    for (let n = 0; n < MANY; n++)
      await report(app, { address: elsewhere(n), bucket: n }, { ...failed, token })
    expect(await isThere()).toBe(true)
  })

  it('counts a token for the address that requested its page', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    for (let n = 0; n < MANY; n++) {
      const token = await openPage(app, { address: elsewhere(1), bucket: n })
      await report(app, { address: elsewhere(n), bucket: n }, { ...failed, token })
    }
    expect(await isThere()).toBe(true)
  })

  it('ignores tokens older than the time window', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    const tokens = []
    for (let n = 0; n < MANY; n++) tokens.push(await openPage(app, { address: elsewhere(n), bucket: n }))
    vi.setSystemTime(Date.now() + windowMs + 1_000)
    for (const [n, token] of tokens.entries())
      await report(app, { address: elsewhere(n), bucket: n }, { ...failed, token })
    expect(await isThere()).toBe(true)
  })

  it('refuses a token for another tenant, or for a release that was not in its page', async () => {
    const { app, isThere, options } = await gatewayWith(store(), 'canary')
    for (let n = 0; n < MANY; n++) {
      const token = await openPage(app, { address: elsewhere(n), bucket: n, host: 'raya.localhost' })
      await report(app, { address: elsewhere(n), bucket: n }, { ...failed, token })
    }
    expect(await isThere()).toBe(true)
    // no one gets the canary, yet it is offered
    await options.rollouts.change('mf-booking', change, (now) => ({ ...now, canaryShare: 0 }))
    app.registry.refresh()
    for (let n = 0; n < MANY; n++) await visit(app, { address: elsewhere(n), bucket: n }, NEW, 'failed')
    expect(await isThere()).toBe(true)
  })

  it.each([
    ['a canary', 'canary' as const],
    ['a stable release', 'stable' as const],
  ])(
    'keeps %s with forty good loads although five addresses report any number of failures',
    async (_what, as) => {
      const { app, isThere } = await gatewayWith(store(), as)
      await goodLoads(app, 40)
      for (let round = 0; round < 3; round++) {
        for (let n = 0; n < 5; n++)
          for (let page = 0; page < 10; page++)
            await visit(app, { address: elsewhere(n), bucket: 100 * round + page }, NEW, 'failed')
        // across the boundary of the counting window
        vi.setSystemTime(Date.now() + windowMs / 2 - 1_000)
      }
      expect(await isThere()).toBe(true)
    },
  )

  it('counts the addresses of one provider’s block as few', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    for (let n = 0; n < MANY; n++) {
      await visit(app, { address: `10.1.1.${n}`, bucket: n }, NEW, 'failed')
      await visit(app, { address: `2001:db8:1:${n.toString(16)}::1`, bucket: n }, NEW, 'failed')
    }
    expect(await isThere()).toBe(true)
  })

  it('applies its limits to concurrent reports', async () => {
    const { app, isThere } = await gatewayWith(store(), 'canary')
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, n) => openPage(app, { address: elsewhere(1), bucket: n })),
    )
    await Promise.all(tokens.map((token, n) => report(app, { address: elsewhere(n) }, { ...failed, token })))
    expect(await isThere()).toBe(true)
  })

  it('only alerts, once, when the stable release fails for many addresses, within the first minute', async () => {
    const rollouts = store()
    const { app, isThere, events, lines, options } = await gatewayWith(rollouts, 'stable')
    for (let n = 0; n < MANY; n++) await visit(app, { address: elsewhere(n), bucket: n }, NEW, 'failed')
    expect(await isThere()).toBe(true)
    expect(await events()).toMatchObject([
      { action: 'alert', version: NEW, reason: '5 of 5 loads failed within 10 min' },
    ])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 50, msg: expect.stringContaining('is not taken back by itself') })
    const control = controlOf({ ...options, tenants: async () => [] })
    const status = async () => (await control.status()).find((row) => row.rollout.remote === 'mf-booking')
    expect((await status())?.alert).toMatchObject({ version: NEW })
    await control.run({ action: 'rollback', remote: 'mf-booking', actor: 'ana' })
    expect((await status())?.alert).toBeUndefined()
  })

  it('rolls back a canary that is broken for its visitors', async () => {
    const { app, isThere, events } = await gatewayWith(store(), 'canary')
    for (let n = 0; n < 5; n++) await visit(app, { address: elsewhere(n), bucket: n }, NEW, 'integrity')
    expect(await isThere()).toBe(false)
    expect(await events()).toMatchObject([{ action: 'rollback', version: NEW }])
  })
})

it('counts one network once across several gateways', async () => {
  const rollouts = databaseRollouts(database.db)
  const gateways = [await gatewayWith(rollouts, 'canary'), await gatewayWith(rollouts, 'canary')]
  for (const { app } of gateways)
    for (let n = 0; n < 4; n++) await visit(app, { address: elsewhere(n), bucket: n }, NEW, 'failed')
  expect(await gateways[0]?.isThere()).toBe(true)
})

it('sends no token with the stored offline page', async () => {
  const { app } = await gatewayWith(memoryRollouts(), 'canary')
  const { headers } = await app.inject({ url: '/offline/page', headers: { host: 'gavarres.localhost' } })
  expect(headers['server-timing']).toBeUndefined()
})
