import { expect, serverAnswer, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { expectNothingSerious } from './nothing-serious.ts'
import { openNext } from './open-next.ts'

const REFUSAL = {
  ...{ type: 'about:blank', title: 'Error', status: 500, detail: 'Error' },
  ...{ code: 'internal_error', message: 'Hi ha hagut un error.' },
}

test('a guide takes the darker colour with one tap, and the visitor meets the agency with the experience', async ({
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
  await expectNothingSerious(page)
  const save = page.getByRole('button', { name: 'Desa' })
  // on a low screen, too, a save that fails says why where the person is
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
  await openNext(page, '/experiencias/e-ruc')
  await page.getByRole('region', { name: 'On és' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a guide sets a check-in point on the map and takes it away again', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    // tiles come from elsewhere, which no journey reaches
    expectedErrors.push(/ERR_NAME_NOT_RESOLVED/)
    await signIn('guide')
    await page.goto('/guia/puntos/nuevo')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Fuente del corcho')
    const map = page.getByRole('application', { name: 'Lugar del punto' })
    await map.press('Enter')
    // by finger: a mouse that stays where it clicked would hold the message over the button below
    await page.getByRole('button', { name: 'Guardar' }).tap()
    await expect(page.getByRole('figure', { name: 'Vista previa de la hoja' })).toBeVisible()
    await expectNothingSerious(page)
    const address = page.url().replace('/guia/puntos/', '/puntos/')
    await page.getByRole('button', { name: 'Quitar este punto' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Puntos de visita' })).toBeVisible()
    const answer = await serverAnswer(page, address.replace('/puntos/', '/api/v1/check-in-points/'))
    expect(answer.status()).toBe(404)
  })
})
