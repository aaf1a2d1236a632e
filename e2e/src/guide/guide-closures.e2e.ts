import { expect, test } from '../support/fixtures.ts'
import { expectNothingSerious } from '../support/nothing-serious.ts'
import { openNext } from '../support/open-next.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

test('a guide sees what a closure touches, closes a route, and visitors are warned until it is lifted', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signIn('guide')
  await page.goto('/guia/cierres/nuevo')
  const route = page.getByRole('main').getByRole('checkbox').last()
  const name = (await route.evaluate((box) => box.closest('label')?.textContent)) ?? ''
  await page.getByText(name, { exact: true }).click()
  await page.getByLabel('Primer dia').fill(day(60))
  await page.getByLabel('Últim dia').fill(day(61))
  await page.getByRole('radio', { name: 'Batuda de caça' }).press('Space')
  await page.getByRole('button', { name: 'Mira què afecta' }).click()
  await expect(page.getByRole('region', { name: 'Què afecta' }).getByText(name)).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: /^Tanca/ }).click()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByText('Batuda de caça')).toBeVisible()

  await openNext(page, '/rutas/lista')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByText(/^Tancat del .*: batuda de caça\./)).toBeVisible()

  await openNext(page, '/guia/cierres')
  await card.getByRole('button', { name: 'Torna a obrir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Torna a obrir' }).click()
  await expect(page.getByText('Obert de nou.')).toBeVisible()
  await openNext(page, '/rutas/lista')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(/batuda de caça/)).toBeHidden()
})
