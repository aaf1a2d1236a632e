import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

test('filter and order stay in the address and are restored with the scroll position after Back', async ({
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
  // the URL changes before the cards are sorted, and the browser keeps the viewed card in place
  await expect.poll(firstThree).not.toEqual(before)
  const fourth = cards.nth(3)
  await fourth.scrollIntoViewIfNeeded()
  const title = await fourth.getByRole('heading').textContent()
  // a list that is still being sorted moves the page, so the scroll position at the moment of the tap is what counts
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

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('invalid parameters filter nothing; a search without accents finds items in every chapter, and the map shows the same', async ({
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

  test('an experience shows facts, dates and contact; its pictures fill the screen; a guest who adds a favorite is asked to sign in', async ({
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
