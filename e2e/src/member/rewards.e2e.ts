import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { WITHOUT_NETWORK } from '../support/stored-app.ts'

test.use({ baseURL: originOf('raya') })

test('a member redeems points for a code that opens without network, and a guide accepts it once', async ({
  page,
  context,
  phoneOf,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signIn('visitor')
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Recompensas' }).click()
  await expect(page.getByText('Brote', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Canjear «Llavero de corcho» por 120 puntos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Canjear' }).click()
  const code = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await expect(code).toBeVisible()
  const letters = (await code.textContent()) ?? ''
  await expectNoAxeViolations(page)

  await context.setOffline(true)
  await page.goBack()
  await expect(code).toBeHidden()
  await page.getByRole('tab', { name: 'Mis códigos' }).click()
  await page.getByRole('button', { name: 'Llavero de corcho' }).click()
  await expect(page.getByText(letters)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código de la recompensa' })).toBeVisible()
  await context.setOffline(false)

  // the redemption counter runs on a second phone
  const desk = await phoneOf('guide')
  await desk.goto(`/guia/vales?codigo=${letters}`)
  await desk.getByRole('button', { name: 'Comprobar' }).click()
  await desk.getByRole('button', { name: 'Entregar y marcar como usado' }).click()
  await expect(desk.getByText('Entregada. El código ya no sirve.')).toBeVisible()
  await expectNoAxeViolations(desk)

  await page.reload()
  await expect(page.getByText(/^Usado:/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código de la recompensa' })).toBeHidden()
})
