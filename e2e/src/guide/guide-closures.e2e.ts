import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Makes the server refuse the next closure, or the next preview of the reservations that it affects. */
const refuseNext = (page: Page, status: number, code: string) =>
  page.route(
    /\/api\/v1\/guide\/closures(\?|$)/,
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: {
          type: `/problems/${code}`,
          title: code,
          status,
          detail: '',
          code,
          message: 'Ara no pot ser.',
        },
      }),
    { times: 1 },
  )

/** The reason is announced, focused and in view, on a phone with its keyboard open as well. */
async function expectReason(page: Page, words: string): Promise<void> {
  const reason = page.getByRole('alert').filter({ hasText: words })
  await expect(reason).toBeFocused()
  await expect(reason).toBeInViewport({ ratio: 1 })
}

test('a guide previews a closure, reads why it is refused, closes a route, and visitors are warned until it is lifted', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/(409|503).*\/guide\/closures/)
  await page.setViewportSize({ width: 390, height: 430 })
  await signIn('guide')
  await page.goto('/guia/cierres/nuevo')
  const route = page.getByRole('main').getByRole('checkbox').last()
  const name = (await route.evaluate((box) => box.closest('label')?.textContent)) ?? ''
  await page.getByText(name, { exact: true }).click()
  await page.getByLabel('Primer dia').fill(day(60))
  await page.getByLabel('Últim dia').fill(day(61))
  await page.getByRole('radio', { name: 'Batuda de caça' }).press('Space')
  await refuseNext(page, 503, 'busy')
  await page.getByRole('button', { name: 'Mira què afecta' }).click()
  await expectReason(page, 'No s’ha pogut comprovar què afecta')
  await page.getByRole('button', { name: 'Mira què afecta' }).click()
  await expect(page.getByRole('region', { name: 'Què afecta' }).getByText(name)).toBeVisible()
  await expectNoAxeViolations(page)
  await refuseNext(page, 409, 'too_many_open')
  await page.getByRole('button', { name: /^Tanca/ }).click()
  await expectReason(page, 'No s’ha tancat res')
  await page.getByRole('button', { name: /^Tanca/ }).click()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByText('Batuda de caça')).toBeVisible()

  await navigate(page, '/rutas/lista')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByText(/^Tancat del .*: batuda de caça\./)).toBeVisible()

  await navigate(page, '/guia/cierres')
  await card.getByRole('button', { name: 'Torna a obrir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Torna a obrir' }).click()
  await expect(page.getByText('Obert de nou.')).toBeVisible()
  await navigate(page, '/rutas/lista')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(/batuda de caça/)).toBeHidden()
})
