import type { Page } from '@playwright/test'
import { expect, serverAnswer, test } from '../support/fixtures.ts'

/** Opens a server-rendered page and holds its scripts back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  // the first response after a new release is not rendered yet
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root[data-rendered]')).toBeVisible({ timeout: 2_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }).toPass()
  return release
}

test('credentials typed and sent before the scripts run sign in, and never get into the address', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  const release = await openWithoutScripts(page, '/login?error=login_required')
  await page.getByLabel('Usuario o correo electrónico').pressSequentially('visitor@sureda.test')
  await page.getByRole('textbox', { name: 'Contraseña' }).pressSequentially('suro-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  expect(new URL(page.url()).search).toBe('?error=login_required')
  release()
  await expect(page).toHaveURL('/inicio')
  await expect.poll(() => page.evaluate(() => localStorage.auth_token?.length ?? 0)).toBeGreaterThan(0)
  expect(asked.filter((request) => /suro-demo|visitor/.test(request))).toEqual([])
  expect(asked.filter((request) => /POST .*\/api\/v1\/login$/.test(request))).toHaveLength(1)
})

test('text typed before hydration survives it, and the form has all of it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/registro')
  const name = page.getByLabel('Nombre')
  await name.pressSequentially('Oa')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.locator('#root[data-rendered]')).toBeVisible()
  // the drawing adds one ring per completed field, so the form has taken over the name that was typed early
  await expect(page.locator('[data-grown]')).toHaveCount(1)
  await page.keyboard.type('n')
  await expect(name).toHaveValue('Ona')
  await expect(name).toBeFocused()
})

test('a search typed before hydration is searched', async ({ page }) => {
  const release = await openWithoutScripts(page, '/experiencias')
  await page.getByRole('searchbox').pressSequentially('alba')
  await expect(page).toHaveURL('/experiencias')
  release()
  await expect(page).toHaveURL(/[?&]\w+=alba$/)
  await expect(page.getByRole('searchbox')).toHaveValue('alba')
})

test('a filter chosen before hydration is applied', async ({ page }) => {
  const release = await openWithoutScripts(page, '/experiencias')
  await page.getByRole('radio', { name: 'Actividades' }).click({ force: true })
  release()
  await expect(page).toHaveURL(/\/experiencias\?filter=activities$/)
  await expect(page.getByRole('radio', { name: 'Actividades' })).toBeChecked()
})

test('a film requested before hydration is not skipped', async ({ page }) => {
  const release = await openWithoutScripts(page, '/welcome')
  await page.getByRole('button', { name: 'Ver el vídeo' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Saltar el vídeo' })).toBeVisible()
})

test('a browser too old for the scripts shows the page with working links', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/SyntaxError|digest|integrity|Failed to load/)
  await page.route(/\.js(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'too new =' }),
  )
  // a busy server sends the page without its content
  await expect(async () => {
    await page.goto('/experiencias')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: /alba/i }).first().click()
  await expect(page).toHaveURL(/\/experiencias\/.+/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /alba/i })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('the server renders the refusals of guards named in the query', async ({ page, baseURL }) => {
  const agent = await page.evaluate(() => navigator.userAgent)
  const answer = async (query: string) =>
    (await serverAnswer(page, `${baseURL}/login${query}`, { 'user-agent': agent })).text()
  await expect.poll(() => answer('?error=access_denied')).toContain('role="alert"')
  for (const query of ['?error=unknown', '?error=access_denied&next=1', `?error=${'x'.repeat(10_000)}`])
    expect(await answer(query)).not.toContain('data-rendered')
})
