import { expect, onRaya, serverAnswer, test } from './fixtures.ts'
import { screensAreAccessible } from './screens-are-accessible.ts'

const TERRITORIES = [
  {
    name: 'gavarres',
    id: 'e-museu',
    title: 'Visita al Museo del Corcho de Palafrugell',
    operator: 'Museo del Corcho de Palafrugell',
    included: 'Exposición permanente',
    hour: '10:30',
    word: 'PALAFRUGELL museu',
    found: 'Visita al Museo del Corcho de Palafrugell',
    stays: 4,
  },
  {
    name: 'raya',
    id: 'e2-dolmen',
    title: 'Dólmenes con linterna',
    operator: 'Sendas de la Raya',
    included: 'Linternas',
    hour: '20:30',
    word: 'DOLMENES linterna',
    found: 'Dólmenes con linterna',
    stays: 3,
  },
] as const

for (const territory of TERRITORIES) {
  const at = (baseURL: string | undefined, path: string) =>
    territory.name === 'raya' ? onRaya(baseURL, path) : path
  test.describe(territory.name, () => {
    test('a filter and an order stay in the address and are there after going back, where one was', async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(baseURL, '/experiencias'))
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

    test('words find things without accents in every chapter, and the map shows the same ones', async ({
      page,
      baseURL,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_/)
      await page.goto(at(baseURL, '/experiencias'))
      await page.getByRole('searchbox', { name: 'Buscar qué hacer' }).fill(territory.word)
      await expect(page).toHaveURL(/q=/)
      await expect(page.getByRole('link', { name: territory.found })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Mapa' }).click()
      await expect(page).toHaveURL(/\/mapa\?layer=experience,restaurant,accommodation/)
      await page.goBack()
      await expect(page.getByRole('searchbox', { name: 'Buscar qué hacer' })).toHaveValue(territory.word)
      await expect(page.getByRole('link', { name: territory.found })).toBeVisible()
    })

    test('beds and tables are lists of their own, tables narrowed by their stars', async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(baseURL, '/alojamientos?rating=4&sort=nonsense'))
      await expect(page.getByRole('heading', { level: 1, name: 'Dónde dormir' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Dónde dormir' }).getByRole('article')).toHaveCount(
        territory.stays,
      )
      await expect(page.getByRole('link', { name: 'Mapa', exact: true }).first()).toHaveAttribute(
        'href',
        '/mapa?layer=accommodation',
      )
      await page.goto(at(baseURL, '/restaurantes'))
      await page.getByRole('radio', { name: '4+ estrellas' }).click()
      await expect(page).toHaveURL(/\/restaurantes\?rating=4$/)
      // the office's own rating is no star that anybody gave
      await expect(page.getByText('Ninguno con 4 estrellas o más')).toBeVisible()
      await page.getByRole('button', { name: 'Mostrar todo' }).click()
      await expect(page).toHaveURL(/\/restaurantes$/)
      await expect(page.getByRole('link', { name: 'Mapa', exact: true }).first()).toHaveAttribute(
        'href',
        '/mapa?layer=restaurant',
      )
    })

    test('an experience says what it is, when, what it holds and who receives you', async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(baseURL, `/experiencias/${territory.id}`))
      await expect(page.getByRole('heading', { level: 1, name: territory.title })).toBeVisible()
      await expect(page.getByText(/por persona/).first()).toBeVisible()
      await expect(page.getByText(territory.included, { exact: true })).toBeVisible()
      const when = page.getByRole('region', { name: 'Cuándo' })
      await expect(when.getByRole('list', { name: 'Horas' })).toContainText(territory.hour)
      await expect(page.getByRole('region', { name: 'Reserva' })).toBeVisible()
      await page.getByRole('region', { name: 'Dónde está' }).scrollIntoViewIfNeeded()
      await page.getByRole('heading', { name: 'También te puede gustar' }).scrollIntoViewIfNeeded()
      await page.getByRole('link', { name: territory.operator }).click()
      await expect(page.getByRole('heading', { level: 1, name: territory.operator })).toBeVisible()
      await expect(page.getByRole('link', { name: territory.title })).toBeAttached()
    })

    test('its pictures fill the screen after a tap and leave it with Escape', async ({ page, baseURL }) => {
      await page.goto(at(baseURL, `/experiencias/${territory.id}`))
      await expect(page.getByText('1 de 3')).toBeVisible()
      await page.getByRole('button', { name: 'Ver la imagen a pantalla completa' }).click()
      const alone = page.getByRole('dialog', { name: 'Imágenes' })
      await expect(alone.getByText('1 de 3')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(alone.getByText('2 de 3')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(alone).toBeHidden()
    })

    test('a guest who keeps one is asked to sign in and comes back to it', async ({ page, baseURL }) => {
      await page.goto(at(baseURL, `/experiencias/${territory.id}`))
      await page.getByRole('button', { name: `Añadir ${territory.title} a favoritos` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(/\/login/)
      await expect
        .poll(() => page.evaluate(() => localStorage.post_login_redirect))
        .toBe(`/experiencias/${territory.id}`)
    })
  })
}

test('an address with capital letters is the same narrowed list', async ({ page, expectedErrors }) => {
  // the page itself is 404 for a server that knows one spelling
  expectedErrors.push(/404/)
  await page.goto('/Restaurantes?rating=4')
  await expect(page).toHaveURL('/restaurantes?rating=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Dónde comer' })).toBeVisible()
})

test('what the office warns of stands before everything else', async ({ page }) => {
  await page.goto('/experiencias/e-fitor')
  const notice = page.getByText(/^Aviso · \d+ de \w+ de \d{4}$/)
  const duration = page.getByText('Duración', { exact: true }).first()
  await expect(notice).toBeVisible()
  // until every part has its place
  await expect(async () => {
    const [warned, told] = await Promise.all([notice.boundingBox(), duration.boundingBox()])
    expect(warned?.y).toBeLessThan(told?.y ?? 0)
  }).toPass()
})

test('an id nobody knows leads back to the list, nonsense in the address narrows nothing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await page.goto('/experiencias/none%2F..%2F')
  await expect(page.getByText('Esta experiencia no existe').last()).toBeVisible()
  await page.getByRole('link', { name: 'Experiencias' }).first().click()
  await expect(page).toHaveURL(/\/experiencias$/)
  await page.goto('/experiencias?filter=%00x&sort=up&q=%20')
  await expect(page.getByRole('heading', { level: 2, name: 'Dónde comer' })).toBeVisible()
})

