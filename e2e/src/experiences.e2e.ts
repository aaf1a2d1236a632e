import { expect, serverAnswer, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { openNext } from './open-next.ts'
import { screensAreAccessible } from './screens-are-accessible.ts'

/** Of e-museu. */
const TITLE = 'Visita al Museo del Corcho de Palafrugell'

test('a filter and an order stay in the address and are there after going back, where one was', async ({
  page,
}) => {
  await page.goto('/experiencias')
  await page.getByRole('radio', { name: 'Actividades' }).click()
  await expect(page).toHaveURL(/\/experiencias\?filter=activities$/)
  const cards = page.getByRole('list', { name: 'Actividades' }).getByRole('article')
  const firstThree = async () => (await cards.getByRole('heading').allTextContents()).slice(0, 3)
  const before = await firstThree()
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más barato primero')
  await expect(page).toHaveURL(/sort=price/)
  // the address is there before the cards have changed places, and what is looked at moves with them
  await expect.poll(firstThree).not.toEqual(before)
  const fourth = cards.nth(3)
  await fourth.scrollIntoViewIfNeeded()
  const title = await fourth.getByRole('heading').textContent()
  // a list that is still being put in order moves the page with what is looked at: what counts is where it stood when it was tapped
  const tappedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  )
  await fourth.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.goBack()
  await expect(cards.nth(3).getByRole('heading')).toHaveText(title ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(await tappedAt, -1)
})

test('beds and tables are lists of their own, tables narrowed by their stars, also by an address with capital letters', async ({
  page,
  expectedErrors,
}) => {
  // the page itself is 404 for a server that knows one spelling
  expectedErrors.push(/404/)
  await page.goto('/Restaurantes?rating=4')
  await expect(page).toHaveURL('/restaurantes?rating=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Dónde comer' })).toBeVisible()
  // the office's own rating is no star that anybody gave
  await expect(page.getByText('Ninguno con 4 estrellas o más')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar todo' }).click()
  await expect(page).toHaveURL(/\/restaurantes$/)
  const map = page.getByRole('link', { name: 'Mapa', exact: true }).first()
  await expect(map).toHaveAttribute('href', '/mapa?layer=restaurant')
  await page.getByRole('radio', { name: '4+ estrellas' }).click()
  await expect(page).toHaveURL(/\/restaurantes\?rating=4$/)
  await expect(page.getByText('Ninguno con 4 estrellas o más')).toBeVisible()

  await openNext(page, '/alojamientos?rating=4&sort=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: 'Dónde dormir' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Dónde dormir' }).getByRole('article')).toHaveCount(4)
  await expect(map).toHaveAttribute('href', '/mapa?layer=accommodation')
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('nonsense in the address narrows nothing; words find things without accents in every chapter, and the map shows the same ones', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/)
    await page.goto('/experiencias?filter=%00x&sort=up&q=%20')
    await expect(page.getByRole('heading', { level: 2, name: 'Dónde comer' })).toBeVisible()
    const words = page.getByRole('searchbox', { name: 'Buscar qué hacer' })
    const found = page.getByRole('link', { name: 'Dólmenes con linterna' })
    await words.fill('DOLMENES linterna')
    await expect(page).toHaveURL(/q=DOLMENES/)
    await expect(found).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Mapa' }).click()
    await expect(page).toHaveURL(/\/mapa\?layer=experience,restaurant,accommodation/)
    await page.goBack()
    await expect(words).toHaveValue('DOLMENES linterna')
    await expect(found).toBeVisible()
  })

  test('an experience says what it is, when, what it holds and who receives you; its pictures fill the screen; a guest who keeps it is asked to sign in', async ({
    page,
  }) => {
    await page.goto('/experiencias/e2-dolmen')
    const title = page.getByRole('heading', { level: 1, name: 'Dólmenes con linterna' })
    await expect(title).toBeVisible()
    await test.step('its pictures fill the screen after a tap and leave it with Escape', async () => {
      await expect(page.getByText('1 de 3')).toBeVisible()
      await page.getByRole('button', { name: 'Ver la imagen a pantalla completa' }).click()
      const alone = page.getByRole('dialog', { name: 'Imágenes' })
      await expect(alone.getByText('1 de 3')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(alone.getByText('2 de 3')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(alone).toBeHidden()
    })
    await expect(page.getByText(/por persona/).first()).toBeVisible()
    await expect(page.getByText('Linternas', { exact: true })).toBeVisible()
    const when = page.getByRole('region', { name: 'Cuándo' })
    await expect(when.getByRole('list', { name: 'Horas' })).toContainText('20:30')
    await expect(page.getByRole('region', { name: 'Reserva' })).toBeVisible()
    await page.getByRole('region', { name: 'Dónde está' }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: 'También te puede gustar' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Sendas de la Raya' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sendas de la Raya' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dólmenes con linterna' })).toBeAttached()
    await page.goBack()
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: 'Añadir Dólmenes con linterna a favoritos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/login/)
    // and comes back to it
    await expect
      .poll(() => page.evaluate(() => localStorage.post_login_redirect))
      .toBe('/experiencias/e2-dolmen')
  })
})

test('an id nobody knows leads back to the list, a failing call can be tried again, a warning stands before everything else, markup is only text', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|503|ERR_/)
  await page.goto('/experiencias/none%2F..%2F')
  await expect(page.getByText('Esta experiencia no existe').last()).toBeVisible()
  await page.getByRole('link', { name: 'Experiencias' }).first().click()
  await expect(page).toHaveURL(/\/experiencias$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Dónde comer' })).toBeVisible()

  await test.step('a failing call is said and can be tried again', async () => {
    let isBroken = true
    await page.route('**/api/v1/experiences/e-museu', (route) =>
      isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await openNext(page, '/experiencias/e-museu')
    await expect(page.getByText('No se ha podido cargar la experiencia')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  })

  await test.step('what the office warns of stands before everything else', async () => {
    await openNext(page, '/experiencias/e-fitor')
    const notice = page.getByText(/^Aviso · \d+ de \w+ de \d{4}$/)
    const duration = page.getByText('Duración', { exact: true }).first()
    await expect(notice).toBeVisible()
    // until every part has its place
    await expect(async () => {
      const [warned, told] = await Promise.all([notice.boundingBox(), duration.boundingBox()])
      expect(warned?.y).toBeLessThan(told?.y ?? 0)
    }).toPass()
  })

  await test.step('markup in a text is only text, and a picture that is gone leaves a drawing', async () => {
    const hostile = '<img src=x onerror="document.title=1"><b>suro</b>'
    await page.route('**/api/v1/experiences/e-alba', async (route) => {
      const answer = await serverAnswer(page, route.request().url())
      const { data } = (await answer.json()) as { data: Record<string, unknown> }
      const texts = { title: hostile, shortDescription: hostile, description: hostile, included: [hostile] }
      await route.fulfill({ json: { data: { ...data, ...texts, image: 'gavarres/gone-800.avif' } } })
    })
    await openNext(page, '/experiencias/e-alba')
    await expect(page.getByRole('heading', { level: 1, name: hostile })).toBeVisible()
    await expect(page.getByRole('main').locator('b, img[src="x"]')).toHaveCount(0)
    expect(await page.title()).not.toBe('1')
  })
})

test('a territory without anything to do says so and shows a way on', async ({ page }) => {
  await page.route('**/api/v1/experiences?*', (route) => route.fulfill({ json: { data: [] } }))
  await page.goto('/experiencias?filter=activities')
  await expect(page.getByText('Todavía no hay nada')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL(/\/inicio$/)
})

test('an experience seen before opens without network', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
  await page.goto('/experiencias?filter=activities')
  const link = page.getByRole('link', { name: TITLE })
  await link.click()
  await expect(page.getByRole('region', { name: 'Cuándo' })).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('region', { name: 'Cuándo' })).toBeVisible()
  await expect(page.getByText(/Sin conexión/).first()).toBeVisible()
})

screensAreAccessible([
  '/experiencias?q=museo',
  ['/alojamientos', '/restaurantes'],
  // not next to the other part of the same screen, which would load the app anew
  ['/experiencias?filter=activities', '/experiencias?filter=packs'],
  ['/experiencias/e-museu', '/experiencias/e2-dolmen'],
])
