import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { addGround, GROUND_CREDIT } from '../support/invented-ground.ts'
import { navigate } from '../support/navigate.ts'
import {
  expectHero,
  mediaRequestsOf,
  saveButton,
  saveCard,
  savedCard,
  savedList,
} from '../support/saved-card.ts'
import { untilAppStored, WITHOUT_NETWORK } from '../support/stored-app.ts'
import { moveTo, stepsAlong, trackOf } from '../support/walk.ts'

/**
 * Saving for offline use: a story tour, a route, the whole territory; interrupted downloads and deletion.
 * full-phone.e2e.ts covers a full phone.
 */
test.use({ serviceWorkers: 'allow' })

const TOUR = '/storytours/tour-natura'

/** Clears the caches of visited screens, so that only the saved pack can answer. */
const forgetWhatWasSeen = (page: Page) =>
  page.evaluate(async () => {
    for (const name of ['answers', 'pictures']) await caches.delete(name)
    for (const key of Object.keys(localStorage)) if (key.startsWith('cache:')) localStorage.removeItem(key)
  })

test('a story tour is saved across a lost connection, opens without network with pictures and games, and is deleted', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  const urls = mediaRequestsOf(page)
  let allowed = 5
  await context.route(/\/media\//, async (route) => {
    if (!route.request().headers()['x-take-along']) return route.fallback()
    allowed -= 1
    return allowed >= 0 ? route.fallback() : route.abort('internetdisconnected')
  })
  await page.goto(TOUR)
  // before its content is there, the heading says only what kind of screen it is
  await expect(saveButton(page)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  const title = (await heading.textContent()) ?? ''
  await untilAppStored(page)

  await test.step('an interrupted download goes on after a reload, without fetching anything twice', async () => {
    await saveButton(page).click()
    await expect(saveCard(page).getByRole('alert')).toContainText('Se ha cortado la conexión', {
      timeout: 60_000,
    })
    const before = new Set(urls)
    expect(before.size).toBeGreaterThan(0)
    await navigate(page, '/sin-conexion')
    await expect(savedList(page)).toContainText('Se ha cortado la conexión')
    urls.length = 0
    allowed = 1_000
    await page.goto(TOUR)
    await expect(savedCard(page)).toBeVisible({ timeout: 60_000 })
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => before.has(url))).toEqual([])
  })

  await test.step('it opens without network', async () => {
    await forgetWhatWasSeen(page)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText(title)
    await expect(savedCard(page)).toBeVisible()
    await expectHero(page)
    await navigate(page, `${TOUR}/games`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await navigate(page, '/mapa')
    await expect(page.getByRole('main')).toBeVisible()
    await navigate(page, '/sin-conexion')
    await expect(savedList(page).getByRole('article')).toHaveCount(1)
    await savedList(page).getByRole('link', { name: title }).click()
    await expect(heading).toHaveText(title)
  })

  await test.step('deleted, nothing of it is left', async () => {
    await context.setOffline(false)
    await navigate(page, '/sin-conexion')
    await savedList(page)
      .getByRole('button', { name: `Eliminar ${title}` })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(savedList(page)).toContainText('Todavía no has guardado nada')
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('saved')).keys()).length))
      .toBe(0)
    await context.setOffline(true)
    await page.goto('/storytours/tour-paisatge')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Ver lo que tengo guardado' }),
    ).toBeVisible()
  })
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a saved route opens without network: tabs, stops, track on the map, help', async ({
    page,
    context,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(...WITHOUT_NETWORK)
    await page.goto('/rutas/rt-negra')
    await saveButton(page).click()
    await expect(savedCard(page)).toBeVisible({ timeout: 60_000 })
    const heading = page.getByRole('heading', { level: 1 })
    const title = (await heading.textContent()) ?? ''
    await untilAppStored(page)
    await forgetWhatWasSeen(page)
    await context.setOffline(true)

    await page.goto('/rutas/rt-negra')
    await expect(heading).toHaveText(title)
    await expectHero(page)
    const panel = page.getByRole('tabpanel')
    for (const [tab, inside] of [
      ['Características', panel.getByText('Desnivel total')],
      ['Información', panel.getByRole('link', { name: 'Emergencias: 112' })],
      ['Aparcamiento', panel.getByRole('link', { name: 'Cómo llegar al inicio' })],
      ['Mapa', page.getByRole('slider', { name: 'Punto del camino' })],
      ['Más información', panel.getByRole('heading', { name: 'Sobre el trazado' })],
      ['Puntos de ruta', panel.getByRole('article').first()],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect(inside, tab).toBeVisible()
    }

    await panel.getByRole('link', { name: 'Dolmen de las Lanchas' }).click()
    await expect(heading).toHaveText('Dolmen de las Lanchas')
    await page.reload()
    await expect(heading).toHaveText('Dolmen de las Lanchas')
    await expectHero(page)
    await page.getByRole('link', { name: /^Siguiente: / }).click()
    await expect(heading).not.toHaveText('Dolmen de las Lanchas')
    await page.getByRole('link', { name: title, exact: true }).click()

    await page.getByRole('link', { name: 'Verla en el mapa' }).click()
    await expect(page).toHaveURL(/\/mapa\?route=rt-negra$/)
    for (const isFresh of [false, true]) {
      if (isFresh) await page.reload()
      await expect(
        page.getByRole('region', { name: title }).getByRole('button', { name: 'Grabar el paseo' }),
      ).toBeVisible()
      const line = page
        .getByRole('region', { name: 'Mapa', exact: true })
        .locator('.leaflet-walk-pane path')
        .first()
      await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(100)
    }

    await page.getByRole('link', { name: 'Seguridad' }).click()
    await expect(page).toHaveURL(/\/seguridad\?route=rt-negra$/)
    for (const isFresh of [false, true]) {
      if (isFresh) await page.reload()
      await expect(page.getByRole('link', { name: /Llamar al 112/ })).toHaveAttribute('href', 'tel:112')
      await expect(page.getByText('En verano hace mucho calor', { exact: false })).toBeVisible()
    }
  })
})

