import { expect, type Person, test } from '../support/fixtures.ts'
import { expectNoOverflow, NARROW_PHONE } from '../support/narrow-phone.ts'
import { navigate } from '../support/navigate.ts'

test('the root opens the welcome screen; a guest enters, is asked to sign in for favorites and returns to them', async ({
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

/** Screens that the accessibility tests do not open on a narrow phone. */
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
      // two addresses of one screen are never neighbours: `navigate` would reload the app for the second
      '/rutas/rt-aigua?tab=map',
      '/no-existe',
    ],
  ],
  ['package', ['/grupos']],
  ['guide', ['/guia/lista', '/guia/perfil', '/guia/puntos', '/guia/cierres']],
]

for (const [person, screens] of SCREENS)
  test.describe(`text as it is and at 200 % on a phone of 320 px, ${person ?? 'no person'}`, () => {
    test.use(NARROW_PHONE)
    test('no screen scrolls sideways or has untranslated texts', async ({ page, signIn, expectedErrors }) => {
      expectedErrors.push(/ERR_/, /404/)
      test.slow()
      if (person) await signIn(person)
      for (const path of screens) {
        await navigate(page, path)
        await expect(page.getByRole('main')).toBeVisible()
        await expectNoOverflow(page, path)
      }
    })
  })
