import { expect, serverAnswer, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'
import { storedText, untilAppStored, WITHOUT_NETWORK, whereStored } from '../support/stored-app.ts'

/** The app without network, with its service worker. The other suites block service workers. */
test.use({ serviceWorkers: 'allow' })

const places = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Lugares principales' })

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('after one visit the app reloads without network; the server can remove the worker again', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...WITHOUT_NETWORK)
    await page.goto('/experiencias')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await untilAppStored(page)
    // the worker was installed while this page was open; it caches only what is loaded from now on
    await page.reload()
    const name = (await cards.first().getByRole('heading').textContent()) ?? ''
    await cards.first().getByRole('link').first().click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(name)
    // the screen counts as visited only after the person has looked at it for a moment
    await page.waitForFunction((seen) => localStorage.getItem('cache:seen-screens')?.includes(seen), name)

    // the worker has cached home although no one opened it
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/inicio')))).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(title).toHaveText(name)
    await expect(page.getByText(/Sin conexión/).first()).toBeVisible()
    await expect(page.getByText(/Visto/).first()).toBeVisible()
    await navigate(page, '/experiencias')
    await expect(cards.first()).toBeVisible()
    // the cached page contains the content before any script runs
    const opened = await page.goto('/experiencias')
    expect(await opened?.text()).toContain(name)
    await expect(page.getByText(/Visto/).first()).toBeVisible()
    const picture = cards.first().getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    const home = await page.goto('/inicio')
    expect(await home?.text()).toContain('data-rendered="stored"')
    await expect(page.getByText(/Sin conexión/).first()).toBeVisible()

    // a screen that was never opened explains this and links to the saved content
    await navigate(page, '/relatos')
    await page.getByRole('main').getByRole('link', { name: 'Ver lo que tengo guardado' }).click()
    await expect(page).toHaveURL(/\/sin-conexion$/)
    await expect(page.getByText('La aplicación se abre sin conexión')).toBeVisible()
    const seen = page.getByRole('region', { name: 'Visto hace poco' })
    await seen.getByRole('link', { name }).click()
    await expect(title).toHaveText(name)

    await context.setOffline(false)
    await expect(page.getByText(/^Sin conexión/)).toHaveCount(0)
    await places(page).getByRole('link', { name: 'Rutas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rutas y relatos' })).toBeVisible()

    await page.route(
      (url) => url.pathname === '/agenda',
      async (route) => {
        const answer = await serverAnswer(page, route.request().url(), await route.request().allHeaders())
        const body = (await answer.text()).replace('"serviceWorker":"on"', '"serviceWorker":"off"')
        const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = answer.headers()
        await route.fulfill({ status: 200, headers, body })
      },
    )
    // without a registered worker, the page comes from the network, as on a first visit
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
    await page.goto('/agenda')
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter((cache) => cache !== 'saved').length,
      ])
    await expect.poll(left).toEqual([0, 0])
  })
})

test('the app opens while the server hangs or is down: it shows what was seen, and says so where nothing was', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/503/, ...WITHOUT_NETWORK)
  const story = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await page.goto('/relatos')
  await expect(story).toBeVisible()
  await untilAppStored(page)
  await page.reload()
  await expect(story).toBeVisible()

  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const setLatency = (latency: number, bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  await setLatency(20_000, 1_000)
  await page.goto('/relatos', { waitUntil: 'commit' })
  await expect(story).toBeVisible({ timeout: 15_000 })
  await setLatency(0, -1)

  await context.route('**/api/v1/{stories,operators}*', (route) => route.fulfill({ status: 503, body: '' }))
  // the page loses its own cache, but the worker keeps what it has cached
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cache:')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(story).toBeVisible()
  await navigate(page, '/operadores')
  await expect(
    page.getByRole('alert').filter({ hasText: 'No se han podido cargar los operadores' }),
  ).toBeVisible()
})

test('signing out leaves no personal data on the phone', async ({
  page,
  context,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signIn('package')
  await page.goto('/inicio')
  await untilAppStored(page)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/v1/user/reservations'))
  await navigate(page, '/reservas')
  const { data } = (await (await answered).json()) as { data: [{ id: string }] }
  const [{ id: reservation }] = data
  for (const path of ['/perfil', '/perfil/favoritos', '/experiencias']) await navigate(page, path)
  const person = await page.evaluate(() => ({
    token: localStorage.getItem('auth_token') ?? '',
    ...(JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { id: string; name: string; email: string }),
  }))
  // the form of a trip has been started, and a favorite waits for the network
  await navigate(page, '/perfil/huella')
  await page.getByLabel('Des d’on surts').fill('Vilasecreta')
  await page
    .getByRole('navigation', { name: 'Llocs principals' })
    .getByRole('link', { name: 'Experiències' })
    .click()
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /preferits/ })
    .last()
  await expect(heart).toBeVisible()
  await context.setOffline(true)
  await heart.click()
  await expect(page.getByRole('button', { name: '1 per enviar' })).toBeVisible()
  const words = [
    person.token,
    person.id,
    person.name,
    person.email,
    reservation,
    'Vilasecreta',
    '"kind":"favorite"',
  ]
  // the search finds these values now, so an empty list after signing out proves that they were removed
  const before = (await whereStored(page, words)).map((place) => place.replace(/^.*: /, ''))
  expect([...new Set(before)].sort()).toEqual([...words].sort())

  await page.getByRole('banner').getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await expect(page).toHaveURL('/welcome')
  await expect.poll(() => whereStored(page, words)).toEqual([])
  // the test's own mark stays; otherwise the fixture would sign the next page in again
  await page.evaluate(() => {
    sessionStorage.clear()
    sessionStorage.setItem('signed-in-by-test', 'yes')
  })
  const kept = await storedText(page)
  for (const call of ['/user', '/reservations', '/favorites', '/notification-cards?'])
    expect(kept).not.toContain(`/api/v1${call}`)

  await page.goto('/perfil')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('package@sureda.test')).toHaveCount(0)
})
