import { expect, test } from '../support/fixtures.ts'
import { replaceTileServer } from '../support/tile-server.ts'

test('tiles of the chosen ground are shown below the points, and the choice is stored', async ({
  page,
  context,
}) => {
  test.slow()
  const tiles = await replaceTileServer(context, 'answers')
  await page.goto('/mapa')
  await expect(page.getByText('© OpenStreetMap', { exact: false })).toBeVisible()
  await expect(page.getByText('Sin mapa de fondo', { exact: false })).toBeHidden()
  await page.getByRole('button', { name: 'Capas' }).click()
  const satellite = page.getByRole('dialog').getByRole('radio', { name: 'Satélite' })
  await satellite.click()
  await expect(satellite).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText('PNOA', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('PNOA', { exact: false })).toBeVisible()
  expect(tiles.asked.some((url) => url.includes('pnoa'))).toBe(true)
  await tiles.stop()
})
