import { expect, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'

const LOGIN = async (page: import('@playwright/test').Page, email: string, password = 'suro-demo-2026') => {
  await page.goto('/login')
  await page.getByLabel('Usuario o correo electrónico').fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('a member signs in, is kept by the browser, and signs out after a confirmation', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await LOGIN(page, 'visitor@sureda.test')
  await expect(page).toHaveURL('/inicio')
  const stored = await page.evaluate(() => JSON.parse(localStorage.auth_user ?? '{}'))
  expect(stored).toMatchObject({ email: 'visitor@sureda.test', access_type: 'mobile' })
  await expect.poll(() => page.evaluate(() => localStorage.auth_token)).toBeTruthy()

  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Tanca la sessió' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Tanca la sessió' })
    .click()
  await expect
    .poll(() => page.evaluate(() => [localStorage.auth_token ?? null, localStorage.auth_user ?? null]))
    .toEqual([null, null])
})

test('empty fields and a wrong password are told apart in the words of the catalogue', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(
    page.getByText('Por favor, introduce tu nombre de usuario y contraseña', { exact: false }).first(),
  ).toBeVisible()
  await LOGIN(page, 'visitor@sureda.test', 'not-the-password')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a guide lands in the guide area', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  await LOGIN(page, 'guide@sureda.test')
  await expect(page).toHaveURL('/guia')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("a back-office person is sent to the tenant's own site", async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_/)
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && !request.url().includes('localhost'),
  )
  await LOGIN(page, 'cms@sureda.test')
  await leaving
})

for (const [person, target, place] of [
  ['visitor', '/reservas?status=pending', '/reservas?status=pending'],
  ['visitor', '/guia', '/inicio'],
  ['visitor', '//elsewhere.example', '/inicio'],
  ['guide', '/rutas', '/rutas'],
  ['guide', '/admin', '/guia'],
] as const)
  test(`${person} signs in with ${target} saved and arrives at ${place}`, async ({
    page,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    await page.goto('/login')
    await page.evaluate((path) => localStorage.setItem('post_login_redirect', path), target)
    await LOGIN(page, `${person}@sureda.test`)
    await expect(page).toHaveURL(place)
    await expect.poll(() => page.evaluate(() => localStorage.post_login_redirect ?? null)).toBeNull()
  })

test('signing out forgets the person also when the server is dead', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await signIn('visitor')
  await page.goto('/inicio')
  await page.evaluate(() => localStorage.setItem('post_login_redirect', '/reservas'))
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await expect(page).toHaveURL('/welcome')
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('cache:')))
  expect(kept).toEqual(['language'])
})

test('a 401 anywhere ends the session and leads to the login screen', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await signIn('visitor')
  await page.goto('/inicio')
  await page.route('**/api/v1/operators*', (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Operadors' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('La sessió s’ha acabat')).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.auth_token ?? null, localStorage.auth_user ?? null]),
  ).toEqual([null, null])
})

test('a token that no header can carry is none, and holds nobody up', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signIn('visitor')
  await page.goto('/inicio')
  await page.evaluate(() => localStorage.setItem('auth_token', 'línia\ntrencada'))
  await page.goto('/experiencias')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.auth_token ?? null, localStorage.auth_user ?? null]),
  ).toEqual([null, null])
})

test('a server that is dead at signing in is told from a wrong password', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await page.route('**/api/v1/login', (route) => route.abort())
  await LOGIN(page, 'visitor@sureda.test')
  await expect(page.getByRole('alert')).toContainText(/^Error al iniciar ses.+ Ahora no tienes conexión/)
})

test('Google and Apple say that they are not configured here', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continuar con Google' }).click()
  await expect(
    page
      .getByText(/Google/)
      .and(page.getByText(/configura/i))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continuar con Apple' }).click()
  await expect(
    page
      .getByText(/Apple/)
      .and(page.getByText(/configura/i))
      .first(),
  ).toBeVisible()
})

test('a new person registers and is a member at once', async ({ page, expectedErrors }) => {
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

test('a forgotten password is renewed by the mailed link, once', async ({
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
  await LOGIN(page, email, 'despres-12345')
  await expect(page).toHaveURL('/inicio')
})

test('a session that the server no longer knows ends at the login screen', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await signIn('visitor')
  await page.goto('/inicio')
  await page.evaluate(() => localStorage.setItem('auth_token', 'cw_not-a-token'))
  await page.reload()
  await page.goto('/reservas')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.auth_token ?? null)).toBeNull()
})

test('a corrupt stored person is asked for again instead of breaking the app', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signIn('visitor')
  await page.goto('/inicio')
  await page.evaluate(() => localStorage.setItem('auth_user', '{"id":'))
  await page.goto('/perfil')
  await expect(page.getByText('visitor@sureda.test')).toBeVisible()
})
