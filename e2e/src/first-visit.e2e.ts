import { expect, type Person, test } from './fixtures.ts'
import { expectToFit, NARROW_PHONE } from './narrow-phone.ts'
import { openNext } from './open-next.ts'

test('the root leads to the welcome screen; a guest enters, is asked to sign in for favorites and comes back to them', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Suro Viu' })).toBeVisible()
  await page.getByRole('button', { name: 'Saltar el vídeo' }).click()
  await expect(page.getByRole('button', { name: 'Saltar el vídeo' })).toBeHidden()
  await page.getByRole('button', { name: 'Continuar como invitado' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(page.getByRole('button', { name: 'Perfil' })).toBeHidden()

  const places = page.getByRole('navigation', { name: 'Lugares principales' })
  await test.step('the browser keeps the agreed keys and nothing else', async () => {
    await places.getByRole('link', { name: 'Experiencias' }).click()
    await expect(page).toHaveURL('/experiencias')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const kept = await page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('cache:'))),
    )
    expect(kept).toEqual({ guest_mode: 'true', has_visited: 'true', language: 'es' })
    await places.getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL('/inicio')
  })

  await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page.getByRole('dialog')).toContainText('se abrirán tus favoritos')
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/^[^?]+\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.post_login_redirect)).toBe('/perfil/favoritos')

  await page.getByLabel('Usuario o correo electrónico').fill('visitor@sureda.test')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('suro-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/perfil/favoritos')
  await expect.poll(() => page.evaluate(() => localStorage.guest_mode ?? null)).toBeNull()
})

test('the feed fails only when news and events both fail, and a retry brings it back: newest first, and each opens', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  await page.route('**/api/v1/news*', (route) =>
    route.fulfill({ status: 500, body: '{}', contentType: 'application/problem+json' }),
  )
  await page.goto('/inicio')
  const feed = page.getByRole('region', { name: 'Noticias y eventos' })
  await expect(feed.getByRole('link').first()).toBeVisible()
  await page.route('**/api/v1/events*', (route) =>
    route.fulfill({ status: 500, body: '{}', contentType: 'application/problem+json' }),
  )
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('No se han podido cargar las noticias')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Volver a intentarlo' })
  // what is still being asked for would come by itself
  await expect(retry).toBeEnabled()
  await page.unroute('**/api/v1/news*')
  await page.unroute('**/api/v1/events*')
  await retry.click()
  await expect(feed.getByRole('link').first()).toBeVisible()

  const first = feed.getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/(noticias|agenda|eventos)\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim().slice(0, 20))
})

test('an office that works on its app says so on the way in', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  const maintenance = { active: true, message: 'Volvemos a las seis.' }
  await page.route('**/settings/welcome', (route) =>
    route.fulfill({ json: { data: { title: 'Hola', text: 'Bosque', video: null, maintenance } } }),
  )
  await page.goto('/welcome')
  await expect(page.getByText('Aviso de mantenimiento')).toBeVisible()
  await expect(page.getByText('Volvemos a las seis.')).toBeVisible()
})

test('a call without an answer is given up after fifteen seconds, in words', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.clock.install()
  await page.route('**/api/v1/operators*', () => {})
  await page.goto('/operadores')
  // no clock is moved before the screen is there: its code would be given up too
  await expect(page.getByRole('searchbox')).toBeVisible()
  // the screen is seen before it asks and counts the seconds: time passes until it has counted fifteen
  await expect(async () => {
    await page.clock.fastForward(15_100)
    await expect(page.getByText(/tarda demasiado/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('an unknown address and an id that does not exist are explained on their screens and lead on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()

  await page.goto('/experiencias/e-no-existe')
  await expect(page.getByText('Esta experiencia no existe').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Esta experiencia no existe/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

/** What the walks with axe do not open on a narrow phone (screens-are-accessible). */
const SCREENS: [Person | null, string[]][] = [
  [
    null,
    [
      '/reset-password/abc',
      '/confirmar-correo/abc',
      '/mobile-only',
      '/experiencias/e-alba',
      '/alojamientos',
      '/rutas/rt-aigua',
      '/rutas/lista',
      // not next to the other part of the same screen, which would load the app anew
      '/rutas/rt-aigua?tab=map',
      '/no-existe',
    ],
  ],
  ['package', ['/grupos']],
  ['guide', ['/guia/lista', '/guia/perfil', '/guia/puntos', '/guia/cierres']],
]

for (const [person, screens] of SCREENS)
  test.describe(`text as it is and at 200 % on a phone of 320 px, ${person ?? 'nobody'}`, () => {
    test.use(NARROW_PHONE)
    test('no screen scrolls sideways or lacks its words', async ({ page, signIn, expectedErrors }) => {
      expectedErrors.push(/ERR_/, /404/)
      test.slow()
      if (person) await signIn(person)
      for (const path of screens) {
        await openNext(page, path)
        await expect(page.getByRole('main')).toBeVisible()
        await expectToFit(page, path)
      }
    })
  })
