import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

const REFUSAL = {
  ...{ type: 'about:blank', title: 'Error', status: 500, detail: 'Error' },
  ...{ code: 'internal_error', message: 'Hi ha hagut un error.' },
}

test('a guide accepts the proposed darker colour, and a visitor sees the agency on an experience', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/500 \(Internal Server Error\)/)
  await signIn('guide')
  await page.goto('/guia/perfil')
  const name = `Suros ${crypto.randomUUID().slice(0, 4)}`
  await page.getByRole('textbox', { name: 'Nom de l’agència' }).fill(name)
  await page.getByRole('textbox', { name: /^Color principal/ }).fill('#ffd84d')
  await page.getByRole('button', { name: 'Fes servir el més fosc' }).click()
  await expectNoAxeViolations(page)
  const save = page.getByRole('button', { name: 'Desa' })
  // a failed save also shows its reason within view on a small screen
  await page.setViewportSize({ width: 390, height: 430 })
  await page.route('**/api/v1/guide/profile', (route) => route.fulfill({ status: 500, json: REFUSAL }), {
    times: 1,
  })
  await save.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'No s’han desat les dades de l’agència' })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await save.click()
  await expect(page.getByText('Desat. Ja es veu així.')).toBeVisible()
  await navigate(page, '/experiencias/e-ruc')
  await page.getByRole('region', { name: 'On és' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})
