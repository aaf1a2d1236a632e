import type { Page, Request } from '@playwright/test'
import { dividedWords } from '../support/divided-words.ts'
import { expect, login, type Person, test } from '../support/fixtures.ts'
import { openWithLargeText } from '../support/large-text.ts'
import { navigate } from '../support/navigate.ts'
import { screensAreAccessible } from '../support/screens-are-accessible.ts'

const PUBLIC = [
  '/welcome',
  '/login',
  '/registro',
  '/recuperar-contrasena',
  '/inicio',
  '/experiencias',
  '/agenda',
  '/mapa',
  '/seguridad',
  '/storytours',
  '/rutas',
  '/relatos',
  '/operadores',
  '/sin-conexion',
  ['/noticias/nw-incendio26', '/noticias/nw2-ficor26'],
  // two addresses of one screen are never neighbours: `navigate` would reload the app for the second
  '/agenda?view=day',
  ['/agenda/ev-demo-cinema', '/agenda/ev2-demo-zurru'],
  '/agenda?view=month',
  '/eventos',
  '/experiencias?q=museo',
  ['/alojamientos', '/restaurantes'],
  ['/experiencias?filter=activities', '/experiencias?filter=packs'],
  ['/experiencias/e-museu', '/experiencias/e2-dolmen'],
  ['/operadores?type=agencia', '/operadores?category=alojamiento'],
  ['/operadores/op-demo-guies', '/operadores/op2-demo-guia'],
  ['/ubicaciones/loc-fitor', '/ubicaciones/loc-mellizo'],
  '/sugerencias',
  '/terminos-y-condiciones',
  ['/paquetes', '/paquetes?type=cultural&budget=medium'],
  ['/paquetes/pk-cultural', '/paquetes/pk2-frontera'],
] as const
/** Home of a member without a package is tested in home.e2e.ts. */
const PERSONAL: [Person, string[]][] = [
  [
    'package',
    [
      '/inicio',
      '/reservas',
      '/perfil',
      '/perfil/favoritos',
      '/perfil/editar',
      '/perfil/huella',
      '/practicas-regenerativas',
      '/recompensas',
      '/configuracion',
    ],
  ],
  [
    'guide',
    [
      '/inicio',
      '/guia',
      '/guia/reservas',
      '/guia/experiencias',
      '/guia/grupos',
      '/guia/grupos/nuevo',
      '/guia/vales',
      '/grupos',
    ],
  ],
]

screensAreAccessible(PUBLIC)
for (const [person, paths] of PERSONAL) screensAreAccessible(paths, person)

/**
 * The screens that each person visits with large text. Two addresses of one screen are never neighbours, because
 * `navigate` would reload the app for the second.
 */
const WITH_LARGE_TEXT: [Person, string[]][] = [
  [
    'visitor',
    [
      '/storytours',
      '/storytours/none',
      '/rutas/rt-aigua',
      '/rutas/lista',
      '/rutas/rt-aigua?tab=information',
      '/perfil',
      '/perfil/favoritos',
      '/perfil/huella',
      '/practicas-regenerativas',
      '/recompensas',
      '/grupos',
      '/perfil/editar',
      '/none',
    ],
  ],
  [
    'guide',
    [
      '/guia',
      '/guia/reservas',
      '/guia/experiencias',
      '/guia/experiencias/editar/e-goges-nit',
      '/guia/experiencias/horarios/e-goges-nit',
      '/guia/grupos',
      '/guia/grupos/nuevo',
    ],
  ],
]

/** Screens with input fields or their own bar, also checked in the part of the window that an open keyboard leaves. */
const WITH_KEYBOARD = ['/rutas/rt-aigua', '/perfil/huella', '/perfil/editar', '/guia/grupos/nuevo']

test('text at 200 % on a 320 px phone is never cut off, for a visitor and for a guide', async ({
  page,
  baseURL,
  userAgent,
  timezoneId,
}, info) => {
  test.slow()
  const context = await openWithLargeText(info.outputPath('browser'), {
    userAgent,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
    timezoneId,
  })
  const large = await context.newPage()
  // both people share one browser, because starting it takes long
  for (const [person, paths] of WITH_LARGE_TEXT)
    await test.step(person, async () => {
      await signInOn(large, await login(page, baseURL ?? '', person), baseURL ?? '')
      await large.goto(`${baseURL}${paths[0]}`)
      for (const path of paths) {
        if (path !== paths[0]) await navigate(large, path)
        await expect(large.getByRole('main')).toBeVisible()
        await expect.poll(() => large.evaluate(wordsOutsideTheirBox), path).toEqual([])
        await expect.poll(() => large.evaluate(dividedWords), path).toEqual([])
        if (WITH_KEYBOARD.includes(path))
          await test.step(`${path} above the keyboard`, async () => {
            await large.setViewportSize({ width: 320, height: 430 })
            // the app restores the scroll position of a page until the person interacts
            await large.keyboard.press('Shift')
            expect(await large.evaluate(behindBars), path).toEqual([])
            await large.setViewportSize({ width: 320, height: 640 })
          })
      }
      await navigate(large, '/inicio')
      await large.getByRole('banner').getByRole('button').first().click()
      await expect(large.getByRole('dialog')).toBeVisible()
      await expect.poll(() => large.evaluate(wordsOutsideTheirBox), 'menu').toEqual([])
      // a confirmation taller than the window still shows its buttons
      await large.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
      const stay = large.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' })
      await expect(stay).toBeFocused()
      await expect(stay).toBeInViewport({ ratio: 1 })
      await stay.click()
    })
  await context.close()
})

