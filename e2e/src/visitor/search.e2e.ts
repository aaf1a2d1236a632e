import { expect, test } from '../support/fixtures.ts'

test('a search from home finds a place despite typing errors and missing accents', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/inicio')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Buscar|Cerca)$/ })
    .click()
  await page.getByRole('searchbox').fill('sruo')
  const hits = page.getByRole('main').getByRole('article')
  await expect(hits.first()).toContainText(/suro|corcho/i)
  await hits.first().getByRole('link').click()
  // the search screen has an h1 too, so the URL is checked first
  await expect(page).not.toHaveURL(/\/buscar/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('sruo')
  await expect(hits.first()).toBeVisible()
})
