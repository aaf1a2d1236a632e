import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('operators are grouped, filtered in the address, and one is called, written to, walked to, and shows its offers', async ({
    page,
  }) => {
    await page.goto('/agencias')
    await expect(page).toHaveURL(/\/operadores$/)
    const cards = page.getByRole('main').getByRole('article')
    await expect(page.getByRole('region', { name: 'Ver y hacer' })).toContainText('Sendas de la Raya')
    const all = await cards.count()
    await page.getByRole('radio', { name: 'Agencias' }).click()
    await expect(page).toHaveURL(/\?type=agencia$/)
    await expect(cards).toHaveCount(6)
    expect(all).toBeGreaterThan(6)
    const picker = page.getByRole('combobox', { name: 'Categoría' })
    await expect(picker.getByRole('option')).toHaveCount(12)
    await picker.selectOption('Guía turístico (1)')
    await expect(page).toHaveURL(/category=guia_turistico/)
    await expect(cards).toHaveCount(1)
    await cards.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sendas de la Raya' })).toBeVisible()

    await test.step('all about one of them', async () => {
      const contact = page.getByRole('navigation', { name: 'Contacto' })
      await expect(contact.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+?\d+$/)
      await expect(contact.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', /^mailto:/)
      await expect(contact.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /^geo:/)
      await expect(page.getByRole('heading', { name: 'Qué ofrece' })).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Sus paquetes' }).getByRole('article').first(),
      ).toBeVisible()
    })
    await page.goBack()
    await expect(cards).toHaveCount(1)
    await navigate(page, '/agencias/op2-demo-guia')
    await expect(page).toHaveURL(/\/operadores\/op2-demo-guia$/)
  })
})

test('a new visitor finds a first day among the suggestions; a place shows its notice first and what is near', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await page.goto('/sugerencias')
  const day = page.getByRole('region', { name: 'Un primer día' })
  const parts = day.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(parts).toHaveCount(4)
  // the content below loads when it comes near the viewport
  await parts.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Antes de salir' })).toBeAttached()
  await day.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/experiencias\//)

  await navigate(page, '/ubicaciones/loc-fitor')
  await expect(page.getByText(/^Aviso · /)).toBeVisible()
  await page.getByRole('heading', { name: 'Dónde está' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('list', { name: 'Cerca de aquí' }).getByRole('article')).toHaveCount(6)
})
