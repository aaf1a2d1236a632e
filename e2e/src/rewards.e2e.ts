import { expect, test } from './fixtures.ts'
import { WITHOUT_NETWORK } from './kept-app.ts'
import { expectNothingSerious } from './nothing-serious.ts'

test('points become a code that opens without network, and a guide takes it once', async ({
  page,
  context,
  phoneOf,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signIn('visitor')
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Recompenses' }).click()
  await expect(page.getByText('Brot', { exact: true })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Bescanvia «Clauer de suro» per 120 punts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bescanvia' }).click()
  const code = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await expect(code).toBeVisible()
  const letters = (await code.textContent()) ?? ''
  await expectNothingSerious(page)

  await context.setOffline(true)
  await page.goBack()
  await expect(code).toBeHidden()
  await page.getByRole('tab', { name: 'Els meus codis' }).click()
  await page.getByRole('button', { name: 'Clauer de suro' }).click()
  await expect(page.getByText(letters)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Codi de la recompensa' })).toBeVisible()
  await context.setOffline(false)

  // the counter, on a phone of its own
  const desk = await phoneOf('guide')
  await desk.goto(`/guia/vales?codigo=${letters}`)
  await desk.getByRole('button', { name: 'Comprova' }).click()
  await desk.getByRole('button', { name: 'Lliura i marca com a fet servir' }).click()
  await expect(desk.getByText('Lliurada. El codi ja no serveix.')).toBeVisible()
  await expectNothingSerious(desk)

  await page.reload()
  await expect(page.getByText(/^Fet servir:/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Codi de la recompensa' })).toBeHidden()
})
