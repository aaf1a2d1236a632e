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
    .getByRole('link', { name: 'Agenda' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
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