test('a failing call is said and can be tried again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503|ERR_/)
  let isBroken = true
  await page.route('**/api/v1/experiences/e-museu', (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto('/experiencias/e-museu')
  await expect(page.getByText('No se ha podido cargar la experiencia')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TERRITORIES[0].title })).toBeVisible()
})

test('markup in a text is only text, and a picture that is gone leaves a drawing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|ERR_/)
  const hostile = '<img src=x onerror="document.title=1"><b>suro</b>'
  await page.route('**/api/v1/experiences/e-museu', async (route) => {
    const answer = await serverAnswer(page, route.request().url())
    const { data } = (await answer.json()) as { data: Record<string, unknown> }
    const texts = { title: hostile, shortDescription: hostile, description: hostile, included: [hostile] }
    await route.fulfill({ json: { data: { ...data, ...texts, image: 'gavarres/gone-800.avif' } } })
  })
  await page.goto('/experiencias/e-museu')
  await expect(page.getByRole('heading', { level: 1, name: hostile })).toBeVisible()
  await expect(page.getByRole('main').locator('b, img[src="x"]')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
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
  const link = page.getByRole('link', { name: TERRITORIES[0].title })
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
  ['/experiencias?filter=activities', '/experiencias?filter=packs'],
  ['/alojamientos', '/restaurantes'],
  ['/experiencias/e-museu', '/experiencias/e2-dolmen'],
])
