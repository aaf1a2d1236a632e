import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('packages are found from the menu, filtered by type and budget; one shows its four parts and other packages of its organiser', async ({
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
