import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

/**
 * Requests a place on the last open day of the strip. The special request identifies this reservation among the others.
 */
async function ask(page: Page, path: string, wish: string) {
  await page.goto(path)
  await page.getByRole('main').getByRole('region', { name: 'Reserva' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /Tria dia i hora|Elegir día y hora/ }).click()
  const sheet = page.getByRole('dialog')
  const firstFree = (group: RegExp) =>
    sheet.getByRole('radiogroup', { name: group }).getByRole('radio', { disabled: false })
  await firstFree(/^D[ií]a$/)
    .last()
    .press('Space')
  await firstFree(/^Hora/).first().press('Space')
  await sheet.getByText(/^(Afegeix una petició|Añadir una petición)$/).click()
  await sheet.getByRole('textbox').fill(wish)
  await sheet.getByRole('button', { name: /^(Demana|Pedir) · / }).click()
  await expect(sheet.getByText(/^(Petició|Solicitud) enviada$/).first()).toBeVisible()
}

const cardWith = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text })

test('a member asks, the guide confirms with one tap, and the member sees it', async ({
  page,
  phoneOf,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  const wish = `Una cadireta, si us plau (${crypto.randomUUID().slice(0, 8)})`
  await signInNew()
  await ask(page, '/experiencias/e-ruc', wish)

  const guide = await phoneOf('guide')
  await guide.goto('/guia')
  await guide.getByRole('link', { name: 'Per confirmar' }).click()
  await expect(guide).toHaveURL(/\/guia\/reservas\?status=pending/)
  const request = cardWith(guide, wish)
  await expect(request.getByText(/per respondre/)).toBeVisible()
  await expectNoAxeViolations(guide)
  await request.getByRole('button', { name: 'Confirma la reserva de Nova Persona' }).click()
  await expect(guide.getByText('Confirmada. Avisem Nova Persona.')).toBeVisible()
  await expect(request).toBeHidden()
  await guide.getByRole('radio', { name: 'Confirmades' }).press('Space')
  await expect(request.getByText('Confirmada', { exact: true })).toBeVisible()

  await navigate(page, '/inicio')
  await expect(page.getByText('Reserva confirmada').first()).toBeVisible()
  await navigate(page, '/reservas')
  const mine = page.getByRole('article').first()
  await expect(mine.getByText('Confirmada', { exact: true })).toBeVisible()
  await mine.getByText('Historial').click()
  await expect(mine.getByText('El guia la va confirmar')).toBeVisible()
  await expectNoAxeViolations(page)
})
