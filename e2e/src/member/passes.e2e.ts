import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'

/** Sends a request as the person who is signed in on this page. */
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
  experience_id: string
  date: string
  time: string
  status: string
}

/** Books the first available time by request; the booking form has tests of its own. */
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

/** The texts that the guide of a territory reads. The member uses Catalan in both. */
const CATALAN = {
  confirm: 'Confirma la reserva de Nova Persona',
  confirmed: 'Confirmada. Avisem Nova Persona.',
  scan: 'Escaneja un passi',
  sheet: 'Comprova un passi',
  code: 'Codi del passi',
  check: 'Comprova',
  welcome: 'Endavant',
  noted: 'Anotat i desat en aquest telèfon.',
  close: /^Tanca/,
  kept: 'Desat en aquest telèfon',
  here: /^Aquí \d/,
}
const SPANISH: typeof CATALAN = {
  confirm: 'Confirmar la reserva de Nova Persona',
  confirmed: 'Confirmada. Avisamos a Nova Persona.',
  scan: 'Escanear un pase',
  sheet: 'Comprobar un pase',
  code: 'Código del pase',
  check: 'Comprobar',
  welcome: 'Adelante',
  noted: 'Anotado y guardado en este teléfono.',
  close: /^Cerrar/,
  kept: 'Guardado en este teléfono',
  here: /^Aquí \d/,
}

async function confirm(guide: Page, booked: Booked, words: typeof CATALAN) {
  const answer = await guide.goto(
    `/guia/reservas?status=pending&date=${booked.date}&experience=${booked.experience_id}`,
  )
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
  await guide.getByRole('button', { name: words.confirm }).first().click()
  await expect(guide.getByText(words.confirmed)).toBeVisible()
}

/** Enters the code of the pass without network: the app accepts it and stores it on the phone. */
async function typeOffline(guide: Page, code: string, words: typeof CATALAN): Promise<Locator> {
  const sheet = guide.getByRole('dialog', { name: words.sheet })
  const field = sheet.getByRole('textbox', { name: words.code })
  await expect(field).toBeVisible()
  await withoutNetwork(guide, true)
  await field.fill(code.toLowerCase())
  await sheet.getByRole('button', { name: words.check }).click()
  await expect(sheet.getByText(words.welcome)).toBeVisible()
  await expect(sheet.getByText(words.noted)).toBeVisible()
  return sheet
}

/** Back on the list, the attendance is marked as waiting and is sent as soon as the network is back. */
async function comeBackOnline(guide: Page, sheet: Locator, code: string, words: typeof CATALAN) {
  await sheet.getByRole('button', { name: words.close }).click()
  await expect(lineOf(guide, code).getByText(words.kept)).toBeVisible()
  await withoutNetwork(guide, false)
  await expect(lineOf(guide, code).getByText(words.kept)).toBeHidden()
  await expect(lineOf(guide, code).getByText(words.here)).toBeVisible()
}

const balanceOf = async (page: Page) =>
  (await call<{ balance: number }>(page, 'GET', '/points/balance')).balance

test('a member shows the pass, the guide marks it without network, and both see that afterwards', async ({
  page,
  phoneOf,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  await signInNew()
  await page.goto('/livez')
  const booked = await book(page, 'e-ruc', 2)
  const code = booked.id.slice(0, 8).toUpperCase()

  const guide = await phoneOf('guide')
  await confirm(guide, booked, CATALAN)

  const plain = await page.goto('/reservas')
  expect(plain?.headers()['permissions-policy']).toContain('camera=()')
  const pass = page.getByRole('region', { name: 'La pròxima' }).getByRole('article')
  await expect(pass.getByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  await expect(pass.getByText(code)).toBeVisible()
  await expectNoAxeViolations(page)
  await navigate(guide, `/guia/lista?date=${booked.date}&slot=${booked.time}%20e-ruc`)
  await expect(lineOf(guide, code)).toBeVisible()
  await expectNoAxeViolations(guide)
  await guide.getByRole('button', { name: CATALAN.scan }).click()
  await expect(guide.getByRole('textbox', { name: CATALAN.code })).toBeVisible()
  await expectNoAxeViolations(guide)
  const sheet = await typeOffline(guide, code, CATALAN)
  await expectNoAxeViolations(guide)
  await sheet.getByRole('button', { name: 'Següent' }).click()
  await sheet.getByRole('textbox', { name: CATALAN.code }).fill(code)
  await sheet.getByRole('button', { name: CATALAN.check }).click()
  await expect(sheet.getByText('Un moment')).toBeVisible()
  await comeBackOnline(guide, sheet, code, CATALAN)

  await navigate(page, '/inicio')
  await navigate(page, '/reservas')
  // the visit has not taken place yet: the pass stays valid; points and thanks follow at its end
  await expect(pass.getByText('Ja hi ets', { exact: true })).toBeVisible()
  await expect(pass.getByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  expect(await balanceOf(page)).toBe(0)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('on a narrow phone a guide undoes a mark, writes to a slot, and marks a pass without network', async ({
    page,
    phoneOf,
    signInNew,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    test.slow()
    await signInNew()
    await page.goto('/livez')
    const booked = await book(page, 'e2-bici', 1)
    const code = booked.id.slice(0, 8).toUpperCase()
    const guide = await phoneOf('guide')
    await guide.setViewportSize({ width: 320, height: 640 })
    await confirm(guide, booked, SPANISH)
    await navigate(guide, `/guia/lista?date=${booked.date}&slot=${booked.time}%20e2-bici`)
    const line = lineOf(guide, code)
    await line.getByRole('button', { name: 'Nova Persona está aquí' }).click()
    await expect(line.getByText(SPANISH.here)).toBeVisible()
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
    // axe would count a target that the bottom bar half covers as too small
    await guide.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(guide)
    await guide.getByRole('button', { name: SPANISH.scan }).click()
    await comeBackOnline(guide, await typeOffline(guide, code, SPANISH), code, SPANISH)

    await page.goto('/inicio')
    await expect(page.getByText(word)).toBeVisible()
    await page.goto('/reservas')
    await expect(page.getByText('Ja hi ets', { exact: true }).first()).toBeVisible()
    expect(await balanceOf(page)).toBe(0)
  })
})
