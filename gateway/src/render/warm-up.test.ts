import { afterEach, expect, it } from 'vitest'
import type { ServerRendering } from '../options.ts'
import { canaried, rolledBack } from '../rollout/rollout.ts'
import { aTenant } from '../testing/fixtures.ts'
import { REMOTE_HALF, type RenderingGateway, renderingGateway } from '../testing/server-halves.ts'
import { MAX_CONTEXTS } from './render-messages.ts'

const HOSTS = ['gavarres.localhost', 'raya.localhost']
const open: RenderingGateway[] = []
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close()
})

/** A gateway of these offices, and the lines that it logs. */
async function officesGateway(hosts: string[], change: Partial<ServerRendering> = {}) {
  const lines: string[] = []
  const made = await renderingGateway(
    { offices: async () => hosts, ...change },
    { tenantOf: async (host) => aTenant({ id: host.split('.')[0] ?? '' }) },
    { logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } },
  )
  open.push(made)
  const isWarm = (times: number) =>
    expect
      .poll(() => lines.filter((line) => line.includes('renderer warmed up')).length, { timeout: 30_000 })
      .toBe(times)
  const isRendered = async (host: string, bucket = 1) =>
    (await made.page('/booking/7', { host, cookie: `sureda_bucket=${bucket}` })).body.includes(
      'data-rendered',
    )
  return { ...made, lines, isWarm, isRendered }
}

const gone = { action: 'test', version: null, actor: 'test', reason: null }

it('renders a page per tenant after the start, so that the first visitor gets content', async () => {
  const hosts: string[] = []
  const { app, shipHalf, isWarm, isRendered } = await officesGateway(hosts)
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  hosts.push(...HOSTS)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await isWarm(1)
  for (const host of HOSTS) expect(await isRendered(host), host).toBe(true)
})

it('renders a page of each screen, with the first item of a list for a detail screen', async () => {
  const asked = new Set<string>()
  const answers: ServerRendering['answers'] = async (_asker, call) => {
    asked.add(call)
    return call.includes('per_page')
      ? '{"data":[{"id":"first one"},{"id":"second"}]}'
      : '{"data":{"title":"One"}}'
  }
  const { app, shipHalf, isWarm } = await officesGateway(HOSTS.slice(0, 1), { answers })
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await isWarm(1)
  const items = [...asked].filter((call) => call.endsWith('/first%20one'))
  expect(items).toEqual(
    expect.arrayContaining(['/api/v1/booking/first%20one', '/api/v1/stories/first%20one']),
  )
  expect([...asked].filter((call) => call.includes('second'))).toEqual([])
})

it('warms up a new release, a canary and the target of a rollback before their first visitor', async () => {
  const { app, options, shipHalf, isWarm, isRendered } = await officesGateway(HOSTS)
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await isWarm(1)
  for (const host of HOSTS) expect(await isRendered(host), host).toBe(true)
  await shipHalf('1.0.0-cccccccc', `${REMOTE_HALF}/**/`, (rollout, version) => canaried(rollout, version, 50))
  await isWarm(2)
  for (let bucket = 1; bucket <= 12; bucket++) expect(await isRendered(HOSTS[1] ?? '', bucket)).toBe(true)
  // both are new to the thread
  await shipHalf('1.0.0-dddddddd', `${REMOTE_HALF}/* */`)
  await isWarm(3)
  await options.rollouts.change('mf-booking', gone, rolledBack)
  app.registry.refresh()
  expect(await isRendered(HOSTS[0] ?? '')).toBe(true)
})

it('warms up a replaced thread without the release that ended it', async () => {
  const { shipHalf, page, isWarm, isRendered, lines } = await officesGateway(HOSTS, { memoryMb: 32 })
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await isWarm(1)
  await shipHalf(
    '1.0.0-cccccccc',
    '() => { for (const all = []; ; ) all.push(new Array(1000).fill(all.length)) }',
    (rollout, version) => canaried(rollout, version, 1),
  )
  await isWarm(3)
  expect(lines.filter((line) => line.includes('could not be warmed up'))).toHaveLength(1)
  for (const host of HOSTS) expect(await isRendered(host), host).toBe(true)
  expect((await page('/booking/8')).statusCode).toBe(200)
})

it('warms up at most as many tenants as a thread can hold', async () => {
  const hosts = Array.from({ length: MAX_CONTEXTS + 1 }, (_, n) => `office${n}.localhost`)
  const { shipHalf, isWarm, isRendered } = await officesGateway(hosts)
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await isWarm(1)
  expect(await isRendered(hosts[0] ?? '')).toBe(true)
  expect(await isRendered(hosts.at(-1) ?? '')).toBe(false)
})