test('with large text above the keyboard, Save says why it failed, and no message leaves the window', async ({
  page,
  baseURL,
  userAgent,
  timezoneId,
}, info) => {
  const device = { userAgent, isMobile: true, hasTouch: true, locale: 'de-DE', timezoneId }
  const context = await openWithLargeText(info.outputPath('browser'), device)
  const large = await context.newPage()
  await large.setViewportSize({ width: 320, height: 430 })
  await signInOn(large, await login(page, baseURL ?? '', 'guide'), baseURL ?? '')
  await large.goto(`${baseURL}/guia/grupos/nuevo`)
  await large.getByRole('textbox', { name: 'Name', exact: true }).fill('Korkleute')
  const isFaulty = (request: Request) => request.method() === 'POST'
  await large.route('**/guide/groups', (route) =>
    isFaulty(route.request()) ? route.fulfill({ status: 500, json: REFUSAL }) : route.fallback(),
  )
  const save = large.getByRole('button', { name: 'Gruppe anlegen' })
  await save.tap()
  const reason = large.getByRole('alert').filter({ hasText: REFUSAL.message })
  await expect(reason).toBeFocused()
  await expect.poll(() => reason.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(56)
  await large.unroute('**/guide/groups')
  await large.route('**/guide/groups', (route) =>
    isFaulty(route.request()) ? route.abort() : route.fallback(),
  )
  // a toast may cover the button before the finger is lifted
  await save.tap({ force: true })
  const open = large.getByRole('status').filter({ hasText: 'wissen' })
  await expect(open).toBeVisible()
  const message = open.locator('xpath=ancestor::li')
  await expect
    .poll(() => message.evaluate((box) => box.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
  await context.close()
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ca-ES' })

  test('the current label in the bottom bar fits on one line', async ({ page }) => {
    await page.goto('/experiencias')
    const label = page.locator('nav [aria-current=page]').getByText('Experiències', { exact: true })
    const box = () =>
      label.evaluate((word) => {
        const text = document.createRange()
        text.selectNodeContents(word)
        const { width } = word.closest('a')?.getBoundingClientRect() ?? { width: 0 }
        return { lines: text.getClientRects().length, fits: text.getBoundingClientRect().width <= width }
      })
    await expect.poll(box).toEqual({ lines: 1, fits: true })
  })
})

const REFUSAL = {
  ...{ type: 'about:blank', title: 'Error', status: 500, detail: 'Error' },
  ...{ code: 'internal_error', message: 'Da ist etwas schiefgegangen.' },
}

/** Signs a person in whose language is German, which has the longest words; `/user` answers the same language. */
async function signInOn(page: Page, session: Awaited<ReturnType<typeof login>>, origin: string) {
  const { access_token, user, ...rights } = session
  const reader = { ...user, ...rights, preferred_language: 'de' }
  await page.route('**/api/v1/user', (route) => route.fulfill({ json: { data: reader } }))
  // a tiny page is enough to write the local storage of this origin
  await page.goto(`${origin}/livez`)
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('auth_token', token ?? '')
      localStorage.setItem('auth_user', stored ?? '')
    },
    [access_token, JSON.stringify(reader)],
  )
}

/**
 * Texts that overflow their heading, button, link, figure or the window. Intended horizontal scrollers do not count.
 */
function wordsOutsideTheirBox(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const boxes = document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, h3, button, a, p, dt, dd), [role=dialog] :is(a, button, p)',
  )
  return Array.from(boxes)
    .filter((box) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      const { left, right, width } = range.getBoundingClientRect()
      const frame = box.getBoundingClientRect()
      const isOutside = right > Math.min(frame.right, innerWidth) + 1 || left < Math.max(frame.left, 0) - 1
      const isForReadersOnly = frame.width <= 1
      return width > 0 && isOutside && !isForReadersOnly && !scrolls(box.closest('main') ? box : null)
    })
    .map((box) => `${box.tagName} ${box.textContent?.slice(0, 40)}`)
}

/** The focusable elements that a fixed bar covers while they have the focus, tabbing forwards and backwards. */
async function behindBars(): Promise<string[]> {
  const barOf = (element: Element | null): Element | null =>
    element &&
    (/fixed|sticky/.test(getComputedStyle(element).position) ? element : barOf(element.parentElement))
  const stops = Array.from(
    document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)'),
  ).filter((element) => element.tabIndex >= 0 && !barOf(element))
  const hidden: string[] = []
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { left, width, top, bottom } = stop.getBoundingClientRect()
    const isShown = document.activeElement === stop && width > 2 && bottom - top < innerHeight / 3
    if (!isShown) continue
    // in a text area, only the line with the caret must be visible
    const edge = stop.tagName === 'TEXTAREA' ? (bottom - top) / 2 : 3
    const over = [top + edge, bottom - edge].map((y) => barOf(document.elementFromPoint(left + width / 2, y)))
    if (over.some(Boolean)) hidden.push(`${stop.tagName} ${stop.textContent?.slice(0, 30)}`)
  }
  return hidden
}
