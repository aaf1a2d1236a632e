import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'
import { setTime } from '../support/page-clock.ts'
import { trackOf } from '../support/walk.ts'

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('the hub suggests walks within the daylight and opens filtered lists; a search without accents finds routes', async ({
    page,
  }) => {
    await setTime(page, '2026-05-12T08:00:00Z')
    await page.goto('/rutas')
    await expect(page.getByText(/de luz, hasta las 2[01]:/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Te da tiempo hoy' })).toBeVisible()
    await page.getByRole('link', { name: 'De 2 a 4 h' }).click()
    await expect(page).toHaveURL(/\/rutas\/lista\?time=medium$/)
    await page.getByRole('button', { name: 'Quitar el filtro: De 2 a 4 h' }).click()
    await expect(page.getByRole('status').filter({ hasText: '12 rutas' })).toBeVisible()

    const words = page.getByRole('searchbox', { name: 'Buscar rutas' })
    await words.fill('AZAGALA')
    await expect(page.getByRole('status').filter({ hasText: /^[1-4] rutas?$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Camino de Azagala' })).toBeVisible()
    await words.fill('GARZON')
    await expect(page.getByRole('link', { name: /Garzón/ }).first()).toBeVisible()
    await words.fill('xyzzy')
    await expect(page.getByText('Ninguna ruta con «xyzzy»')).toBeVisible()
  })

  test('the six tabs show the whole route, the open one survives a reload, and the map has profile and files', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/)
    await page.goto('/rutas/rt-azagala?tab=map')
    await test.step('the profile and the map share one cursor', async () => {
      const slider = page.getByRole('slider', { name: 'Punto del camino' })
      await slider.focus()
      for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^(?!0 m).*(km|m ·)/)
    })
    await test.step('a sketch is saved as GPX and KML only after it was said, and the files say so', async () => {
      for (const format of ['GPX', 'KML']) {
        await page.getByRole('button', { name: `${format} (esbozo)` }).click()
        await expect(page.getByText('Es solo un esbozo')).toBeVisible()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Guardar el esbozo' }).click(),
        ])
        expect(download.suggestedFilename()).toBe(`rt-azagala.${format.toLowerCase()}`)
        const text = await readFile(await download.path(), 'utf8')
        expect(text).toContain('Un esbozo hecho a mano')
        expect(text).toContain('Camino de Azagala')
      }
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Camino de Azagala' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(6)
    const panel = page.getByRole('tabpanel')
    await page.getByRole('tab', { name: 'Características' }).click()
    await expect(panel.getByText('Desnivel total')).toBeVisible()
    await page.getByRole('tab', { name: 'Información', exact: true }).click()
    await expect(panel.getByRole('link', { name: 'Emergencias: 112' })).toHaveAttribute('href', 'tel:112')
    await page.getByRole('tab', { name: 'Aparcamiento' }).click()
    await expect(panel.getByRole('link', { name: 'Cómo llegar al inicio' })).toHaveAttribute(
      'href',
      /^geo:\d+\.\d+,-?\d+\.\d+\?q=/,
    )
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Aparcamiento' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Más información' }).click()
    await expect(panel.getByRole('heading', { name: 'Sobre el trazado' })).toBeVisible()
  })
})

test('filters show counts before they are applied, stay in the address, and are restored after Back', async ({
  page,
}) => {
  await page.goto('/rutas/lista')
  await expect(page.getByRole('status').filter({ hasText: '12 rutas' })).toBeVisible()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('checkbox', { name: /^Otoño/ }).check()
  await sheet.getByRole('checkbox', { name: /^A pie/ }).check()
  const show = sheet.getByRole('button', { name: /^Mostrar \d+ rutas$/ })
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
  await show.click()
  await expect(page).toHaveURL(/season=otono&modality=caminata_senderismo/)
  const cards = page.getByRole('main').getByRole('list', { name: 'Rutas' }).getByRole('article')
  await expect(cards).toHaveCount(Number(count))
  await cards.nth(3).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await cards.nth(3).getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Características' })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(Number(count))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1)
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(cards).toHaveCount(12)
})

test('a guest reads the dated notice first and is asked to sign in; a member’s walk counts once', async ({
  page,
  context,
  signInNew,
}) => {
  await page.goto('/rutas/rt-gegants')
  // the positions are compared again until the layout is complete
  await expect(async () => {
    const notice = await page.getByText('Aviso · 5 de julio de 2026').boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(notice?.y).toBeLessThan(title?.y ?? 0)
  }).toPass()
  await page.getByRole('button', { name: 'La he hecho' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await signInNew()
  await page.goto('/rutas/rt-suro')
  const [[latitude, longitude] = [0, 0]] = await trackOf(page, 'rt-suro')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: latitude + 0.216, longitude, accuracy: 10 })
  await page.getByRole('button', { name: 'L’he feta' }).click()
  await expect(page.getByText(/^Ets a 2\d(,\d)? km de la ruta/)).toBeVisible()
  await context.setGeolocation({ latitude, longitude, accuracy: 10 })
  await page.getByRole('button', { name: 'L’he feta' }).click()
  await expect(page.getByText('50 punts més. Queda comptada.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^La vas fer el/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'L’he feta' })).toHaveCount(0)
})

for (const [territory, route] of [
  ['gavarres', 'rt-aigua'],
  ['raya', 'rt-azagala'],
] as const)
  test.describe(territory, () => {
    test.use({ baseURL: originOf(territory) })
    test('list, filters, each tab and a stop have no serious accessibility faults', async ({
      page,
      expectedErrors,
    }) => {
      test.slow()
      expectedErrors.push(/ERR_/)
      await page.goto(`/rutas/${route}`)
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(6)
      for (const tab of await tabs.all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await expectNoAxeViolations(page)
      }
      await navigate(page, `/puntos-de-ruta/${route}-p2?route=${route}`)
      await expect(page.getByRole('navigation', { name: 'Paradas de la ruta' })).toBeVisible()
      await expectNoAxeViolations(page)
      await navigate(page, '/rutas/lista?season=otono')
      await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: /^Filtrar/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
