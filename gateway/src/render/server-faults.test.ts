import { afterEach, expect, it, vi } from 'vitest'
import { canaried } from '../rollout/rollout.ts'
import {
  type HalfOptions,
  REMOTE_HALF,
  type RenderingGateway,
  renderingGateway,
} from '../testing/server-halves.ts'

const GOOD = '1.0.0-bbbbbbbb'
const BAD = '1.0.0-cccccccc'

let gateway: RenderingGateway
afterEach(() => gateway.app.close())

const isRendered = ({ body }: { body: string }) => body.includes('data-rendered')

/** Faults of a server half: its script and the rest of the release. */
const FAULTS: [fault: string, source: string, more?: HalfOptions][] = [
  ['is not there', REMOTE_HALF, { bend: ({ files }) => void files.delete('server/half.88888888.js') }],
  ['hangs', '() => { for (;;); }'],
  ['eats the memory', '() => { for (const all = []; ; ) all.push(new Array(1000).fill(all.length)) }'],
  ['is an error page in HTML', '<!doctype html><title>502 Bad Gateway</title>'],
  [
    'has a manifest that names another file',
    REMOTE_HALF,
    {
      bend: ({ record }) =>
        Object.assign(record.manifest.metaData, { ssrRemoteEntry: { name: '../../../release.json' } }),
    },
  ],
  ['is not what was built', `${REMOTE_HALF} `, { built: REMOTE_HALF }],
  ['throws while it is read', `(() => { throw new Error('Unsatisfied version 18.3.1 of shared react') })()`],
  ['throws while it renders', `() => { throw new Error('no title') }`],
  ['leaves no function behind', '7'],
]
/** Short time limits and little memory, so that hanging or leaking code is stopped soon. */
const SHORT = { firstMs: 2_000, laterMs: 2_000, memoryMb: 32 }

it.each(FAULTS)(
  'a stable release whose server half %s: pages are served without content, and an alert names it',
  async (_fault, source, more) => {
    gateway = await renderingGateway(SHORT)
    const { shipHalf, page, options } = gateway
    const reports = vi.spyOn(options.rollouts.reports, 'add')
    const notes = vi.spyOn(options.rollouts, 'recordOnce')
    await shipHalf(BAD, source, undefined, more)
    for (let n = 1; n <= 6; n++) {
      const answer = await page('/booking/7', { cookie: `sureda_bucket=${n}` }, `10.${n}.0.1`)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('class="boot"')
    }
    const release = { remote: 'mf-booking', version: BAD }
    await expect
      .poll(() => notes.mock.calls, { timeout: 20_000 })
      .toContainEqual([
        release.remote,
        expect.objectContaining({ action: 'alert', version: BAD }),
        expect.anything(),
      ])
    expect(reports.mock.calls.map(([report]) => report)).toContainEqual(
      expect.objectContaining({ ...release, failed: true }),
    )
    expect((await options.rollouts.all()).find(({ remote }) => remote === release.remote)?.stable).toBe(BAD)
  },
)

it.each(FAULTS)(
  'a canary whose server half %s is rolled back; other visitors get rendered pages',
  async (_fault, source, more) => {
    gateway = await renderingGateway(SHORT)
    const { shipHalf, rendered, page, options } = gateway
    await shipHalf(GOOD, REMOTE_HALF)
    await rendered('/booking/7', { cookie: 'sureda_bucket=1' })
    await shipHalf(BAD, source, (rollout, version) => canaried(rollout, version, 50), more)
    const canary = async () =>
      (await options.rollouts.all()).find(({ remote }) => remote === 'mf-booking')?.canary
    expect(await canary()).toBe(BAD)
    for (let n = 1; n <= 30; n++)
      expect((await page('/booking/9', { cookie: `sureda_bucket=${n}` }, `10.${n}.0.1`)).statusCode).toBe(200)
    await expect.poll(canary, { timeout: 20_000 }).toBeNull()
    for (let n = 1; n <= 5; n++) await rendered('/booking/9', { cookie: `sureda_bucket=${n}` })
  },
)

it('reports no failure of a release without a server half', async () => {
  gateway = await renderingGateway()
  const { shipHalf, page, options } = gateway
  const reports = vi.spyOn(options.rollouts.reports, 'add')
  await shipHalf(BAD, undefined)
  expect(isRendered(await page('/booking/7'))).toBe(false)
  expect(reports).not.toHaveBeenCalled()
})

it('renders the former release where the new one needs another shell API', async () => {
  gateway = await renderingGateway()
  const { shipHalf, rendered } = gateway
  await shipHalf(GOOD, REMOTE_HALF)
  await shipHalf(BAD, REMOTE_HALF, undefined, {
    bend: ({ record }) => Object.assign(record, { requires: { shellApi: '^2.0.0' } }),
  })
  const { body } = await rendered('/booking/7')
  expect(body).toContain(`${GOOD}/remoteEntry`)
  expect(body).not.toContain(BAD)
})
