import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

test('screens seen before open without network with their age, and the map is not covered by the strip', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
  const places = page.getByRole('navigation', { name: 'Lugares principales' })
  const strip = page.getByText(/Sin conexión/)
  await page.goto('/experiencias')
  const first = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(first).toBeVisible()
  await places.getByRole('link', { name: 'Rutas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rutas y relatos' })).toBeVisible()
  await context.setOffline(true)
  await places.getByRole('link', { name: 'Experiencias' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(strip.first()).toBeVisible()
  await context.setOffline(false)
  await expect(strip).toHaveCount(0)

  // its last button stays in reach
  await navigate(page, '/mapa')
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toBeVisible()
  const gap = async () => {
    const map = await page.getByRole('main').boundingBox()
    const bar = await places.boundingBox()
    return (bar?.y ?? 0) - ((map?.y ?? 0) + (map?.height ?? 0))
  }
  const before = await gap()
  await context.setOffline(true)
  await expect(strip.first()).toBeVisible()
  await expect.poll(gap).toBeCloseTo(before, 0)
})
