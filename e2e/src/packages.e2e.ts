import { expect, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { openNext } from './open-next.ts'
import { screensAreAccessible } from './screens-are-accessible.ts'

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('packages are found from the menu and narrowed by type and budget; one tells its four parts, its hours lead on, and whoever organises it offers more', async ({
    page,
  }) => {
    await page.goto('/inicio')
    await page.getByRole('banner').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Paquetes' }).click()
    const cards = page.getByRole('list', { name: 'Paquetes' }).getByRole('article')
    await expect(cards).toHaveCount(4)
    await page.getByRole('radio', { name: 'Cultural' }).click()
    await expect(page).toHaveURL(/\/paquetes\?type=cultural$/)
    await expect(cards).toHaveCount(1)
    await page.getByRole('button', { name: 'Filtrar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await sheet.getByRole('radio', { name: /^De 50 a 100 €/ }).click()
    await sheet.getByRole('button', { name: 'Mostrar 1 paquete' }).click()
    await expect(page).toHaveURL(/budget=medium/)
    await page.getByRole('link', { name: 'Dos días en el pueblo del corcho' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dos días en el pueblo del corcho' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Quitar el filtro: De 50 a 100 €' })).toBeVisible()
    await expect(cards).toHaveCount(1)

    await cards.getByRole('link').click()
    for (const part of ['Descripción', 'Itinerario', 'Servicios', 'Qué necesitas'])
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    await expect(page.getByText('Agencia: Sendas de la Raya')).toBeVisible()
    const days = page.getByRole('region', { name: 'Itinerario' })
    await expect(days.getByRole('link', { name: 'Museo del Corcho' })).toHaveAttribute(
      'href',
      /\/experiencias\//,
    )
    const download = page.getByRole('link', { name: 'Descargar el programa (PDF)' })
    await expect(download).toHaveAttribute('href', '/api/v1/packages/pk2-corcho/pdf?lang=es')
    await download.scrollIntoViewIfNeeded()
    const arrives = page.waitForEvent('download')
    await download.click()
    expect((await arrives).suggestedFilename()).toBe('pk2-corcho-es.pdf')
    await expect(page.getByRole('link', { name: 'Dólmenes y estrellas' })).toBeVisible()
    await days.getByRole('link', { name: 'Dólmenes de La Aceña' }).click()
    await expect(page).toHaveURL(/\/rutas\/rt-acena$/)
  })
})

test('a package nobody knows leads back to the list, an institution is never called a company, nonsense narrows nothing, failures can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|503|ERR_/)
  await page.goto('/paquetes/none')
  await expect(page.getByText('Este paquete no existe').last()).toBeVisible()

  await page.route('**/api/v1/packages/pk-natura', (route) =>
    route.fulfill({
      json: {
        data: {
          id: 'pk-natura',
          title: 'Un día',
          type: 'naturaleza',
          summary: '',
          price: null,
          duration: 1,
          featured: false,
          operator: { id: 'op-consorci', name: 'Consorci', type: 'institucion' },
          operator_type: 'empresa',
          demo: false,
          image: null,
          image_alt: null,
          image_color: null,
          image_widths: [],
          description: '<script>document.title = 1</script>',
          activities: [],
          itinerary: [],
          services_included: [],
          services_not_included: [],
          services_additional: [],
          requirements: [],
        },
      },
    }),
  )
  await openNext(page, '/paquetes/pk-natura')
  await expect(page.getByText('Institución: Consorci')).toBeVisible()
  await expect(page.getByText('Empresa')).toHaveCount(0)
  await expect(page.getByText('<script>document.title = 1</script>')).toBeVisible()

  let isBroken = true
  await page.route('**/api/v1/packages?*', (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await openNext(page, '/paquetes?type=luna&budget=0&days=x&operator=nobody')
  await expect(page.getByText('No se han podido cargar los paquetes')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByRole('status').filter({ hasText: '4 paquetes' })).toBeVisible()
})

screensAreAccessible([
  ['/paquetes', '/paquetes?type=cultural&budget=medium'],
  ['/paquetes/pk-cultural', '/paquetes/pk2-frontera'],
])
