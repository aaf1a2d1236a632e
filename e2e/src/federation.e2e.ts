import type { Page } from '@playwright/test'
import { serveBroken } from './broken-release.ts'
import { expect, serverAnswer, test } from './fixtures.ts'

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

const failure = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('heading')
const games = (page: Page) => page.getByRole('list', { name: 'Rutas de historias' })
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
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  // React announces every renderer that starts to this hook, as it does to its developer tools
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    })
  })
  const remoteFiles = new Map<string, string>()
  page.on('response', async (response) => {
    if (/\/mf\/.*\.js$/.test(response.url()))
      remoteFiles.set(response.url(), await response.text().catch(() => ''))
  })
  await signInNew()
  await page.goto('/experiencias/e-museu')
  // mf-content's heart changes the store …
  const heart = page.getByRole('banner').getByRole('button', { name: /preferits/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // … and mf-profile reads it, without a reload
  await page
    .getByRole('navigation', { name: 'Llocs principals' })
    .getByRole('link', { name: 'Perfil' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await expect(page.getByText('1 element desat')).toBeVisible()

  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1)
  const remotes = new Set([...remoteFiles.keys()].map((url) => /\/mf\/([\w-]+)\//.exec(url)?.[1]))
  expect(remotes.size).toBeGreaterThanOrEqual(2)
  for (const [url, text] of remoteFiles) {
    expect(text, url).not.toContain('react.transitional.element')
    expect(text, url).not.toContain('auth_token')
  }
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
  await expect(async () => {
    if (await retry(page).isVisible()) await retry(page).click()
    await expect(games(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
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
    const response = await serverAnswer(page, route.request().url())
    const body = `${await response.text()}\nglobalThis.tampered = true`
    await route.fulfill({ body, contentType: 'text/javascript' })
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
  await serveBroken(page, REMOTE, {
    registry: (remote) => Object.assign(remote, { requires: { shellApi: '^9.0.0' } }),
  })
  await page.goto(GAMES)
  await expect(games(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectTheRestToWork(page)
  const started = await page.evaluate(() => {
    const federation = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } })
      .__FEDERATION__
    return federation.__INSTANCES__.map((instance) => instance.name)
  })
  expect(started).not.toContain('mf_games')
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
