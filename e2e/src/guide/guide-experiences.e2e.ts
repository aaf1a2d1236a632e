import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

interface Slot {
  date: string
  time: string
}

/** Sends a request from the page's origin; Node cannot resolve `*.localhost` on every machine. */
async function call<T>(
  page: Page,
  origin: string,
  token: string,
  method: string,
  path: string,
  data?: object,
) {
  const { host, port } = new URL(origin)
  const headers = { host, authorization: `Bearer ${token}`, 'accept-language': 'ca' }
  const answer = await page.request.fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, headers, data })
  return { status: answer.status(), data: (await answer.json()).data as T }
}

/** Books two places for the signed-in member on the last day of the booking window that has some. */
async function book(page: Page, origin: string, experience: string): Promise<Slot> {
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? ''
  const slotsOf = (date: string) =>
    call<{ time_slots: { time: string; remaining: number }[]; bookable_until: string }>(
      page,
      origin,
      token,
      'GET',
      `/available-time-slots?experience_id=${experience}&date=${date}`,
    )
  const { data } = await slotsOf(new Date().toISOString().slice(0, 10))
  for (let back = 0; back < 30; back++) {
    const date = new Date(Date.parse(data.bookable_until) - back * 86_400_000).toISOString().slice(0, 10)
    const free = (await slotsOf(date)).data.time_slots.find(({ remaining }) => remaining >= 2)
    if (!free) continue
    const slot = { date, time: free.time }
    const body = { experience_id: experience, people: 2, ...slot }
    const { status } = await call(page, origin, token, 'POST', '/reservations', body)
    if (status === 201) return slot
  }
  throw new Error(`nothing of ${experience} can be booked`)
}

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

test('a guide edits title and price on a narrow phone, and the visitor sees it', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  const title = `Contes de goges ${crypto.randomUUID().slice(0, 6)}`
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn('guide')
  await page.goto('/guia/experiencias')
  await page.getByRole('link', { name: /^Edita: .*goges/ }).click()
  await expect(page).toHaveURL(/\/guia\/experiencias\/editar\/e-goges-nit/)
  await expectNoAxeViolations(page)
  await fits(page)
  await page.getByRole('button', { name: 'Edita: Títol i frase' }).click()
  const words = page.getByRole('dialog', { name: 'Títol i frase' })
  await words.getByRole('textbox', { name: 'Títol · Català' }).fill(title)
  await expectNoAxeViolations(page)
  await words.getByRole('button', { name: 'Fet' }).click()
  await page.getByRole('button', { name: 'Edita: Preu i dades' }).click()
  const facts = page.getByRole('dialog', { name: 'Preu i dades' })
  await facts.getByRole('textbox', { name: /^Preu/ }).fill('17,5')
  await fits(page)
  await facts.getByRole('button', { name: 'Fet' }).click()
  await expect(page.getByText('2 canvis sense desar')).toBeVisible()
  // the drafts survive a reload
  await page.reload()
  await expect(page.getByText('2 canvis sense desar')).toBeVisible()
  await page.getByRole('button', { name: 'Desa', exact: true }).click()
  await expect(page.getByText('Desat. Ja es veu així.')).toBeVisible()
  await expect(page.getByText(/sense desar/)).toBeHidden()

  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'ca', serviceWorkers: 'block' })
  await visitor.goto('/experiencias/e-goges-nit')
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText(/17,50\s€/).first()).toBeVisible()
  await visitor.close()
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a guide closes a booked day with the affected reservations in view, and the member reads the reason', async ({
    page,
    phoneOf,
    baseURL: origin,
    signInNew,
    expectedErrors,
  }) => {
    // the phone may request the pass that it still knows before it learns that the pass is no longer valid
    expectedErrors.push(/409 .*\/pass$/)
    test.slow()
    const baseURL = origin ?? ''
    await signInNew()
    // a tiny page is enough to send requests from
    await page.goto('/livez')
    const { date } = await book(page, baseURL, 'e2-fabrica')

    const guide = await phoneOf('guide')
    await guide.goto(`/guia/experiencias/horarios/e2-fabrica?day=${date}`)
    await guide.getByRole('button', { name: 'Cambiar este día' }).click()
    await guide
      .getByRole('dialog')
      .getByRole('radio', { name: /^Cerrado/ })
      .press('Space')
    await guide.getByRole('dialog').getByRole('button', { name: 'Listo' }).click()
    await expectNoAxeViolations(guide)
    await guide.getByRole('button', { name: 'Ver qué cambia' }).click()
    const sheet = guide.getByRole('dialog', { name: 'Qué cambia' })
    await expect(sheet.getByText('Nova Persona')).toBeVisible()
    await sheet.getByRole('radio', { name: 'El tiempo o el riesgo de incendio' }).press('Space')
    await expectNoAxeViolations(guide)
    await sheet.getByRole('button', { name: 'Cancelar 1 reserva y guardar' }).click()
    await expect(guide.getByText('Horarios guardados.')).toBeVisible()
    await expect(guide.getByText('Nada ese día')).toBeVisible()
    await page.goto('/reservas')
    const mine = page.getByRole('article').first()
    await expect(mine.getByText('Cancel·lada', { exact: true })).toBeVisible()
    await expect(mine.getByText(/El temps o el risc d’incendi/).first()).toBeVisible()
  })
})
