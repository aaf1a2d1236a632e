import { sendAct } from '@sureda/build/ship/release-server'
import { sendRelease } from '@sureda/build/ship/send-release'
import { statusText, type TeamReport } from '@sureda/build/ship/status-text'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchChromium } from '../testing/built-fixtures.ts'
import { type ReleaseServerOfTest, startReleaseServer } from '../testing/release-server.ts'
import { builtRemote } from '../testing/team-releases.ts'

const ORIGIN = {
  source: { uri: 'git+https://example.org/x', commit: 'a'.repeat(40) },
  builder: '<ci> & "run"',
}
const STABLE = '1.0.0-aaaaaaaa'
const CANARY = '1.1.0-bbbbbbbb'

let here: ReleaseServerOfTest
let walks: Awaited<ReturnType<ReleaseServerOfTest['team']>>

beforeAll(async () => {
  here = await startReleaseServer()
  walks = await here.team('walks', ['mf-walks'])
  await here.team('huts', ['mf-huts'])
  for (const version of [STABLE, CANARY])
    await sendRelease(walks.server, builtRemote('mf-walks', version), ORIGIN)
  await sendAct(walks.server, { action: 'promote', remote: 'mf-walks', version: STABLE })
  await sendAct(walks.server, { action: 'canary', remote: 'mf-walks', version: CANARY, share: 10 })
  const add = (version: string, measure: string, count: number) =>
    here.rollouts.health.add(Array(count).fill({ remote: 'mf-walks', version, measure }))
  await add(STABLE, 'visitors', 500)
  await add(STABLE, 'failed visitors', 5)
  await add(CANARY, 'visitors', 50)
  await add(CANARY, 'failed visitors', 5)
  await add(CANARY, 'failed: render', 6)
  await here.rollouts.health.add([
    { remote: 'mf-walks', version: CANARY, measure: 'lcp 1200', screen: './list' },
  ])
})
afterAll(() => here.close())

it('shows a canary beside the stable release, with the difference and whether it is more than chance', async () => {
  const report = await walks.server.ask<TeamReport>('GET', '/status')
  const [row] = report.remotes
  expect(row?.health).toMatchObject([
    { version: STABLE, visitors: 500, failedVisitors: 5, renderErrors: 0, failures: {} },
    { version: CANARY, visitors: 50, failedVisitors: 5, renderErrors: 6, failures: { render: 6 } },
  ])
  expect(row?.health[1]?.screens).toEqual([
    { screen: './list', lcp: { p75: 1_100, pages: 1 }, inp: null, interactive: null },
  ])
  expect(row?.health[0]?.bytes.entry).toBeGreaterThan(0)
  expect(statusText(report)).toMatch(/entry \d+\.\d KB of 9\.0 KB/)
  expect(row?.comparison?.difference).toBeCloseTo(0.09)
  expect(row?.comparison?.isMoreThanChance).toBe(true)
  expect(statusText(report)).toContain('fails 9.0 points more than the stable release: more than chance')
})

it('lists what phones reported with the places in the sources, and stores twenty of a release', async () => {
  const add = (message: string, frames: string[]) =>
    here.rollouts.errors.add('mf-walks', CANARY, { phase: 'render', message, frames })
  for (let time = 0; time < 2; time++) await add('TypeError: x is undefined', ['js/1.js:1:1', 'js/9.js:1:1'])
  for (let n = 0; n < 25; n++) await add(`Error ${n}`, [])
  await add('TypeError: x is undefined', ['js/1.js:1:1', 'js/9.js:1:1'])
  const { errors } = await walks.server.ask<{ errors: { count: number; stack: string }[] }>(
    'GET',
    `/remotes/mf-walks/${CANARY}/errors`,
  )
  expect(errors).toHaveLength(20)
  expect(errors[0]).toMatchObject({
    phase: 'render',
    count: 3,
    stack: `TypeError: x is undefined\n    at showList (src/list/list-screen.tsx:12:1)\n    at /mf/mf-walks/${CANARY}/js/9.js:1:1`,
  })
})

it('is a page behind the key, which a browser asks for', async () => {
  const get = (authorization?: string) =>
    here.app.inject({ url: '/releases/v1', headers: authorization ? { authorization } : {} })
  const refused = await get()
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toContain('Basic')
  const { id, secret } = walks.server.key
  const page = await get(`Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('fails 9.0 points more than the stable release')
  expect(page.body).toContain('&lt;ci&gt; &amp; &quot;run&quot;')
  expect(page.body).not.toContain('mf-huts')
})

it('is as wide as a phone of 320 px with text of twice the size', async () => {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const { id, secret } = walks.server.key
  const page = await browser.newPage({
    viewport: { width: 320, height: 640 },
    httpCredentials: { username: id, password: secret },
  })
  await page.goto(`${here.url}/releases/v1`)
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
  expect(width).toBe(320)
})
