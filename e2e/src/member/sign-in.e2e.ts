import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { navigate } from '../support/navigate.ts'

/** The fields and buttons of the login screen. */
async function fillIn(page: Page, email: string, password = 'suro-demo-2026') {
  await page.getByLabel('Usuario o correo electrónico').fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

const sessionOf = (page: Page) =>
  page.evaluate(() => [localStorage.auth_token ?? null, localStorage.auth_user ?? null])

test('a member signs in, stays signed in, and signs out after a confirmation', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/login')
  await fillIn(page, 'visitor@sureda.test')
  await expect(page).toHaveURL('/inicio')
  const stored = await page.evaluate(() => JSON.parse(localStorage.auth_user ?? '{}'))
  expect(stored).toMatchObject({ email: 'visitor@sureda.test', access_type: 'mobile' })
  await expect.poll(() => page.evaluate(() => localStorage.auth_token)).toBeTruthy()

  await navigate(page, '/perfil')
  await page.getByRole('button', { name: 'Tanca la sessió' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Tanca la sessió' })
    .click()
  await expect.poll(() => sessionOf(page)).toEqual([null, null])
})

test('an unknown or expired session ends at the login screen', async ({ page, signIn, expectedErrors }) => {
  expectedErrors.push(/401/)
  await signIn('visitor')
  await page.goto('/inicio')
  const session = await page.evaluate(() => localStorage.auth_user)
  await test.step('a 401 anywhere ends the session', async () => {
    await page.route('**/api/v1/operators*', (route) => route.fulfill({ status: 401, json: {} }))
    await page.getByRole('button', { name: 'Obre el menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Operadors' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('La sessió s’ha acabat')).toBeVisible()
    expect(await sessionOf(page)).toEqual([null, null])
  })
  await test.step('a token that the server never gave', async () => {
    await page.evaluate((person) => {
      localStorage.setItem('auth_token', 'cw_not-a-token')
      localStorage.setItem('auth_user', person)
    }, session)
    await page.goto('/reservas')
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => page.evaluate(() => localStorage.auth_token ?? null)).toBeNull()
  })
})

test.describe('on the other territory', () => {
  // people of this territory use Spanish: the login screen keeps its language after they sign out
  test.use({
    baseURL: originOf('raya'),
    // these tests do not depend on animations
    contextOptions: { reducedMotion: 'reduce' },
  })

  /** Signs out through the menu on home, which leads to the login screen. */
  async function signOut(page: Page) {
    if (new URL(page.url()).pathname !== '/inicio') await navigate(page, '/inicio')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/welcome')
  }

  test('signing in leads to the requested screen if access allows it; signing out deletes that address, also while the server is down', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/)
    test.slow()
    const saved = () => page.evaluate(() => localStorage.post_login_redirect ?? null)
    await page.goto('/welcome')
    for (const [person, target, place] of [
      ['guide', null, '/guia'],
      ['guide', '/rutas', '/rutas'],
      ['guide', '/admin', '/guia'],
      ['visitor', '/reservas?status=pending', '/reservas?status=pending'],
      ['visitor', '/guia', '/inicio'],
      ['visitor', '//elsewhere.example', '/inicio'],
    ] as const)
      await test.step(`${person} signs in with ${target} saved and arrives at ${place}`, async () => {
        if (target) await page.evaluate((path) => localStorage.setItem('post_login_redirect', path), target)
        await page.getByRole('link', { name: 'Iniciar sesión' }).click()
        await fillIn(page, `${person}@raya.test`)
        await expect(page).toHaveURL(place)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(saved).toBeNull()
        if (target === '//elsewhere.example') {
          await page.evaluate(() => localStorage.setItem('post_login_redirect', '/reservas'))
          await page.route('**/api/logout', (route) => route.abort())
        }
        await signOut(page)
      })
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => !key.startsWith('cache:')),
    )
    // both entries belong to the device, not to a person
    expect(kept.sort()).toEqual(['has_visited', 'language'])
  })

  test('registering signs a new person in', async ({ page, expectedErrors }) => {
    expect(expectedErrors).toEqual([])
    await page.goto('/registro')
    await page.getByLabel('Nombre y apellidos').fill('Júlia Prats')
    await page.getByLabel('Correo electrónico').fill(`julia.${Date.now()}@example.test`)
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('una-frase-llarga')
    await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill('una-altra-frase')
    await page.getByRole('button', { name: 'Crear la cuenta' }).click()
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill('una-frase-llarga')
    await page.getByRole('button', { name: 'Crear la cuenta' }).click()
    await expect(page).toHaveURL('/inicio')
  })

  test('a forgotten password is reset by the mailed link, once', async ({
    page,
    request,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/422|400|401/)
    const email = `oblit.${Date.now()}@example.test`
    const { port, hostname } = new URL(baseURL ?? '')
    const registered = await request.post(`http://127.0.0.1:${port}/api/v1/register`, {
      headers: { host: `${hostname}:${port}` },
      data: { name: 'Oblit', email, password: 'abans-12345', password_confirmation: 'abans-12345' },
    })
    expect(registered.ok()).toBe(true)
    await page.goto('/recuperar-contrasena')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Envíame el enlace' }).click()
    await expect(page.getByText('Mira el correo')).toBeVisible()

    let link = ''
    await expect.poll(() => (link = mailedLink(email, '/reset-password'))).toMatch(/\/reset-password\//)
    await page.goto(link)
    await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('despres-12345')
    await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill('despres-12345')
    await page.getByRole('main').getByRole('button', { name: 'Guardar la contraseña' }).click()
    await expect(page.getByText('Ya tienes contraseña nueva. Entra con ella.')).toBeVisible()
    await fillIn(page, email, 'despres-12345')
    await expect(page).toHaveURL('/inicio')
  })
})
