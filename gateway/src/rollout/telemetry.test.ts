import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { canaried, promoted } from './rollout.ts'

const rollback = { minFailures: 3, rate: 0.5, windowMs: 60_000 }
const change = { action: 'test', version: null, actor: 'test', reason: null }
const NEW = '1.1.0-bbbbbbbb'

async function withNewRelease() {
  const gateway = await testGateway({ rollback })
  await gateway.ship('mf-booking', NEW)
  await gateway.options.rollouts.change('mf-booking', change, (rollout) => promoted(rollout, NEW))
  /** Every visitor has a network of their own. */
  const report = (outcome: string, visitor: number, version = NEW, remoteAddress = `10.0.0.${visitor}`) =>
    gateway.app.inject({
      method: 'POST',
      url: '/telemetry/remotes',
      remoteAddress,
      headers: { cookie: `sureda_bucket=${visitor}`, 'content-type': 'text/plain' },
      payload: JSON.stringify({
        events: [{ remote: 'mf-booking', version, phase: 'entry', outcome, ms: 12 }],
      }),
    })
  const stable = async () =>
    (await gateway.options.rollouts.all()).find((one) => one.remote === 'mf-booking')?.stable
  return { ...gateway, report, stable }
}

it('takes a release back by itself when it fails for too many, and says why', async () => {
  const { report, stable, options } = await withNewRelease()
  await report('ok', 1)
  await report('failed', 2)
  await report('incompatible', 3)
  expect(await stable()).toBe(NEW)
  expect((await report('integrity', 4)).statusCode).toBe(204)
  expect(await stable()).toBe('1.0.0-aaaaaaaa')
  const [event] = await options.rollouts.events('mf-booking', 1)
  expect(event).toMatchObject({ action: 'rollback', version: NEW, actor: 'automatic' })
  expect(event?.reason).toBe('3 of 4 loads failed within 1 min')
})

it('takes a stable release back also while a canary runs, and leaves the canary', async () => {
  const { report, stable, options } = await withNewRelease()
  const event = { action: 'canary', version: '2.0.0-cccccccc', actor: 'test', reason: null } as const
  await options.rollouts.change('mf-booking', event, (now) => canaried(now, '2.0.0-cccccccc', 5))
  for (let visitor = 1; visitor < 5; visitor++) await report('failed', visitor)
  expect(await stable()).toBe('1.0.0-aaaaaaaa')
  expect((await options.rollouts.all()).find(({ remote }) => remote === 'mf-booking')).toMatchObject({
    canary: '2.0.0-cccccccc',
    canaryShare: 5,
  })
})

it('counts a visitor once, however often the same thing fails for them', async () => {
  const { report, stable } = await withNewRelease()
  for (let time = 0; time < 10; time++) await report('failed', 1)
  expect(await stable()).toBe(NEW)
})

it('lets nobody vote a release away alone, whatever cookies or addresses they make up', async () => {
  const { report, stable, options } = await withNewRelease()
  for (let visitor = 0; visitor < 100; visitor++) await report('failed', visitor, NEW, '10.0.0.1')
  for (let host = 1; host < 100; host++) await report('failed', host, NEW, `2001:db8:1:2::${host}`)
  expect(await stable()).toBe(NEW)
  const { failed } = await options.rollouts.addHealth('mf-booking', NEW, { ok: 0, failed: 0 }, new Date(0))
  expect(failed).toBe(2)
  await report('failed', 1, NEW, '2001:db8:9:9::1')
  expect(await stable()).toBe('1.0.0-aaaaaaaa')
})

it('keeps nothing of releases that nobody gets, and blames no release for a lost network', async () => {
  const { report, stable, options } = await withNewRelease()
  const counted = (version: string) =>
    options.rollouts.addHealth('mf-booking', version, { ok: 0, failed: 0 }, new Date(0))
  for (let visitor = 0; visitor < 10; visitor++) await report('failed', visitor, '9.9.9-cccccccc')
  expect(await counted('9.9.9-cccccccc')).toEqual({ ok: 0, failed: 0 })
  for (let visitor = 0; visitor < 10; visitor++) await report('timeout', visitor)
  expect(await stable()).toBe(NEW)
  for (let visitor = 20; visitor < 30; visitor++) await report('recovered', visitor, '1.0.0-aaaaaaaa')
  expect(await counted('1.0.0-aaaaaaaa')).toEqual({ ok: 10, failed: 0 })
})

it('leaves a release alone that most visitors load well, and one without an earlier release', async () => {
  const { report, stable } = await withNewRelease()
  for (let visitor = 0; visitor < 20; visitor++) await report('ok', visitor)
  for (let visitor = 0; visitor < 5; visitor++) await report('failed', visitor)
  expect(await stable()).toBe(NEW)
  const first = await testGateway({ rollback })
  for (let visitor = 0; visitor < 5; visitor++)
    await first.app.inject({
      method: 'POST',
      url: '/telemetry/remotes',
      remoteAddress: `10.0.0.${visitor}`,
      headers: { cookie: `sureda_bucket=${visitor}` },
      payload: {
        events: [{ remote: 'mf-map', version: '1.0.0-aaaaaaaa', phase: 'render', outcome: 'failed' }],
      },
    })
  const rollout = (await first.options.rollouts.all()).find((one) => one.remote === 'mf-map')
  expect(rollout?.stable).toBe('1.0.0-aaaaaaaa')
})

it('refuses what is no report', async () => {
  const { app } = await testGateway()
  const good = { remote: 'mf-map', version: '1.0.0-aaaaaaaa', phase: 'entry', outcome: 'ok' }
  for (const payload of [
    '{',
    '{}',
    { events: [{ ...good, remote: 'x' }] },
    { events: [{ ...good, more: 1 }] },
    { events: Array(51).fill(good) },
  ]) {
    const headers = { 'content-type': typeof payload === 'string' ? 'text/plain' : 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/telemetry/remotes', headers, payload })
    expect(statusCode).toBe(400)
  }
  const large = { events: [{ ...good, message: 'x'.repeat(20_000) }] }
  expect((await app.inject({ method: 'POST', url: '/telemetry/remotes', payload: large })).statusCode).toBe(
    413,
  )
})
