import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

const WALK = '/experiencias/e-alba'

/** Chooses the fourth open day and its first open time, by keyboard or by touch. */
async function chooseDayAndTime(sheet: Locator) {
  await sheet
    .getByRole('radiogroup', { name: 'Dia' })
    .getByRole('radio', { disabled: false })
    .nth(3)
    .press('Space')
  await sheet
    .getByRole('radiogroup', { name: /Hora/ })
    .getByRole('radio', { disabled: false })
    .first()
    .press('Space')
}

/** Signs in on the login screen to which a route guard redirected. */
async function signInThere(page: Page, person: string) {
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Usuario o correo electrónico').fill(person)
  await page.getByLabel('Contraseña', { exact: true }).fill('suro-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Repeats the scrolling while content above still loads; the booking form loads only once it is in view. */
async function openBooking(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await expect(async () => {
    await page.getByRole('main').getByRole('region', { name: 'Reserva' }).scrollIntoViewIfNeeded()
    await expect(button).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await button.click()
}

test('a guest chooses everything, signs in last, and comes back to the filled sheet', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/experiencias/e-museu')
  await openBooking(page, 'Elegir día y hora')
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('radiogroup', { name: /Hora/ })
    .getByRole('radio', { disabled: false })
    .first()
    .press('Space')
  await sheet.getByRole('button', { name: 'Una persona más' }).click()
  await expectNoAxeViolations(page)
  await sheet.getByRole('button', { name: /Entrar y reservar · 9/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await signInThere(page, 'visitor@sureda.test')
  await expect(page).toHaveURL(/e-museu\?reservar=1/)
  await expect(sheet.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '3')
  await expect(sheet.getByRole('button', { name: /^Reserva(r)? · 9/ })).toBeEnabled()
})

test('a member books nights; a booking without network is stored as a draft and never shown as reserved', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await signInNew()
  await page.goto('/experiencias/e-hotel-panna?reservar=1')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Una nit més' }).click()
  await expectNoAxeViolations(page)
  await sheet.getByRole('button', { name: /^Reserva · 148/ }).click()
  await expect(sheet.getByText('Reserva confirmada').first()).toBeVisible()
  await navigate(page, '/reservas')
  await expect(page.getByRole('article').first().getByText('2 nits')).toBeVisible()

  await navigate(page, '/experiencias/e-museu')
  await openBooking(page, 'Tria dia i hora')
  await chooseDayAndTime(sheet)
  await context.setOffline(true)
  await sheet.getByRole('button', { name: 'Desa-la per a després' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Encara no està reservat').first()).toBeVisible()
  await context.setOffline(false)
  // the app asks the person before it sends
  await page.getByRole('button', { name: 'Envia-ho ara' }).click()
  await sheet.getByRole('button', { name: 'Envia-ho ara' }).click()
  await expect(page.getByText(/Reserva confirmada|Sol·licitud enviada/).first()).toBeVisible()
})

test('a member books, finds the pass among the reservations and cancels', async ({
  page,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signInNew()
  await page.goto(WALK)
  await openBooking(page, 'Tria dia i hora')
  const sheet = page.getByRole('dialog')
  await chooseDayAndTime(sheet)
  await sheet.getByRole('button', { name: /Una persona més/ }).click()
  await sheet.getByText('Afegeix una petició').click()
  await sheet.getByRole('textbox').fill('Una cadira per a l’àvia, si us plau')
  await sheet.getByRole('button', { name: /^Reserva · 48/ }).click()
  await expect(sheet.getByText(/Reserva confirmada|Sol·licitud enviada/).first()).toBeVisible()
  await expect(
    sheet.getByRole('link', { name: /calendari/i }).or(sheet.getByRole('button', { name: /calendari/i })),
  ).toBeVisible()

  await navigate(page, '/reservas?status=confirmed')
  const card = page.getByRole('article').filter({ hasText: '3 persones' }).first()
  const pass = card.getByRole('button', { name: /passi/i })
  await pass.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(pass).toBeFocused()
  await card.getByRole('button', { name: /Cancel·la/ }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Cancel·la la reserva/ })
    .click()
  await expect(page.getByText('Reserva cancel·lada').first()).toBeVisible()
  await page.getByRole('radio', { name: /Cancel·lades/ }).press('Space')
  await expect(page).toHaveURL(/status=cancelled/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
