import { expect, test } from '../support/fixtures.ts'
import { addGround, GROUND_CREDIT } from '../support/invented-ground.ts'
import { replaceTileServer } from '../support/tile-server.ts'

test('the territory’s own ground is painted where tiles fail, light and dark; without a valid one, the outlines', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /ERR_/)
  const tiles = await replaceTileServer(context, 'missing')
  await addGround(context)
  await page.goto('/mapa?at=41.905,2.99,13')
  const credit = page.getByText(GROUND_CREDIT, { exact: false })
  await expect(credit).toBeVisible()
  await expect(page.getByText('Villa Inventada')).toBeVisible()
  const paper = () =>
    page
      .locator('.leaflet-ground-pane canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] =
          canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? []
        return { alpha, light: red + green + blue }
      })
  const day = await paper()
  expect(day.alpha).toBe(255)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await paper()).light).toBeLessThan(day.light - 200)
  await context.unroute(/ground\.pmtiles/)
  await context.route(/ground\.pmtiles/, (route) =>
    route.fulfill({ status: 206, body: Buffer.alloc(16_384, 7) }),
  )
  await page.reload()
  await expect(page.getByText('IGN', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Sin mapa de fondo', { exact: false })).toBeVisible()
  await expect(page.locator('.leaflet-ground-pane canvas')).toHaveCount(0)
  await expect(credit).toHaveCount(0)
  await tiles.stop()
})
