import { expect, onRaya, test } from './fixtures.ts'
import { screensAreAccessible } from './screens-are-accessible.ts'

const TERRITORIES = [
  { name: 'gavarres', id: 'op-demo-guies', title: 'Guies del Tap', agencies: 9 },
  { name: 'raya', id: 'op2-demo-guia', title: 'Sendas de la Raya', agencies: 6 },
] as const

for (const territory of TERRITORIES) {
  const at = (baseURL: string | undefined, path: string) =>
    territory.name === 'raya' ? onRaya(baseURL, path) : path
  test.describe(territory.name, () => {
    test('operators stand under what they do, narrowed by type and category in the address', async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(baseURL, '/agencias'))
      await expect(page).toHaveURL(/\/operadores$/)
      const cards = page.getByRole('main').getByRole('article')
      await expect(page.getByRole('region', { name: 'Ver y hacer' })).toContainText(territory.title)
      const all = await cards.count()
      await page.getByRole('radio', { name: 'Agencias' }).click()
      await expect(page).toHaveURL(/\?type=agencia$/)
      await expect(cards).toHaveCount(territory.agencies)
      expect(territory.agencies).toBeLessThan(all)
      const picker = page.getByRole('combobox', { name: 'Categoría' })
      await expect(picker.getByRole('option')).toHaveCount(12)
      await picker.selectOption('Guía turístico (1)')
      await expect(page).toHaveURL(/category=guia_turistico/)
      await expect(cards).toHaveCount(1)
      await cards.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: territory.title })).toBeVisible()
      await page.goBack()
      await expect(cards).toHaveCount(1)
    })

    test('an operator is called, written to and walked to, and shows all it offers', async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(baseURL, `/agencias/${territory.id}`))
      await expect(page).toHaveURL(new RegExp(`/operadores/${territory.id}$`))
      const contact = page.getByRole('navigation', { name: 'Contacto' })
      await expect(contact.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+?\d+$/)
      await expect(contact.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', /^mailto:/)
      await expect(contact.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /^geo:/)
      await expect(page.getByRole('heading', { name: 'Qué ofrece' })).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Sus paquetes' }).getByRole('article').first(),
      ).toBeVisible()
    })

    test('somebody new finds a first day among the suggestions', async ({ page, baseURL }) => {
      await page.goto(at(baseURL, '/sugerencias'))
      const day = page.getByRole('region', { name: 'Un primer día' })
      const parts = day.getByRole('listitem').filter({ has: page.getByRole('article') })
      await expect(parts).toHaveCount(4)
      // what stands below is loaded when it is near
      await parts.last().scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: 'Antes de salir' })).toBeAttached()
      await day.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/experiencias\//)
    })
  })
}

test('a member with a reservation reads what their host suggests', async ({ page, signIn }) => {
  await signIn('package')
  await page.goto('/sugerencias')
  await expect(page.getByRole('link', { name: 'Mira l’experiència' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Un primer dia' })).toBeHidden()
})

test('a place shows its notice first and what is near', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_/)
  await page.goto('/ubicaciones/loc-fitor')
  await expect(page.getByText(/^Aviso · /)).toBeVisible()
  await page.getByRole('heading', { name: 'Dónde está' }).scrollIntoViewIfNeeded()
  const near = page.getByRole('list', { name: 'Cerca de aquí' })
  await expect(near.getByRole('article')).toHaveCount(6)
  await page.goto(onRaya(baseURL, '/ubicaciones/loc-mellizo'))
  await page.getByRole('heading', { name: 'Dónde está' }).scrollIntoViewIfNeeded()
  await expect(near.getByRole('link', { name: 'Dólmenes con linterna' })).toBeVisible()
})

test('the terms are read in chapters on both territories', async ({ page, baseURL }) => {
  await page.goto('/terminos-y-condiciones')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await page.goto(onRaya(baseURL, '/terminos-y-condiciones'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('who or what nobody knows leads on, nonsense narrows nothing, failures can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|503|ERR_/)
  await page.goto('/operadores/none')
  await expect(page.getByText('Este operador no existe').last()).toBeVisible()
  await page.goto('/ubicaciones/none')
  await expect(page.getByText('Este lugar no existe').last()).toBeVisible()
  await page.goto('/operadores?type=%00&category=all&q=%20')
  await expect(page.getByRole('status').filter({ hasText: /1\d resultados/ })).toBeVisible()
  let isBroken = true
  await page.route('**/api/v1/settings/group/terms', (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto('/terminos-y-condiciones')
  await expect(page.getByRole('alert')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
})

screensAreAccessible([
  ['/operadores?type=agencia', '/operadores?category=alojamiento'],
  ['/operadores/op-demo-guies', '/operadores/op2-demo-guia'],
  ['/ubicaciones/loc-fitor', '/ubicaciones/loc-mellizo'],
  '/sugerencias',
  '/terminos-y-condiciones',
])
