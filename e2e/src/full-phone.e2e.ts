import { expect, test } from './fixtures.ts'
import { giveGround } from './invented-ground.ts'
import { untilKept, WITHOUT_NETWORK } from './kept-app.ts'
import { card, expectHero, mine, saveButton, saved, taken } from './saved-card.ts'

/** Saving by hand on a phone that has no room left. */
test.use({ serviceWorkers: 'allow' })

for (const [when, estimates] of [
  ['beforehand', true],
  ['in the middle', false],
] as const)
  test(`a full phone is said in a sentence, ${when}, and nothing half is shown as saved`, async ({
    page,
    context,
    baseURL,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(...WITHOUT_NETWORK, /Quota/)
    await page.goto('/experiencias')
    await untilKept(page)
    // a browser that does not tell how much room it gives
    if (!estimates)
      await page.addInitScript(() => {
        navigator.storage.estimate = () => Promise.resolve({})
      })
    await page.goto('/sin-conexion')
    await expect(saveButton(page)).toBeVisible()
    const storage = await context.newCDPSession(page)
    const origin = baseURL ?? ''
    const usage = await storage.send('Storage.getUsageAndQuota', { origin })
    await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage.usage + 400_000 })
    await saveButton(page).click()
    await expect(card(page).getByRole('alert')).toContainText('No queda sitio en el teléfono')
    await expect(saved(page)).toHaveCount(0)
    await expect(mine(page)).toContainText('No queda sitio en el teléfono: faltan')

    await storage.send('Storage.overrideQuotaForOrigin', { origin })
    // the list says it too, and goes on from there as well
    const place = estimates ? card(page) : mine(page)
    await place.getByRole('button', { name: /^Continuar/ }).click()
    await expect(saved(page)).toBeVisible({ timeout: 180_000 })
  })

test('a phone that is full in the middle of the ground says so, and keeps what was saved before', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(...WITHOUT_NETWORK, /Quota/)
  const storage = await context.newCDPSession(page)
  const origin = baseURL ?? ''
  let isFull = true
  await giveGround(context, {
    padding: 8_000_000,
    // everything else is here or under way: what is left is half of the ground
    onAsked: async () => {
      if (!isFull) return
      const { usage } = await storage.send('Storage.getUsageAndQuota', { origin })
      await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 4_000_000 })
    },
  })
  const hasGround = () =>
    page.evaluate(async () =>
      (await (await caches.open('saved')).keys()).some(({ url }) => url.includes('ground.pmtiles')),
    )
  await page.goto('/rutas/rt-bisbal')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })

  await page.goto('/sin-conexion')
  await saveButton(page).click()
  await expect(card(page).getByRole('alert')).toContainText('No queda sitio en el teléfono', {
    timeout: 180_000,
  })
  await expect(saved(page)).toHaveCount(0)
  await expect(mine(page)).toContainText('No queda sitio en el teléfono: faltan')
  expect(await hasGround()).toBe(false)

  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/rutas/rt-bisbal')
  await expect(saved(page)).toBeVisible()
  await expectHero(page)

  await context.setOffline(false)
  isFull = false
  await storage.send('Storage.overrideQuotaForOrigin', { origin })
  await page.goto('/sin-conexion')
  const urls = taken(page)
  await card(page)
    .getByRole('button', { name: /^Continuar/ })
    .click()
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })
  expect(await hasGround()).toBe(true)
  expect(urls.filter((url) => !url.includes('ground.pmtiles'))).toEqual([])
})
