import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { standInForTiles } from './tile-server.ts'

/** A land that does not exist: no pack of this repository has a ground (docs/decisions/0084). */
const ARCHIVE = readFileSync(
  path.resolve(import.meta.dirname, '../../shared/testing/src/invented-ground.pmtiles'),
)
const GROUND = { file: 'gavarres/ground.pmtiles?v=0a1b2c3d', attribution: '© OpenStreetMap (inventado)' }

/** The territory's document names a ground, and a server answers parts of it. */
async function giveGround(context: BrowserContext, archive: Buffer): Promise<void> {
  await context.route(/\/mapa\?/, async (route) => {
    const { host, port, pathname, search } = new URL(route.request().url())
    // names below localhost are known to the browser only
    const page = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}${search}`,
      headers: { ...route.request().headers(), host },
    })
    const body = (await page.text()).replace(
      '"outlines":"',
      `"ground":${JSON.stringify(GROUND)},"outlines":"`,
    )
    await route.fulfill({ response: page, body })
  })
  await context.route(/ground\.pmtiles/, async (route) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? []
    const body = archive.subarray(Number(first ?? 0), Number(last ?? archive.length) + 1)
    await route.fulfill({ status: first ? 206 : 200, contentType: 'application/vnd.pmtiles', body })
  })
}

test('where tiles fail the territory’s own ground is painted, in both lights; a broken one leaves the outlines', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /ERR_/)
  const tiles = await standInForTiles(context, 'missing')
  await giveGround(context, ARCHIVE)
  await page.goto('/mapa?at=41.905,2.99,13')
  const credit = page.getByText(GROUND.attribution, { exact: false })
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
