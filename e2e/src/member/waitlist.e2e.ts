import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'

/** Sends a request as the person who is signed in on that page. */
async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([verb, address, text]) => {
      const response = await fetch(`/api/v1${address}`, {
        method: verb as string,
        headers: {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          ...(text && { 'content-type': 'application/json' }),
        },
        ...(text && { body: text }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  expect([answer.status, answer.body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ data: expect.anything() }),
  ])
  return (answer.body as { data: T }).data
}

interface Slots {
  bookable_until: string
  closed_dates: string[]
  time_slots: { time: string; capacity: number; remaining: number }[]
}

/** Finds the last day of the booking window with a time that no one has booked. */
async function emptySlot(
  page: Page,
  experience: string,
): Promise<{ date: string; time: string; seats: number }> {
  const ask = (date: string) =>
    call<Slots>(page, 'GET', `/available-time-slots?experience_id=${experience}&date=${date}`)
  const { bookable_until, closed_dates } = await ask('2026-01-01')
  for (let back = 0; back < 60; back++) {
    const date = new Date(Date.parse(bookable_until) - back * 86_400_000).toISOString().slice(0, 10)
    if (closed_dates.includes(date)) continue
    const free = (await ask(date)).time_slots.find((slot) => slot.remaining === slot.capacity)
    if (free) return { date, time: free.time, seats: free.capacity }
  }
  throw new Error('no empty slot')
}

/** Books every seat of a time for one person and puts the other on its waitlist, by requests. */
async function fillAndWait(page: Page, other: Page, experience_id: string) {
  await page.goto('/livez')
  await other.goto('/livez')
  const { seats, ...slot } = await emptySlot(page, experience_id)
  const booking = { experience_id, ...slot, people: seats }
  const { id } = await call<{ id: string }>(page, 'POST', '/reservations', booking)
  await call(other, 'POST', '/waitlist', { experience_id, ...slot, people: 2 })
  await other.goto('/reservas')
  const waiting = other.getByRole('article').filter({ hasText: 'En llista d’espera' })
  await expect(waiting.getByText('Ets la persona següent de la llista.')).toBeVisible()
  return { id, date: slot.date }
}

/** Accepts the offered seats with one tap; the reservation then has its pass. */
async function accept(other: Page, date: string) {
  const offer = other.getByRole('article').first()
  await offer.getByRole('button', { name: /Accepta les places/ }).click()
  await expect(other.getByText('Les places són teves.')).toBeVisible()
  await expect(other.getByRole('dialog', { name: 'El teu passi' })).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other.getByRole('article').filter({ hasText: 'En llista d’espera' })).toHaveCount(0)
  const [made] = await call<{ date: string; people: number }[]>(
    other,
    'GET',
    '/user/reservations?status=confirmed',
  )
  expect(made).toMatchObject({ date, people: 2 })
}

test('a cancelled place is offered to a member on the waitlist, who turns it into a reservation with one tap', async ({
  page,
  phoneOf,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  await signInNew()
  const other = await phoneOf('new', { viewport: { width: 320, height: 640 } })
  const { date } = await fillAndWait(page, other, 'e-alba')

  await page.goto('/reservas')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Cancel·la la reserva/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel·la la reserva' }).click()
  await expect(page.getByText('Reserva cancel·lada').first()).toBeVisible()

  await navigate(other, '/inicio')
  await expect(other.getByText('Hi ha places lliures per a tu').first()).toBeVisible()
  await navigate(other, '/reservas')
  const offer = other.getByRole('article').first()
  await expect(offer.getByText('Hi ha places per a tu')).toBeVisible()
  await expect(offer.getByText(/Queden .*min/)).toBeVisible()
  await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(other)
  await accept(other, date)
})
