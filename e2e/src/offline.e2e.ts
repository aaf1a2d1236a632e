import { expect, test } from './fixtures.ts'
import { openNext } from './open-next.ts'

test('screens seen before open without network and say how old they are, and the map leaves room for the strip', async ({
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
  await openNext(page, '/mapa')
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

test('a storage full of old answers makes room for the session', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/login')
  await page.evaluate(() => {
    const answer = (at: number) =>
      JSON.stringify({ state: { dataUpdatedAt: at, data: ['x'.repeat(50_000)] } })
    for (const rest of [answer, () => 'x'.repeat(100), () => ''])
      try {
        for (let i = 1; ; i++) localStorage.setItem(`cache:-${rest.length}-${i}-${rest(i).length}`, rest(i))
      } catch {
        // full: what the test wants
      }
  })
  await page.getByLabel('Usuario o correo electrónico').fill('visitor@sureda.test')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('suro-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/inicio')
  await page.goto('/perfil')
  await expect(page).toHaveURL('/perfil')
})

test('broken kept answers are asked for again', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  const experience = page.getByRole('main').getByRole('article').first()
  const enter = page.getByRole('button', { name: 'Continuar como invitado' })
  await page.goto('/welcome')
  await openNext(page, '/experiencias')
  await expect(experience).toBeVisible()
  for (const broken of ['garbage', 'null', '{"answer":{"data":{"title":5,"maintenance":null}}}']) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('cache:')) localStorage.setItem(key, text)
    }, broken)
    await page.goto('/experiencias')
    await expect(experience).toBeVisible()
    // no answer of this screen has been read since the start
    await openNext(page, '/welcome')
    await expect(enter).toBeVisible()
  }
})

test('full local storage costs nothing but the memory of the last visit', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  // before the app starts
  await page.addInitScript(() => {
    const block = 'x'.repeat(100_000)
    try {
      for (let i = 0; ; i++) localStorage.setItem(`full-${i}`, block)
    } catch {
      // full: what the test wants
    }
  })
  await page.goto('/experiencias')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
