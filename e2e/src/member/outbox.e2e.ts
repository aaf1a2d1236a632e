import type { BrowserContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'
import { untilAppStored, WITHOUT_NETWORK } from '../support/stored-app.ts'
import { trackOf } from '../support/walk.ts'

const ROUTE = '/rutas/rt-fitor'
const heart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /preferits/ })
const waitingList = (page: Page) => page.getByRole('region', { name: 'Pendent d’enviar' })

/** The paths of the write requests that any tab of this browser has sent. */
function changesOf(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && /^\/api\/v1\/(favorites|points)/.test(pathname))
      sent.push(`${request.method()} ${pathname}`)
  })
  return sent
}

const places = (page: Page) => page.getByRole('navigation', { name: 'Llocs principals' })

/** Opens the outbox screen once, so that its code is cached on the phone. */
async function openWaiting(page: Page): Promise<void> {
  await page.goto('/sin-conexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a route with its favorite button without a page load. */
async function goOnToRoute(page: Page): Promise<void> {
  await places(page).getByRole('link', { name: 'Experiències' }).click()
  await page.getByRole('radio', { name: 'Rutes' }).click()
  await page.getByRole('list', { name: 'Rutes' }).getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rutas\/[\w-]+$/)
  await expect(heart(page)).toBeVisible()
}

async function openRoute(page: Page): Promise<void> {
  await openWaiting(page)
  await goOnToRoute(page)
}

/** Opens the sign-out confirmation, checks its text and cancels. */
async function expectSigningOutToSay(page: Page, words: string): Promise<void> {
  await places(page).getByRole('link', { name: 'Inici' }).click()
  await expect(page).toHaveURL('/inicio')
  await page.getByRole('banner').getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words)
  await question.getByRole('button', { name: 'Cancel·la' }).click()
  await expect(question).toHaveCount(0)
}

test('offline actions wait visibly and are sent once, in order; signing out warns about unsent ones', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  const sent = changesOf(context)
  await openWaiting(page)
  await expectSigningOutToSay(page, 'es queden desats al teu compte')
  await goOnToRoute(page)
  const [[latitude, longitude] = [0, 0]] = await trackOf(page, page.url().split('/').at(-1) ?? '')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude, accuracy: 10 })
  const walked = page.getByRole('button', { name: 'L’he feta' })
  await walked.scrollIntoViewIfNeeded()

  await context.setOffline(true)
  await heart(page).click()
  await expect(page.getByText('S’enviarà tan bon punt es pugui').first()).toBeVisible()
  await walked.click()
  await expect(page.getByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  await page.getByRole('button', { name: '2 per enviar' }).click()
  const waiting = waitingList(page)
  await expect(waiting.getByRole('article')).toHaveCount(2)
  await waiting
    .getByRole('button', { name: /^Retira/ })
    .last()
    .click()
  await expect(waiting.getByRole('article')).toHaveCount(1)
  await expectSigningOutToSay(page, 'Hi ha 1 acció per enviar: si surts, es perd.')
  expect(sent).toEqual([])

  await page.getByRole('button', { name: '1 per enviar' }).click()
  await expect(waiting.getByRole('article')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.getByText('1 acció enviada')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(sent).toEqual(['POST /api/v1/favorites'])
  await navigate(page, '/perfil/favoritos')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('the list of waiting actions is accessible; a refused one is explained and its favorite reverted', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  await openRoute(page)
  const gone = {
    type: '/problems/not_found',
    title: 'not_found',
    status: 404,
    detail: 'gone',
    code: 'not_found',
    message: 'Això ja no hi és.',
  }
  let isReached = false
  await context.route('**/api/v1/favorites', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (!isReached) return route.abort('internetdisconnected')
    return route.fulfill({ status: 404, contentType: 'application/problem+json', json: gone })
  })
  await heart(page).click()
  await expect(page.getByText('S’enviarà tan bon punt es pugui').first()).toBeVisible()
  await page.getByRole('button', { name: '1 per enviar' }).click()
  await expect(waitingList(page).getByRole('article')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(true)
  isReached = true
  await context.setOffline(false)
  await expect(page.getByText(/No s’ha pogut enviar «.+»: Això ja no hi és\./)).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('another member on the same phone sends nothing of the first one, who finds it again', async ({
  page,
  context,
  baseURL,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  const sent = changesOf(context)
  await openRoute(page)
  await context.setOffline(true)
  await heart(page).click()
  await expect(page.getByRole('button', { name: '1 per enviar' })).toBeVisible()
  // the session of the first person has expired without a sign-out
  const other = await login(page, baseURL ?? '', 'visitor')
  const first = await page.evaluate(({ access_token, user, ...rights }) => {
    const before = { ...localStorage }
    localStorage.setItem('auth_token', access_token)
    localStorage.setItem('auth_user', JSON.stringify({ ...user, ...rights, preferred_language: 'ca' }))
    return before as Record<string, string>
  }, other)
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/sin-conexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(waitingList(page)).toHaveCount(0)
  const ofOther = sent.length
  await page.evaluate((kept) => {
    for (const name of ['auth_token', 'auth_user']) localStorage.setItem(name, kept[name] ?? '')
  }, first)
  await page.reload()
  await expect(page.getByText('1 acció enviada')).toBeVisible()
  expect([ofOther, sent]).toEqual([0, ['POST /api/v1/favorites']])
})

test('two tabs send a waiting action once', async ({ page, context, signInNew, expectedErrors }) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  await openRoute(page)
  const second = await context.newPage()
  await second.goto('/sin-conexion')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  const sent = changesOf(context)
  await context.setOffline(true)
  await heart(page).click()
  await expect(page.getByRole('button', { name: '1 per enviar' })).toBeVisible()
  await context.setOffline(false)
  // the toast appears once the response has arrived. If the tab closes earlier, the request may be repeated under the
  // same key
  const told = async () => {
    const toasts = [page, second].map((tab) => tab.getByText('1 acció enviada').count())
    return (await Promise.all(toasts)).some((count) => count > 0)
  }
  await expect.poll(told).toBe(true)
  await Promise.all([page, second].map((tab) => tab.reload()))
  await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')))
  expect(sent).toEqual(['POST /api/v1/favorites'])
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('favorite and waiting action survive a reload without network', async ({
    page,
    context,
    signInNew,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(...WITHOUT_NETWORK)
    await signInNew()
    await page.goto(ROUTE)
    await expect(heart(page)).toBeVisible()
    await untilAppStored(page)
    // the worker was installed while this page was open; it caches only what is loaded from now on
    await page.reload()
    await expect(heart(page)).toBeVisible()
    await navigate(page, '/rutas/rt-suro')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await navigate(page, '/perfil/favoritos')
    await expect(page.getByRole('main').getByRole('heading', { name: /^La ruta del Suro/ })).toBeVisible()
    await navigate(page, ROUTE)
    await expect(heart(page)).toBeVisible()
    await context.setOffline(true)
    await heart(page).click()
    await expect(page.getByRole('button', { name: '1 per enviar' })).toBeVisible()
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    // the cached list is still shown, with the waiting changes above it
    await navigate(page, '/perfil/favoritos')
    await expect(page.getByRole('main').getByRole('heading', { name: /^La ruta del Suro/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('Es desarà quan tornis a tenir connexió')).toHaveCount(1)
    await page.getByRole('button', { name: '1 per enviar' }).click()
    await expect(waitingList(page).getByRole('article')).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByText('1 acció enviada')).toBeVisible()
    await expect(waitingList(page)).toHaveCount(0)
  })
})
