import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PORT } from './installation.ts'
import { expectNothingSerious } from './nothing-serious.ts'

/** A call of whoever is signed in on this page. */
const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          'content-type': 'application/json',
        },
        ...(sent && { body: JSON.stringify(sent) }),
      })
      const { data } = await answer.json()
      return data
    },
    [method, path, body] as const,
  )

interface Booked {
  id: string
  date: string
  time: string
  status: string
}

/** Books the first time with room; the sheet that does it for people has journeys of its own. */
async function book(page: Page, experience_id: string, people: number): Promise<Booked> {
  interface Slots {
    time_slots: { time: string; remaining: number }[]
  }
  for (let day = 3; day < 30; day++) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const slots = await call<Slots | undefined>(
      page,
      'GET',
      `/available-time-slots?experience_id=${experience_id}&date=${date}`,
    )
    const slot = slots?.time_slots.find(({ remaining }) => remaining >= people)
    if (slot) return call(page, 'POST', '/reservations', { experience_id, date, time: slot.time, people })
  }
  throw new Error(`no time of ${experience_id} has room`)
}

const lineOf = (guide: Page, code: string) => guide.getByRole('article').filter({ hasText: code })
const withoutNetwork = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

test('a member shows the pass, the guide takes it without network, and both see it afterwards', async ({
  page,
  phoneOf,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  await signInNew()
  await page.goto('/reservas')
  const booked = await book(page, 'e-ruc', 2)
  const code = booked.id.slice(0, 8).toUpperCase()

  const guide = await phoneOf('guide')
  const answer = await guide.goto(`/guia/reservas?status=pending&date=${booked.date}`)
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
  await guide.getByRole('button', { name: 'Confirma la reserva de Nova Persona' }).first().click()
  await expect(guide.getByText('Confirmada. Avisem Nova Persona.')).toBeVisible()

  const plain = await page.goto('/reservas')
  expect(plain?.headers()['permissions-policy']).toContain('camera=()')
  const pass = page.getByRole('region', { name: 'La pròxima' }).getByRole('article')
  await expect(pass.getByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  await expect(pass.getByText(code)).toBeVisible()
  await expectNothingSerious(page)
  await guide.goto(`/guia/lista?date=${booked.date}`)
  await expect(lineOf(guide, code)).toBeVisible()
  await expectNothingSerious(guide)
  const scan = guide.getByRole('button', { name: 'Escaneja un passi' })
  const sheet = guide.getByRole('dialog', { name: 'Comprova un passi' })
  await scan.click()
  const field = sheet.getByRole('textbox', { name: 'Codi del passi' })
  await expect(field).toBeVisible()
  await expectNothingSerious(guide)

  await withoutNetwork(guide, true)
  await field.fill(code.toLowerCase())
  await sheet.getByRole('button', { name: 'Comprova' }).click()
  await expect(sheet.getByText('Endavant')).toBeVisible()
  await expect(sheet.getByText('Anotat i desat en aquest telèfon.')).toBeVisible()
  await expectNothingSerious(guide)
  await sheet.getByRole('button', { name: 'Següent' }).click()
  await field.fill(code)
  await sheet.getByRole('button', { name: 'Comprova' }).click()
  await expect(sheet.getByText('Un moment')).toBeVisible()
  await sheet.getByRole('button', { name: /^Tanca/ }).click()
  await expect(lineOf(guide, code).getByText('Desat en aquest telèfon')).toBeVisible()

  await withoutNetwork(guide, false)
  await expect(lineOf(guide, code).getByText('Desat en aquest telèfon')).toBeHidden()
  await expect(lineOf(guide, code).getByText(/^Aquí \d/)).toBeVisible()

  await page.goto('/reservas')
  await expect(page.getByRole('article').first().getByText('Completada', { exact: true })).toBeVisible()
  const { balance } = await call<{ balance: number }>(page, 'GET', '/points/balance')
  expect(balance).toBe(30)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: `http://raya.localhost:${PORT}` })
  test('a mark is taken back, and a word reaches everybody of the slot, on a narrow phone', async ({
    page,
    phoneOf,
    signInNew,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    test.slow()
    await signInNew()
    await page.goto('/reservas')
    const booked = await book(page, 'e2-bici', 1)
    const code = booked.id.slice(0, 8).toUpperCase()
    const guide = await phoneOf('guide')
    await guide.setViewportSize({ width: 320, height: 640 })
    await guide.goto('/guia')
    if (booked.status === 'pending') await call(guide, 'POST', `/guide/reservations/${booked.id}/confirm`, {})
    await guide.goto(`/guia/lista?date=${booked.date}&slot=${booked.time}%20e2-bici`)
    const line = lineOf(guide, code)
    await line.getByRole('button', { name: 'Nova Persona está aquí' }).click()
    await expect(line.getByText(/^Aquí \d/)).toBeVisible()
    await line.getByRole('button', { name: 'Deshacer: Nova Persona está aquí' }).click()
    await expect(line.getByRole('button', { name: 'Nova Persona está aquí' })).toBeVisible()
    await guide.getByRole('button', { name: 'Escribir a todo el grupo' }).click()
    const sheet = guide.getByRole('dialog', { name: 'Escribir a todo el grupo' })
    const word = `Quedamos en la ermita (${crypto.randomUUID().slice(0, 8)})`
    await sheet.getByRole('textbox', { name: 'Mensaje' }).fill(word)
    await sheet.getByRole('button', { name: 'Enviar' }).click()
    await expect(guide.getByText(/^Enviado a \d+ reservas?\.$/)).toBeVisible()
    await expect
      .poll(() => guide.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
    // what lies half below the bar is no smaller for it
    await guide.evaluate(() => scrollTo(0, 0))
    await expectNothingSerious(guide)

    await page.goto('/inicio')
    await expect(page.getByText(word)).toBeVisible()
  })
})
