import { expect, test } from './fixtures.ts'

test('the map draws its own ground when no tiles come, and the list holds the same places', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await page.goto('/mapa')
  await expect(page.getByText('Sin mapa de fondo', { exact: false })).toBeVisible()
  await page
    .getByRole('button', { name: /Lista/ })
    .or(page.getByRole('link', { name: /Lista/ }))
    .click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('my position is asked for after a tap only, and a refusal is explained', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await page.goto('/mapa')
  await page.getByRole('button', { name: 'Dónde estoy' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Permitir/ })
    .click()
  await expect(page.getByText(/Has bloqueado la ubicación|denegado/).first()).toBeVisible()
})

test('a sheet takes the focus, Escape closes it and the focus is back where it came from', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  await page.goto('/mapa')
  const layers = page.getByRole('button', { name: 'Capas' })
  await layers.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Capas' })
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(layers).toBeFocused()
})
