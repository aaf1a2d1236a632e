import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, serverAnswer, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { swipe } from '../support/touch.ts'

const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const today = todayIn('Europe/Madrid')
const daysOn = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const longDay = (day: string) =>
  new Intl.DateTimeFormat('es', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(day),
  )

/** Finds an event of the demo content that begins today. Content that was imported before midnight has another one. */
async function eventOfToday(page: Page): Promise<{ id: string; title: string }> {
  const url = `${originOf('gavarres')}/api/v1/events?begins_from=${today}&per_page=1`
  const answer = await serverAnswer(page, url, { 'Accept-Language': 'es' })
  return ((await answer.json()) as { data: [{ id: string; title: string }] }).data[0]
}

test('a visitor opens an event from the week and returns to the same place; day and month are in the address', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  const event = await eventOfToday(page)
  await page.goto('/agenda')
  const day = page.getByRole('region', { name: new RegExp(longDay(today)) })
  await day.getByRole('link', { name: event.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  await test.step('a date goes into the calendar as a file that calendars read', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /calendario/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${event.id}.ics`)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain(`SUMMARY:${event.title}`)
    expect(lines.find((line) => line.startsWith('DTSTART:'))).toMatch(/^DTSTART:\d{8}T\d{6}Z$/)
    await expect(page.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /^geo:/)
  })
  await page.goBack()
  await expect(day).toBeVisible()

  await page.getByRole('radio', { name: 'Mes' }).click()
  await expect(page).toHaveURL(/\?view=month$/)
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`${longDay(today)}.*, hoy, \\d+ evento`) })
  await expect(cell).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect(page).toHaveURL(/\?view=month&date=\d{4}-\d\d-01$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Mes' })).toBeChecked()
  await page.getByRole('button', { name: 'Volver a hoy' }).click()
  await expect(page).toHaveURL(/\?view=month$/)
  await expect(page.getByRole('main').getByRole('link', { name: event.title })).toBeVisible()
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('invalid parameters open this week; a swipe changes the day; only events of the shown days are requested', async ({
    page,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/events') asked.push(searchParams)
    })
    await page.goto('/agenda?view=decade&date=2026-02-31')
    await expect(page.getByRole('radio', { name: 'Semana' })).toBeChecked()
    await expect(page.getByRole('region', { name: new RegExp(longDay(today)) })).toBeVisible()
    await page.getByRole('radio', { name: 'Mes' }).click()
    await expect(page.getByRole('grid').getByRole('button', { name: /, hoy, / })).toBeVisible()
    await page.getByRole('radio', { name: 'Día' }).click()

    const title = page.getByRole('heading', { level: 2 }).first()
    const leaf = page.getByText('Sale el sol a las')
    const turn = async (distance: number, day: string) => {
      await expect(leaf).toBeVisible()
      await swipe(page, leaf, distance)
      await expect(title).toHaveText(longDay(day))
    }
    await turn(-40, today)
    await turn(-120, daysOn(1))
    await turn(120, today)
    await turn(120, daysOn(-1))
    await page.getByRole('button', { name: 'Volver a hoy' }).click()
    await expect(title).toHaveText(longDay(today))

    expect(asked.length).toBeGreaterThan(0)
    for (const query of asked)
      expect(query.has('begins_from') || (query.has('from') && query.has('to')), String(query)).toBe(true)
  })
})

test('the page requests this week itself, once; seen before, the week opens without network', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/events?from=') && asked.push(request.url()))
  const arrived: string[] = []
  page.on('requestfinished', (request) => {
    arrived.push(new URL(request.url()).searchParams.get('from') ?? '')
  })
  const html = await (await page.goto('/agenda'))?.text()
  expect(html).toMatch(/\/api\/v1\/events\?from=\d/)
  await expect(page.getByRole('region', { name: new RegExp(longDay(today)) })).toBeVisible()
  // the screen has consumed every early request; a remaining one would be wasted
  await expect.poll(() => page.evaluate('Object.keys(__SUREDA_EARLY__)')).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)

  const { title } = await eventOfToday(page)
  const event = page.getByRole('main').getByRole('link', { name: title })
  await expect(event).toBeVisible()
  // the app prefetches the next week when it is idle
  await expect.poll(() => arrived.some((from) => from > today)).toBe(true)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Semana siguiente' }).click()
  await expect(page.getByRole('region', { name: /^Eventos/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Semana anterior' }).click()
  await expect(event).toBeVisible()
})
