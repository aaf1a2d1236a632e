import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, serverAnswer, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'
import { moveTo, stepsAlong, trackOf, untilStored, westOf } from '../support/walk.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** The value below a label such as "Hecho" or "Falta". */
const figure = (page: Page, label: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${label}"]`) })
const walk = (page: Page) => page.getByRole('region', { name: /Ruta|Molino|Tu paseo|Suro|Anilla/i })

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_/, /Failed to/, /fetch/)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a walk is measured, warned about, restored after a reload and exported as GPX', async ({
    page,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['geolocation'])
    await page.goto('/mapa?route=rt-negra')
    const steps = stepsAlong(await trackOf(page, 'rt-negra'), 60)
    const [start, near] = steps
    if (!start || !near) throw new Error('no track')
    await context.setGeolocation({ ...westOf(start, 3000), accuracy: 30 })

    await button(page, 'Grabar el paseo').click()
    await expect(page.getByText('Grabando').first()).toBeVisible()
    await expect(figure(page, 'A la ruta')).toHaveText(/km$/)

    const walked = steps.slice(0, 8)
    for (const step of walked) await moveTo(page, context, step)
    await expect(figure(page, 'Hecho')).not.toHaveText('0 m')
    const done = await figure(page, 'Hecho').textContent()
    await expect(figure(page, 'Falta')).toHaveText(/km$/)

    // after a reload the same walk continues by itself
    await untilStored(page, walked.at(-1) ?? near)
    await page.reload()
    await expect(page.getByText('Grabando').first()).toBeVisible()
    await expect(figure(page, 'Hecho')).toHaveText(done ?? '')
    for (const step of steps.slice(8, 12)) await moveTo(page, context, step)
    await expect(figure(page, 'Hecho')).not.toHaveText(done ?? '')

    // leaving the route is shown and announced, but not after a single outlier
    const corner = steps[11] ?? near
    // east of here is the inside of the loop, close to another part of the line
    await moveTo(page, context, westOf(corner, 900))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await moveTo(page, context, westOf(corner, 909))
    await expect(page.getByRole('alert')).toContainText('Lejos del trazado')
    await expect(page.getByRole('alert')).toContainText(/\d m, dirección/)
    await expectNoAxeViolations(page)
    await moveTo(page, context, corner)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Vuelves a estar en la ruta.' })).toBeAttached()

    // pause, go on, finish
    await walk(page).getByRole('button', { name: 'Pausar' }).first().click()
    await expect(page.getByText('En pausa').first()).toBeVisible()
    await walk(page).getByRole('button', { name: 'Continuar' }).first().click()
    await expect(page.getByText('Grabando').first()).toBeVisible()
    await button(page, 'Terminar').click()
    await page.getByRole('button', { name: 'Tus paseos' }).last().click()

    const sheet = page.getByRole('dialog', { name: 'Tus paseos' })
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    const coming = page.waitForEvent('download')
    await sheet.getByRole('button', { name: /^Exportar .* GPX$/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-[a-z0-9-]+\.gpx$/)
    const gpx = await readFile(await file.path(), 'utf8')
    expect(gpx).toContain('<gpx version="1.1"')
    expect(gpx.match(/<trkpt /g)?.length).toBeGreaterThan(7)

    await sheet.getByRole('button', { name: /^Borrar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar paseo' }).click()
    await expect(sheet.getByText('Aún no has grabado ningún paseo')).toBeVisible()
  })
})

