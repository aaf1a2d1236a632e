import { expect, test } from './fixtures.ts'
import { standInForTiles } from './tile-server.ts'

test('tiles of the chosen ground lie under the points, and the choice is kept', async ({ page, context }) => {
  test.slow()
  const tiles = await standInForTiles(context, 'answers')
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

test('a tile server that says 404 or nothing at all leaves a drawn map with its points', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/404/, /ERR_/)
  for (const behaviour of ['missing', 'silent'] as const) {
    const tiles = await standInForTiles(context, behaviour)
    await page.goto('/mapa?layer=route')
    await expect(page.getByText('Sin mapa de fondo', { exact: false })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /, Ruta/ }).first()).toBeVisible()
    await tiles.stop()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
