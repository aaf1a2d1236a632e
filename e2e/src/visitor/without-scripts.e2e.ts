import { expect, test } from '../support/fixtures.ts'

/** Every screen that the server renders for guests. */
const SCREENS = [
  '/welcome',
  '/mobile-only',
  '/inicio',
  '/experiencias',
  '/experiencias/e-alba',
  '/alojamientos',
  '/restaurantes',
  '/rutas',
  '/rutas/lista',
  '/rutas/rt-fitor',
  '/puntos-de-ruta/rt-aigua-p1',
  '/relatos',
  '/relatos/st-carrilet',
  '/agenda',
  '/eventos/ev-demo-expo',
  '/noticias/nw-demo-tisana',
  '/paquetes/pk-aventura',
  '/operadores',
  '/operadores/op-consorci',
  '/ubicaciones/loc-alls',
  '/storytours',
  '/storytours/tour-cultura',
  '/login',
  '/registro',
]

test.use({ javaScriptEnabled: false })

for (const [locale, greeting, welcome] of [
  ['ca', /Bon dia|Bona tarda|Bona nit/, 'Et donem la benvinguda al bosc de suro'],
  ['de', /Guten|Gute/, 'Willkommen im Korkwald'],
] as const)
  test.describe(`a browser in ${locale} without scripts`, () => {
    test.use({ locale })
    test('shows every public screen in its language, with working links', async ({ page }) => {
      for (const path of SCREENS) {
        // the first response after a new release is not rendered yet
        await expect(async () => {
          await page.goto(path)
          await expect(page.locator('#root[data-rendered]')).toBeVisible({ timeout: 1 })
        }).toPass()
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await page.locator('#root a[href^="/"]').count(), `${path} has links`).toBeGreaterThan(0)
        for (const role of ['button', 'searchbox', 'textbox', 'radio', 'checkbox', 'combobox'] as const)
          await expect(page.locator('#root').getByRole(role), `${path} has no dead ${role}`).toHaveCount(0)
        await expect(page.locator('#root [data-field]:visible'), `${path} has no empty field`).toHaveCount(0)
        expect(await page.evaluate(emptyPlaces), `${path} has no empty places`).toEqual([])
        await expect(page.locator('#root svg path:not([d])'), `${path} has every icon`).toHaveCount(0)
        // a missing text would show its key
        await expect(page.locator('#root')).not.toContainText(/\b[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*\.[a-z]+/)
      }
      // the markup includes the cards that the app itself adds only after its first paint
      await page.goto('/experiencias')
      expect(await page.locator('main a[href^="/experiencias/e-"]').count()).toBeGreaterThan(10)
      await page.goto('/welcome')
      await expect(page.getByText(welcome)).toBeVisible()
      await expect(page.getByRole('main').locator('a[href="/inicio"]')).toBeVisible()
      await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true)
      for (const path of ['/login', '/registro']) {
        await page.goto(path)
        await expect(page.getByText(/activar JavaScript|aktiviere JavaScript/)).toBeVisible()
        await expect(page.getByText(/^(o bé|oder)$/)).toBeHidden()
      }
      // what only the phone renders says so where it is seen
      await page.goto('/seguridad')
      await expect(page.locator('noscript')).toBeInViewport({ ratio: 1 })
      await page.goto('/inicio')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
      await page
        .getByRole('link', { name: /Experiències|Erlebnisse/ })
        .first()
        .click()
      await expect(page).toHaveURL('/experiencias')
    })
  })

/** What is as high as a button and shows nothing: a place of something that only scripts bring. */
function emptyPlaces(): string[] {
  const shows = 'img, svg, hr, [role=img]'
  return Array.from(document.querySelectorAll<HTMLElement>('#root main :not(svg *)'))
    .filter((box) => {
      const { width, height } = box.getBoundingClientRect()
      const isEmpty = !box.matches(shows) && !box.querySelector(shows) && box.textContent.trim() === ''
      return isEmpty && width >= 100 && height >= 40 && box.checkVisibility()
    })
    .map((box) => box.outerHTML.slice(0, 120))
}