test('a recorded route is followed: next stop, directions and climb; other routes are faint', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['geolocation'])
  // the routes of this repository are marked as schematic, and only a verified track can be followed
  let stops: string[] = []
  await page.route('**/api/v1/routes/rt-fitor', async (route) => {
    const answer = await serverAnswer(page, route.request().url(), route.request().headers())
    const { data } = (await answer.json()) as { data: { points: { name: string }[] } }
    stops = data.points.map(({ name }) => name)
    const track_verified = { date: '2026-05-12', by: 'Consorci de prova', source: 'receptor GPS' }
    await route.fulfill({ json: { data: { ...data, schematic: false, track_verified } } })
  })
  // opened from another screen, because a page opened by its URL embeds its responses and the handler above would not
  // be used
  await navigate(page, '/rutas/lista')
  await navigate(page, '/rutas/rt-fitor')
  await expect(page.getByText(/Consorci de prova/)).toBeVisible()
  const track = await trackOf(page, 'rt-fitor')
  const steps = stepsAlong(track, 60)
  const [start] = steps
  if (!start) throw new Error('no track')
  await context.setGeolocation({ ...start, accuracy: 30 })
  await page.getByRole('link', { name: 'Seguir en el mapa' }).click()
  await button(page, 'Empezar').click()

  const follows = walk(page)
  const way = follows.getByText(/^[\d,.]+ k?m, dirección \S+$/)
  await expect(follows.getByText(stops[1] ?? '', { exact: true })).toBeVisible()
  await expect(follows.getByText(/^Quedan \d+ m de subida hasta el final\.$/)).toBeVisible()
  const first = await way.textContent()
  // other routes are dimmed, the followed one is not
  const lines = page.locator('[data-quiet] path')
  const opacities = () => lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeOpacity))
  await expect.poll(opacities).toContain('0.35')
  await expect.poll(opacities).toContain('1')

  for (const step of steps.slice(1, 4)) await moveTo(page, context, step)
  await expect(way).not.toHaveText(first ?? '')
  // after a stop has been passed, the next one is named
  const next = follows.getByText(stops[2] ?? '', { exact: true })
  for (const step of steps.slice(4, 40)) {
    if (await next.isVisible()) break
    await moveTo(page, context, step)
  }
  await expect(next).toBeVisible()
})

test('a walk continues after a reload on another screen, alerts there, and asks before it follows another route', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['geolocation'])
  await page.goto('/mapa?route=rt-fitor')
  const [start = [0, 0]] = await trackOf(page, 'rt-fitor')
  const place = { latitude: start[0], longitude: start[1] }
  await context.setGeolocation({ ...place, accuracy: 30 })
  await button(page, 'Grabar el paseo').click()
  await moveTo(page, context, place)
  await untilStored(page, place)

  await page.goto('/inicio')
  await expect(page.getByText('El paseo se sigue grabando.')).toBeVisible()
  const warning = page.getByRole('alert').filter({ hasText: 'Lejos del trazado' })
  let metres = 2000
  await expect(async () => {
    // the browser reports only changed positions, and this screen does not show that one was received
    metres += 20
    await context.setGeolocation({ ...westOf(place, metres), accuracy: 30 })
    await expect(warning).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoAxeViolations(page)

  // the bottom bar links to the map without a route, but the walk keeps its own
  await page.getByRole('navigation').getByRole('link', { name: 'Mapa' }).last().click()
  await expect(page).toHaveURL('/mapa')
  await expect(page.getByText('Grabando').first()).toBeVisible()
  await expect(figure(page, 'A la ruta')).toHaveText(/km$/)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoAxeViolations(page)

  await navigate(page, '/rutas/rt-suro-urbana')
  const show = page.getByRole('link', { name: 'Verla en el mapa' })
  await show.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Seguir como ahora' }).click()
  await expect(page).toHaveURL('/mapa')
  await navigate(page, '/rutas/rt-suro-urbana')
  await show.click()
  await dialog.getByRole('button', { name: 'Mostrarla' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Grabando').first()).toBeVisible()
  await expect(page).toHaveURL('/mapa?route=rt-suro-urbana')
})

test('a walk without network is recorded; panning stops centring, a button resumes it; a discarded walk is deleted', async ({
  page,
  context,
}) => {
  const place = { latitude: 41.9, longitude: 3.05 }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...place, accuracy: 41 })
  await page.goto('/mapa')
  await expect(button(page, 'Grabar mi paseo')).toBeVisible()
  await context.setOffline(true)
  await button(page, 'Grabar mi paseo').click()
  await expect(page.getByText('Grabando').first()).toBeVisible()
  const again = button(page, 'Seguir mi ubicación')
  await expect(again).toHaveCount(0)
  await page.mouse.move(180, 330)
  await page.mouse.down()
  await page.mouse.move(120, 400, { steps: 6 })
  await page.mouse.up()
  await again.click()
  await expect(again).toHaveCount(0)

  for (const metres of [0, 60, 120, 180]) await moveTo(page, context, westOf(place, metres))
  await expect(figure(page, 'Hecho')).toHaveText(/^1\d\d m$/)
  await walk(page).getByRole('button', { name: 'Borrar paseo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conservarlo' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(figure(page, 'Hecho')).toHaveText(/^1\d\d m$/)
  await walk(page).getByRole('button', { name: 'Borrar paseo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar paseo' }).click()
  await expect(button(page, 'Grabar mi paseo')).toBeVisible()
})
