import { expect, test } from './fixtures.ts'

test('screens seen before open without network and say how old they are', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to/, /fetch/)
  await page.goto('/experiencias')
  const first = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(first).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Lugares principales' })
    .getByRole('link', { name: 'Rutas' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rutas y relatos' })).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Lugares principales' })
    .getByRole('link', { name: 'Experiencias' })
    .click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/Sin conexión/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0)
})

test('the map leaves room for the strip: its last button stays in reach', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
  await page.goto('/mapa')
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toBeVisible()
  const gap = async () => {
    const map = await page.getByRole('main').boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Lugares principales' }).boundingBox()
    return (bar?.y ?? 0) - ((map?.y ?? 0) + (map?.height ?? 0))
  }
  const before = await gap()
  await context.setOffline(true)
  await expect(page.getByText(/Sin conexión/).first()).toBeVisible()
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
  await page.goto('/welcome')
  await page.goto('/experiencias')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  for (const broken of ['garbage', 'null', '{"answer":{"data":{"title":5,"maintenance":null}}}']) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('cache:')) localStorage.setItem(key, text)
    }, broken)
    await page.goto('/experiencias')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goto('/welcome')
    await expect(page.getByRole('button', { name: 'Continuar como invitado' })).toBeVisible()
  }
})

test('full local storage costs nothing but the memory of the last visit', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/welcome')
  await page.evaluate(() => {
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
