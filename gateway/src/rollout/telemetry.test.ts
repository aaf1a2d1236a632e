import { expect, it } from 'vitest'
import { elsewhere, report as send, visit } from '../testing/phone.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { canaried, promoted } from './rollout.ts'

const rollback = { minFailures: 3, rate: 0.5, windowMs: 60_000 }
const caps = { network: { ok: 99, failed: 99 }, block: { ok: 99, failed: 99 } }
const change = { action: 'test', version: null, actor: 'test', reason: null }
const NEW = '1.1.0-bbbbbbbb'

/** A new public release, or a canary for all visitors. */
async function withNewRelease(as: 'canary' | 'stable' = 'canary') {
  const gateway = await testGateway({ rollback })
  await gateway.ship('mf-booking', NEW)
  await gateway.options.rollouts.change('mf-booking', change, (rollout) =>
    as === 'canary' ? canaried(rollout, NEW, 100) : promoted(rollout, NEW),
  )
  gateway.app.registry.refresh()
  /** Every visitor has their own network. */
  const report = (outcome: string, visitor: number, version = NEW, address = elsewhere(visitor)) =>
    visit(gateway.app, { address, bucket: visitor }, version, outcome)
  const rollout = async () =>
    (await gateway.options.rollouts.all()).find((one) => one.remote === 'mf-booking')
  const isOut = async () => [(await rollout())?.canary, (await rollout())?.stable].includes(NEW)
  const health = (version = NEW) =>
    gateway.options.rollouts.reports.health('mf-booking', version, new Date(0), caps)
  return { ...gateway, report, rollout, isOut, health }
}

it('rolls a canary back by itself when too many loads fail, and names the reason', async () => {
  const { report, isOut, options } = await withNewRelease()
  await report('ok', 1)
  await report('failed', 2)
  await report('incompatible', 3)
  expect(await isOut()).toBe(true)
  expect(await report('integrity', 4)).toBe(204)
  expect(await isOut()).toBe(false)
  const [event] = await options.rollouts.events('mf-booking', 1)
  expect(event).toMatchObject({ action: 'rollback', version: NEW, actor: 'automatic' })
  expect(event?.reason).toBe('3 of 4 loads failed within 1 min')
})

it('alerts about a failing stable release without rolling it or its canary back', async () => {
  const { report, rollout, options } = await withNewRelease('stable')
  const event = { action: 'canary', version: '2.0.0-cccccccc', actor: 'test', reason: null } as const
  await options.rollouts.change('mf-booking', event, (now) => canaried(now, '2.0.0-cccccccc', 5))
  for (let visitor = 1; visitor < 11; visitor++) await report('failed', visitor)
  expect(await rollout()).toMatchObject({ stable: NEW, canary: '2.0.0-cccccccc', canaryShare: 5 })
  const [last] = await options.rollouts.events('mf-booking', 1)
  expect(last).toMatchObject({ action: 'alert', version: NEW, actor: 'automatic' })
})

it('counts a visitor once, as failed if any load failed, over any number of pages', async () => {
  const { report, isOut, health } = await withNewRelease()
  await report('ok', 1)
  for (let time = 0; time < 10; time++) await report('failed', 1)
  await report('ok', 1)
  expect(await isOut()).toBe(true)
  expect(await health()).toEqual({ ok: 0, failed: 1 })
})

it('ignores releases that no visitor gets, and blames no release for a lost network', async () => {
  const { report, isOut, health } = await withNewRelease()
  for (let visitor = 0; visitor < 10; visitor++) await report('failed', visitor, '9.9.9-cccccccc')
  expect(await health('9.9.9-cccccccc')).toEqual({ ok: 0, failed: 0 })
  for (let visitor = 0; visitor < 10; visitor++) await report('timeout', visitor)
  expect(await isOut()).toBe(true)
  for (let visitor = 20; visitor < 30; visitor++) await report('recovered', visitor, '1.0.0-aaaaaaaa')
  expect(await health('1.0.0-aaaaaaaa')).toEqual({ ok: 10, failed: 0 })
})

it('leaves a release that most visitors load well, and one without an earlier release', async () => {
  const { report, isOut } = await withNewRelease()
  for (let visitor = 0; visitor < 20; visitor++) await report('ok', visitor)
  for (let visitor = 20; visitor < 25; visitor++) await report('failed', visitor)
  expect(await isOut()).toBe(true)
  const first = await testGateway({ rollback })
  for (let visitor = 0; visitor < 5; visitor++)
    await visit(first.app, { address: elsewhere(visitor), bucket: visitor }, '1.0.0-aaaaaaaa', 'failed')
  const rollout = (await first.options.rollouts.all()).find((one) => one.remote === 'mf-booking')
  expect(rollout?.stable).toBe('1.0.0-aaaaaaaa')
  expect((await first.options.rollouts.events('mf-booking', 1))[0]).toMatchObject({ action: 'alert' })
})

it('logs a limited number of lines about ignored reports', async () => {
  const lines: { level: number; counted: boolean }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { app } = await testGateway({ rollback }, { logger: { level: 'warn', stream } })
  const load = { version: '1.0.0-aaaaaaaa', outcome: 'failed' }
  for (let time = 0; time < 10; time++) await send(app, { address: elsewhere(1) }, load)
  expect(lines.map(({ counted }) => counted)).toEqual([false, false])
})

it('refuses an invalid report', async () => {
  const { app } = await testGateway()
  const good = { remote: 'mf-map', version: '1.0.0-aaaaaaaa', phase: 'entry', outcome: 'ok' }
  for (const payload of [
    '{',
    '{}',
    { events: [{ ...good, remote: 'x' }] },
    { events: [{ ...good, more: 1 }] },
    { events: [good], token: 7 },
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
