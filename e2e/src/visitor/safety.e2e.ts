import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('shows coordinates, 112 and ways out; copies coordinates in the format of maps', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await context.setGeolocation({ latitude: 39.3613, longitude: -7.1377, accuracy: 9 })
    await page.goto('/seguridad')
    await expect(page.getByRole('region', { name: 'Estás aquí' }).getByText('-7.13770')).toBeVisible()
    await expect(page.getByText(/° \d\d′ \d\d\.\d″ [NSEW]/)).toHaveCount(2)
    await expect(page.getByText('± 9 m')).toBeVisible()
    await expect(page.getByText(/^Municipio: /)).toBeVisible()
    const call = page.getByRole('link', { name: /Llamar al 112/ })
    await expect(call).toHaveAttribute('href', 'tel:112')
    await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(80)
    await expect(page.getByRole('link', { name: /dirección/ })).toHaveCount(3)
    await expect(page.getByRole('link', { name: /San Vicente/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Copiar' }).click()
    await expect(page.getByText('Coordenadas copiadas.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('39.36130, -7.13770')
  })
})

test('opens from map and menu, and without network with what was seen last', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.907, longitude: 3.087, accuracy: 9 })
  await page.goto('/mapa?route=rt-fitor')
  // the button moves up when the panel of the route appears; an earlier tap would miss it
  await expect(page.getByRole('button', { name: 'Grabar el paseo' })).toBeVisible()
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await expect(page).toHaveURL('/seguridad?route=rt-fitor')
  await expect(page.getByText('41.90700')).toBeVisible()
  await expect(page.getByText(/^Incendio de julio/).first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Lugares principales' })
    .getByRole('link', { name: 'Mapa' })
    .click()
  await expect(page.getByRole('button', { name: 'Capas' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await expect(page.getByText('41.90700')).toBeVisible()
  await expect(page.getByText(/^Incendio de julio/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /dirección/ })).toHaveCount(3)
  await expect(page.getByText(/^Avisos, lugares y contactos: vistos/)).toBeVisible()
})
