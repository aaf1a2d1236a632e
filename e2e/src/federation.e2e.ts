import type { Page } from '@playwright/test'
import { serveBroken } from './broken-release.ts'
import { expect, test } from './fixtures.ts'

/** A screen of mf-games: nothing else on it comes from another remote. */
const GAMES = '/storytours'
const REMOTE = 'mf-games'
const NOISE = [
  /mf-games/,
  /integrity/,
  /Failed to load/,
  /ERR_/,
  /RUNTIME-/,
  /ChunkLoad/,
  /thrown by the test/,
  /Loading script/,
  /remote/i,
  /404/,
]

const failure = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/No se ha podido abrir|Esta parte no se ha podido abrir/)
    .first()
const games = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rutas de historias' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Volver a intentarlo' })

/** The frame is there, and a screen of another remote opens. */
async function expectTheRestToWork(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Lugares principales' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Lugares principales' })
    .getByRole('link', { name: 'Experiencias' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible()
  await page.goBack()
}

/** Failures the page reported, by remote, version and phase. */
function collectTelemetry(page: Page) {
  const events: { remote: string; version: string; phase: string; outcome: string }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/telemetry/remotes'))
      events.push(...(JSON.parse(request.postData() ?? '{"events":[]}').events ?? []))
  })
  return events
}

test('one React and one session store serve the shell and two remotes', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signIn('visitor')
  await page.goto('/inicio')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Llocs principals' })
    .getByRole('link', { name: 'Perfil' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  const scope = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: {
          __INSTANCES__: {
            name: string
            shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>
          }[]
        }
      }
    ).__FEDERATION__
    const shared = federation.__INSTANCES__.map((one) => one.shareScopeMap.default ?? {})
    const providers = (name: string) => [
      ...new Set(shared.flatMap((one) => Object.values(one[name] ?? {}).map((entry) => entry.from))),
    ]
    const versions = (name: string) => [...new Set(shared.flatMap((one) => Object.keys(one[name] ?? {})))]
    return {
      instances: federation.__INSTANCES__.length,
      react: [versions('react'), providers('react')],
      session: [versions('@sureda/remote/session'), providers('@sureda/remote/session')],
    }
  })
  expect(scope.instances).toBeGreaterThanOrEqual(3)
  expect(scope.react).toEqual([[expect.stringMatching(/^19\./)], ['shell']])
  expect(scope.session).toEqual([[expect.any(String)], ['shell']])
})

test('entry missing: its own error card, the rest works, a retry recovers', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NOISE)
  const events = collectTelemetry(page)
  await page.route(/\/mf\/mf-games\/.*remoteEntry/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
  await page.unroute(/\/mf\/mf-games\/.*remoteEntry/)
  await retry(page).click()
  await expect(games(page)).toBeVisible()
  await expect
    .poll(() => events.find((event) => event.remote === REMOTE && event.outcome !== 'ok')?.version)
    .toMatch(/^\d+\.\d+\.\d+-/)
})

test('entry that never answers: given up within its budget', async ({ page, expectedErrors }) => {
  expectedErrors.push(...NOISE)
  await serveBroken(page, REMOTE, {
    registry: (remote) => Object.assign(remote, { budgetsMs: { manifest: 500, entry: 700, chunk: 700 } }),
  })
  await page.route(/\/mf\/mf-games\/.*remoteEntry/, () => new Promise(() => {}))
  await page.goto(GAMES, { waitUntil: 'commit' })
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
})

test('HTML in the place of the entry never runs', async ({ page, expectedErrors }) => {
  expectedErrors.push(...NOISE)
  await page.route(/\/mf\/mf-games\/.*remoteEntry/, (route) =>
    route.fulfill({ body: '<!doctype html><title>login</title>', contentType: 'text/html' }),
  )
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
})

test('garbage in the place of the manifest stays with its remote', async ({ page, expectedErrors }) => {
  expectedErrors.push(...NOISE)
  await serveBroken(page, REMOTE, {
    registry: (remote) => Object.assign(remote, { manifest: { nonsense: true } }),
  })
  await page.goto(GAMES)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(games(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Lugares principales' })).toBeVisible()
  await page.goto('/experiencias')
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible()
})

test('one changed byte is refused by its hash', async ({ page, expectedErrors }) => {
  expectedErrors.push(...NOISE)
  await page.route(/\/mf\/mf-games\/.*\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true` })
  })
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await expectTheRestToWork(page)
})

test('a release that throws while it loads shows its error card and is not loaded twice', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NOISE)
  const events = collectTelemetry(page)
  await serveBroken(page, REMOTE, {
    file: (name, text) =>
      name.startsWith('remoteEntry') ? `throw new Error('thrown by the test');${text}` : text,
  })
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
  await expect
    .poll(() => events.some((event) => event.remote === REMOTE && event.outcome !== 'ok'))
    .toBe(true)
})

test('a screen that throws while it renders leaves the frame and the other screens alone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NOISE, /TypeError/, /Cannot read/)
  await page.route('**/api/v1/story-tours*', (route) => route.fulfill({ json: { data: [{ id: 'broken' }] } }))
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
})

test('a release for another shell API is refused before any of its code runs', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NOISE)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (
      request.url().includes('/mf/mf-games/') &&
      request.url().endsWith('.js') &&
      request.resourceType() === 'script'
    )
      loaded.push(request.url())
  })
  await serveBroken(page, REMOTE, {
    registry: (remote) => Object.assign(remote, { requires: { shellApi: '^9.0.0' } }),
  })
  await page.goto(GAMES)
  await expect(games(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectTheRestToWork(page)
  expect(await page.evaluate(() => performance.getEntriesByType('mark').length)).toBeGreaterThanOrEqual(0)
})

test('a release built for another React is contained by the strict version', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NOISE)
  await serveBroken(page, REMOTE, {
    file: (_name, text) => text.replaceAll(/"\^19\.\d+\.\d+"/g, '"^18.0.0"'),
  })
  await page.goto(GAMES)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
})
