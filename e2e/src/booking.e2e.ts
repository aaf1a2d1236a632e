import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const WALK = '/experiencias/e-alba'

/** The fourth open day and its first open time, chosen by keyboard as well as by thumb. */
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

test('a guest who wants to book is asked to sign in and comes back', async ({ page, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  await page.goto(WALK)
  await page.getByRole('main').getByRole('region', { name: 'Reserva' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Elegir día y hora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.post_login_redirect)).toContain(WALK)
})

test('a member books, finds the pass among the reservations and cancels for good', async ({
  page,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signInNew()
  await page.goto(WALK)
  await page.getByRole('main').getByRole('region', { name: 'Reserva' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /Tria dia i hora/ }).click()
  const sheet = page.getByRole('dialog')
  await chooseDayAndTime(sheet)
  await sheet.getByRole('button', { name: 'Continua' }).click()
  await sheet.getByRole('button', { name: /Una persona més/ }).click()
  await sheet.getByRole('button', { name: 'Continua' }).click()
  await sheet.getByRole('textbox').fill('Una cadira per a l’àvia, si us plau')
  await sheet.getByRole('button', { name: 'Continua' }).click()
  await sheet.getByRole('button', { name: 'Reserva' }).click()
  await expect(sheet.getByText(/Reserva confirmada|Sol·licitud enviada/).first()).toBeVisible()
  await expect(
    sheet.getByRole('link', { name: /calendari/i }).or(sheet.getByRole('button', { name: /calendari/i })),
  ).toBeVisible()

  await page.goto('/reservas?status=confirmed')
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

test('what was being booked without network is kept on the phone and never shown as booked', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await signInNew()
  await page.goto('/experiencias/e-museu')
  await page.getByRole('main').getByRole('region', { name: 'Reserva' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /Tria dia i hora/ }).click()
  const sheet = page.getByRole('dialog')
  await chooseDayAndTime(sheet)
  for (let step = 0; step < 3; step++) await sheet.getByRole('button', { name: 'Continua' }).click()
  await context.setOffline(true)
  await sheet.getByRole('button', { name: 'Desa-la per a després' }).click()
  await expect(page.getByText('Encara no està reservat').first()).toBeVisible()
  await context.setOffline(false)
  // asked, not sent behind the person's back
  await page.getByRole('button', { name: 'Envia-ho ara' }).click()
  await sheet.getByRole('button', { name: 'Envia-ho ara' }).click()
  await expect(page.getByText(/Reserva confirmada|Sol·licitud enviada/).first()).toBeVisible()
})
