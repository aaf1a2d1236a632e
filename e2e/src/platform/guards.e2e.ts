import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pushPath } from '../support/navigate.ts'

/** Loads the first address from outside and navigates to the others inside the app: the same guard decides both. */
const open = (page: Page, path: string, first: string | undefined) =>
  path === first ? page.goto(path).then(() => undefined) : pushPath(page, path)

const MEMBER_PATHS = [
  '/perfil',
  '/perfil/favoritos',
  '/reservas',
  '/preferencias',
  '/configuracion',
  '/perfil/editar',
  // the guard applies to the path, whichever remote contributes the screen
  '/perfil/huella',
  '/recompensas',
  '/practicas-regenerativas',
  '/grupos',
]
const GUIDE_PATHS = [
  '/guia',
  '/guia/reservas',
  '/guia/experiencias',
  '/guia/grupos',
  '/guia/grupos/editar/7',
  '/guia/perfil',
]

test('screens of members and guides send a guest to sign in and return to the address', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  // a tiny page is enough to write the local storage of this origin
  await page.goto('/livez')
  for (const path of [...MEMBER_PATHS, ...GUIDE_PATHS])
    await test.step(path, async () => {
      await page.evaluate(() => localStorage.setItem('guest_mode', 'true'))
      await open(page, path, MEMBER_PATHS[0])
      await expect.soft(page, path).toHaveURL(/\/login\?.*error=login_required/)
      await expect.soft.poll(() => page.evaluate(() => localStorage.post_login_redirect), path).toBe(path)
      await expect
        .soft(
          page
            .getByRole('alert')
            .or(page.getByRole('status'))
            .filter({ hasText: /sesión/ })
            .first(),
          path,
        )
        .toBeVisible()
    })
})

test('a person without mobile access opens the permitted screens and is redirected to the office from all others', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await signIn('cmsonly')
  for (const path of ['/inicio', '/inicio/', '/experiencias', '/agenda', '/perfil', '/configuracion']) {
    await page.goto(path)
    await expect(page).toHaveURL(path.replace(/\/$/, ''))
  }
  const office = page.waitForRequest(
    (request) => request.isNavigationRequest() && !request.url().includes('localhost'),
  )
  await page.goto('/rutas').catch(() => {})
  await office
})

test('a signed-in member is redirected from sign-in screens, the guide area and the back office', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/admin')
  // the back office asks for a session first and then for the permission
  await expect(page).toHaveURL(/\/inicio\?error=login_required/)
  await signIn('visitor')
  for (const [path, place] of [
    ['/admin', /\/inicio\?error=cms_access_denied/],
    ['/guia', /error=access_denied/],
    ['/welcome', '/inicio'],
    ['/login', '/inicio'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect.soft(page, path).toHaveURL(place)
      await expect.soft(page.getByRole('main'), path).toBeVisible()
    })
  for (const path of ['/registro', '/recuperar-contrasena'])
    await test.step(path, async () => {
      await pushPath(page, path)
      await expect.soft(page, path).toHaveURL('/inicio')
    })
})

const OLD_WAYS = [
  ['/', '/welcome'],
  ['/home', '/inicio'],
  ['/home/', '/inicio'],
  ['/inicio/', '/inicio'],
  ['/rutas/?from=menu', '/rutas?from=menu'],
  ['/experiences?type=tour', '/experiencias?type=tour'],
  ['/profile', '/login?error=login_required'],
  ['/reservations', '/login?error=login_required'],
  ['/guide/experiences', '/login?error=login_required'],
  ['/dashboard/', '/inicio?error=login_required'],
  ['/agencias', '/operadores'],
  ['/agencias/op-consorci', '/operadores/op-consorci'],
  ['/agencias/op-consorci?from=mail#main', '/operadores/op-consorci?from=mail#main'],
  ['/Operadores/op-consorci/#main', '/operadores/op-consorci#main'],
] as const

test('former addresses redirect to current screens', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const [from, to] of OLD_WAYS)
    await test.step(from, async () => {
      await page.goto(from)
      await expect.soft(page, from).toHaveURL(to)
      await expect.soft(page.getByRole('main'), from).toBeVisible()
    })
})

test.describe('on a computer', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  })
  test('every address shows the desktop notice with a QR code: the server’s text, else the app’s own', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/500/)
    await page.goto('/experiencias')
    await expect(page).toHaveURL(/\/mobile-only/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR|código/i })).toBeVisible()

    const value = 'Solo con el móvil en la mano.'
    await page.evaluate(() => localStorage.clear())
    await page.route('**/settings/desktop-blocking', (route) => route.fulfill({ json: { value } }))
    await page.goto('/experiencias?type=tour')
    await expect(page.getByText(value)).toBeVisible()
    await expect(page.getByText(/\/experiencias\?type=tour$/)).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.route('**/settings/desktop-blocking', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await expect(page.getByText(/hecha solo para dispositivos móviles/)).toBeVisible()
  })
})

test('a signed-in person is redirected home by the first answer, and an ended session opens the login screen at once', async ({
  page,
  context,
  signIn,
}) => {
  const variant = async () =>
    (await context.cookies()).find(({ name }) => name === 'sureda_variant')?.value ?? ''
  await signIn('visitor')
  await page.goto('/inicio')
  await expect.poll(variant).toBe('member')
  for (const path of ['/', '/welcome', '/login', '/registro']) {
    const answer = await page.goto(path)
    expect(answer?.request().redirectedFrom(), path).not.toBeNull()
    await expect(page).toHaveURL('/inicio')
  }
  await test.step('the storage is gone and the cookie is not', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expect.poll(variant).toBe('guest')
    await page.goto('/login')
    await expect(page).toHaveURL('/login')
  })
})
