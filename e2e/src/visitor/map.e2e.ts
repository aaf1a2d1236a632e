import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, onRaya, test } from '../support/fixtures.ts'

test('the map draws its own ground without tiles, lists the same places, and finds one by its name', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/ERR_/)
  await page.goto('/mapa')
  await expect(page.getByText('Sin mapa de fondo', { exact: false })).toBeVisible()

  await test.step('a sheet takes the focus, Escape closes it and the focus is back where it came from', async () => {
    const layers = page.getByRole('button', { name: 'Capas' })
    await layers.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Capas' })
    await expect(sheet).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(layers).toBeFocused()
  })

  await test.step('a name without accents; its sheet grows by buttons, and comes back from its detail', async () => {
    await page.getByRole('button', { name: 'Buscar un lugar' }).click()
    const search = page.getByRole('dialog', { name: 'Buscar un lugar' })
    await expect(search.getByRole('searchbox')).toBeFocused()
    await search.getByRole('searchbox').fill('puig darques')
    const found = search.getByRole('button', { name: /Puig d/ }).first()
    const name = ((await found.textContent()) ?? '').trim()
    await found.click()
    const sheet = page.getByRole('region', { name })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Ampliar la hoja' }).click()
    await sheet.getByRole('link', { name: 'Ver', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name })).toBeVisible()
  })

  await test.step('my position is asked for after a tap only, and a refusal is explained', async () => {
    await page.getByRole('button', { name: 'Dónde estoy' }).first().click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: /Permitir/ }).click()
    await expect(page.getByText(/Has bloqueado la ubicación|denegado/).first()).toBeVisible()
  })
})

test('a pin points at its place with its tip', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_/)
  // Santa Coloma de Fitor is in the middle of this map section
  await page.goto('/mapa?layer=interest,tourism&at=41.907417,3.087933,17')
  const pin = page.getByRole('button', { name: /Santa Coloma de Fitor/ })
  const map = page.getByRole('region', { name: 'Mapa', exact: true })
  await expect
    .poll(async () => {
      const [box, middle] = [await pin.boundingBox(), await map.boundingBox()]
      if (!box || !middle) return Number.NaN
      const across = box.x + box.width / 2 - (middle.x + middle.width / 2)
      // the tip is rounded and ends two of 48 px above the bottom
      const down = box.y + (box.height * 46) / 48 - (middle.y + middle.height / 2)
      return Math.round(Math.hypot(across, down))
    })
    .toBeLessThan(3)
})

test('the map’s credit is above the sheet of a place, also in landscape', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  await page.goto('/mapa?item=experience:e-alba')
  const sheet = page.getByRole('region', { name: /Alcornocal al alba/ })
  const origin = page.getByText(/© IGN/)
  const isAboveSheet = async () => {
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await top(sheet)) - (await top(origin))).toBeGreaterThan(10)
  }
  await isAboveSheet()
  await page.setViewportSize({ width: 844, height: 390 })
  await isAboveSheet()
})

for (const territory of ['gavarres', 'raya'] as const)
  test(`${territory}: map, chosen place, list and sheets have no serious accessibility faults`, async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(/ERR_/)
    const path = '/mapa?layer=route'
    await page.goto(territory === 'raya' ? onRaya(baseURL, path) : path)
    await page.getByRole('button', { name: 'Capas' }).click()
    await expect(page.getByRole('dialog', { name: 'Capas' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Lista \(\d+\)/ }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    // the keyboard is used because a floating control may cover the first pin
    await page
      .getByRole('button', { name: /, Ruta/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('link', { name: 'Ver', exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

test('two layers tapped in quick succession both hold', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_/)
  await page.goto(onRaya(baseURL, '/mapa?view=list'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const layers = page.getByRole('group', { name: 'Qué se ve' })
  const chips = ['Dormir', 'Comer'].map((name) => layers.getByRole('checkbox', { name, exact: true }))
  const middles = await Promise.all(
    chips.map(async (chip) => {
      const box = await chip.boundingBox()
      if (!box) throw new Error('There is nothing to tap')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
  await Promise.all(middles.map(({ x, y }) => page.touchscreen.tap(x, y)))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(/layer=accommodation%2Crestaurant/)
  for (const chip of chips) await expect(chip).toBeChecked()
})