test('a saved territory opens without network in its language: lists, search, a walk on its own ground, help', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(...WITHOUT_NETWORK)
  await addGround(context)
  await context.grantPermissions(['geolocation'])
  await page.goto('/sin-conexion')
  const [start, ...steps] = stepsAlong(await trackOf(page, 'rt-bisbal'), 60)
  if (!start) throw new Error('no track')
  await saveButton(page).click()
  await expect(savedCard(page)).toBeVisible({ timeout: 180_000 })
  await untilAppStored(page)
  await context.setOffline(true)
  await page.goto('/inicio')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Contacto' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto):/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const path of ['/experiencias', '/rutas/lista', '/storytours', '/operadores']) {
    await navigate(page, path)
    await expect(page.getByRole('main').getByRole('article').first(), path).toBeVisible()
  }
  await navigate(page, '/operadores/op-demo-guies')
  await expect(page.getByRole('heading', { name: 'Qué ofrece' })).toBeVisible()
  await navigate(page, '/relatos')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/relatos\/./)
  await expect(page.getByText(/Visto/).first()).toBeVisible()

  // the search tolerates a typing error and covers everything that was saved
  await navigate(page, '/buscar?q=corhco')
  for (const kind of ['Experiencias', 'Lugares', 'Relatos', 'Juegos', 'Operadores'])
    await expect(page.getByRole('region', { name: kind }).getByRole('link').first(), kind).toBeVisible()
  await expect(page.getByText(/Solo en lo que guarda este teléfono/)).toBeVisible()
  await page.getByRole('searchbox').fill('bisbal')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/bisbal/i)

  await page.goto('/mapa?route=rt-bisbal')
  await expect(page.locator('.leaflet-ground-pane canvas.leaflet-tile-loaded').first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(GROUND_CREDIT, { exact: false })).toBeVisible()
  await context.setGeolocation({ ...start, accuracy: 30 })
  await page.getByRole('button', { name: 'Grabar el paseo' }).click()
  for (const step of steps.slice(0, 3)) await moveTo(page, context, step)
  await expect(page.getByText('Falta', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await expect(page.getByRole('link', { name: /Llamar al 112/ })).toHaveAttribute('href', 'tel:112')
})
