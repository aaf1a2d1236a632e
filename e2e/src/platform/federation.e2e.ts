import type { Page, Route } from '@playwright/test'
import { BROKEN_VERSION, serveBroken } from '../support/broken-release.ts'
import { expect, serverAnswer, test } from '../support/fixtures.ts'

/** A screen of mf-games that shows nothing from another remote. */
const GAMES = '/storytours'
const REMOTE = 'mf-games'
/** Marks tests of the gateway's own answers; `split.config.ts` runs these too. */
const SPLIT = '@split'
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

/** Asserts that the layout of the shell is shown and that a screen of another remote opens. */
async function expectTheRestToWork(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Lugares principales' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Lugares principales' })
    .getByRole('link', { name: 'Experiencias' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible()
  await page.goBack()
}

/** The failures that the page reported to telemetry, by remote, version and phase. */
function collectTelemetry(page: Page) {
  const events: { remote: string; version: string; phase: string; outcome: string }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/telemetry/remotes'))
      events.push(...(JSON.parse(request.postData() ?? '{"events":[]}').events ?? []))
  })
  return events
}

test('one React and one session store serve the shell and two remotes', { tag: SPLIT }, async ({
  page,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  // React calls this hook for every renderer that it starts, as it does for its developer tools
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
  // mf-content's favorite button changes the store …
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

interface Fault {
  what: string
  /** Changes of the release itself. */
  bend?: Parameters<typeof serveBroken>[2]
  /** A response for one of its files that replaces the server's. */
  file?: { path: RegExp; answer: (page: Page, route: Route) => Promise<void> }
  /** The outcomes that telemetry reports for it. */
  outcome: string[]
  /** Also runs on the split deployment; the other faults concern the page alone. */
  isOfSplit?: boolean
}

const ENTRY = /remoteEntry/
const FAULTS: Fault[] = [
  {
    what: 'a missing entry',
    isOfSplit: true,
    file: { path: ENTRY, answer: (_page, route) => route.fulfill({ status: 404, body: 'gone' }) },
    outcome: ['failed'],
  },
  {
    what: 'one changed byte',
    isOfSplit: true,
    file: {
      path: /\.js/,
      answer: async (page, route) => {
        const response = await serverAnswer(page, goodFile(route.request().url()))
        const body = `${await response.text()}\nglobalThis.tampered = true`
        await route.fulfill({ body, contentType: 'text/javascript' })
      },
    },
    outcome: ['integrity'],
  },
  {
    what: 'a release that throws while it is evaluated',
    bend: {
      file: (name, text) =>
        ENTRY.test(name)
          ? `globalThis.runs = (globalThis.runs ?? 0) + 1; throw new Error('thrown by the test');${text}`
          : text,
    },
    outcome: ['failed'],
  },
  {
    what: 'a release built for another React',
    bend: { file: (_name, text) => text.replaceAll(/\^19\.\d+\.\d+/g, '^18.0.0') },
    outcome: ['incompatible'],
  },
]

let goodVersion = ''
/** The URL of the same file in the good release. */
const goodFile = (url: string) => url.replace(BROKEN_VERSION, goodVersion)

async function provoke(
  page: Page,
  { bend = {}, file }: Fault,
  overGood: boolean,
): Promise<() => Promise<void>> {
  const { remotes } = (await (
    await serverAnswer(page, `${test.info().project.use.baseURL}/registry.json`)
  ).json()) as {
    remotes: Record<string, { version: string }>
  }
  goodVersion = remotes[REMOTE]?.version ?? ''
  const mend = await serveBroken(page, REMOTE, { ...bend, overGood })
  const version = overGood ? BROKEN_VERSION : goodVersion
  const isFile = (url: URL) =>
    url.pathname.startsWith(`/mf/${REMOTE}/${version}/`) && file?.path.test(url.pathname) === true
  const answer = async (route: Route) => {
    try {
      await file?.answer(page, route)
    } catch (error) {
      // the page may have aborted the request, or the test may have ended the fault, before this response was ready
      if (!String(error).includes('already handled')) throw error
    }
  }
  await page.route(isFile, answer)
  return async () => {
    await page.unroute(isFile, answer)
    await mend()
  }
}

for (const fault of FAULTS)
  test(`${fault.what}: falls back to the last known good release; without one shows an error card, other screens work, a retry recovers`, {
    tag: fault.isOfSplit ? SPLIT : [],
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(...NOISE)
    const events = collectTelemetry(page)
    const isTold = (version: string) =>
      events.some(
        (event) =>
          event.remote === REMOTE && event.version === version && fault.outcome.includes(event.outcome),
      )
    const isTampered = () => page.evaluate(() => 'tampered' in globalThis)

    await test.step('over a good release', async () => {
      const mend = await provoke(page, fault, true)
      await page.goto(GAMES, { waitUntil: 'commit' })
      await expect(games(page)).toBeVisible()
      expect(await isTampered()).toBe(false)
      await expect.poll(() => isTold(BROKEN_VERSION)).toBe(true)
      await mend()
    })

    await test.step('without one', async () => {
      const mend = await provoke(page, fault, false)
      await page.goto(GAMES, { waitUntil: 'commit' })
      await expect(failure(page)).toBeVisible()
      expect(await isTampered()).toBe(false)
      // a module that threw during evaluation is never evaluated again
      const runs = await page.evaluate(() => (globalThis as { runs?: number }).runs ?? 0)
      expect(runs).toBe(fault.what.includes('throws') ? 1 : 0)
      await expectTheRestToWork(page)
      await expect(failure(page)).toBeVisible()
      await expect.poll(() => isTold(goodVersion)).toBe(true)
      await mend()
      await expect(async () => {
        if (await retry(page).isVisible()) await retry(page).click()
        await expect(games(page)).toBeVisible({ timeout: 2000 })
      }).toPass()
    })
  })

test('a page reports its loads with its own token', { tag: SPLIT }, async ({ page }) => {
  // Playwright sees the body of a beacon only when a route handler is registered
  await page.route('**/telemetry/remotes', (route) => route.continue())
  const told = page.waitForRequest((request) => request.url().includes('/telemetry/remotes'))
  const answer = await page.goto(GAMES)
  await expect(games(page)).toBeVisible()
  const token = /^load;desc="(.+)"$/.exec((await answer?.allHeaders())?.['server-timing'] ?? '')?.[1]
  expect(token).toMatch(/~/)
  const { events, ...sent } = (await told).postDataJSON()
  expect(sent).toEqual({ token })
  expect(events).toContainEqual(expect.objectContaining({ remote: REMOTE, outcome: 'ok' }))
})

test('a measured page reports how fast its first screen was, with numbers only', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05
  })
  await page.route('**/telemetry/remotes', (route) => route.continue())
  const events = collectTelemetry(page)
  const vital = (phase: string) => events.find((event) => event.phase === phase)
  await page.goto(GAMES)
  await expect(games(page)).toBeVisible()
  await expect.poll(() => vital('interactive'), { timeout: 30_000 }).toBeDefined()
  // the browser reports the largest contentful paint at the first interaction
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => vital('lcp')).toBeDefined()
  const ms = expect.any(Number)
  const version = expect.stringMatching(/^\d+\.\d+\.\d+-/)
  for (const phase of ['interactive', 'lcp'])
    expect(vital(phase)).toEqual({
      remote: REMOTE,
      version,
      screen: './story-tours',
      phase,
      outcome: 'ok',
      ms,
    })
})

test('a screen that throws while rendering leaves shell and other screens intact', async ({
  page,
  expectedErrors,
}) => {
  const answer = '**/api/v1/story-tours*'
  const events = collectTelemetry(page)
  expectedErrors.push(...NOISE, /TypeError/, /Cannot read/)
  await page.route(answer, (route) => route.fulfill({ json: { data: [{ id: 'broken' }] } }))
  // with an additional query, the page embeds no preloaded responses
  await page.goto(`${GAMES}?seen=before`)
  await expect(failure(page)).toBeVisible()
  await expectTheRestToWork(page)
  await expect
    .poll(() => events.find(({ remote, outcome }) => remote === REMOTE && outcome === 'failed'))
    .toMatchObject({
      phase: 'render',
      version: expect.stringMatching(/^\d+\.\d+\.\d+-/),
      // the source maps of the release turn these frames into lines of its sources
      frames: expect.arrayContaining([expect.stringMatching(/^js\/\w+\.js:\d+:\d+$/)]),
    })
  await page.unroute(answer)
  await expect(async () => {
    if (await retry(page).isVisible()) await retry(page).click()
    await expect(games(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
})
