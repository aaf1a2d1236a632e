import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { WITHOUT_NETWORK } from '../support/stored-app.ts'

test.use({ baseURL: originOf('raya') })

test('a footprint is computed and saved without network, and compared once it was sent', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'La meva petjada de carboni' }).click()
  await page.getByLabel('Des d’on surts').fill('Madrid')
  await page.getByRole('tab', { name: 'Transport' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cotxe', exact: true }).click()
  await expect(page.getByLabel('Quilòmetres d’anada')).not.toHaveValue('')
  await page.getByLabel('Quilòmetres d’anada').fill('120')
  await expect(page.getByRole('status').filter({ hasText: '50,7 kg per persona' })).toBeVisible()
  await page.getByRole('button', { name: 'Mostra el resultat' }).click()
  await page.getByRole('button', { name: 'Prova: Tren en lloc de cotxe' }).click()
  await expect(page.getByRole('figure', { name: 'De què es compon' })).toContainText('7,9 kg')
  await page.getByRole('button', { name: 'Desa aquest viatge' }).click()
  await expect(page.getByText('Es desarà quan hi hagi connexió')).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/user/footprints'),
  )
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(page.getByRole('article').filter({ hasText: '7,9 kg per persona' })).toBeVisible()
  await expect(page.getByText('Es desarà quan hi hagi connexió')).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Pràctiques regeneratives' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'm² de sureda' })).toBeVisible()
  await page.getByRole('tab', { name: 'Pràctiques' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoAxeViolations(page)
})
