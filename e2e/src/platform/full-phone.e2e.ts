import { expect, test } from '../support/fixtures.ts'
import { addGround } from '../support/invented-ground.ts'
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

/** Saving for offline use on a phone whose storage is full. */
test.use({ serviceWorkers: 'allow' })

test('a full phone is reported before and during saving, nothing incomplete is shown as saved, and earlier packs remain', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(...WITHOUT_NETWORK, /Quota/)
  const storage = await context.newCDPSession(page)
  const origin = baseURL ?? ''
  /** Limits the storage quota to the used bytes plus `bytes`; without a number, removes the limit. */
  const leaveRoom = async (bytes?: number) => {
    const { usage } = await storage.send('Storage.getUsageAndQuota', { origin })
    await storage.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(bytes !== undefined && { quotaSize: usage + bytes }),
    })
  }
  /** Overrides the storage estimate; the real one ignores the overridden quota. */
  const tellRoom = (told: StorageEstimate) =>
    page.evaluate((room) => {
      navigator.storage.estimate = () => Promise.resolve(room)
    }, told)
  let isFull = true
  // the app requests the ground last, so the limit takes effect in the middle of its download
  const onAsked = async () => {
    if (isFull) await leaveRoom(4_000_000)
  }
  await addGround(context, { padding: 8_000_000, onAsked })
  const hasGround = () =>
    page.evaluate(async () =>
      (await (await caches.open('saved')).keys()).some(({ url }) => url.includes('ground.pmtiles')),
    )
  const saysFull = async () => {
    await expect(saveCard(page).getByRole('alert')).toContainText('No queda sitio en el teléfono', {
      timeout: 180_000,
    })
    await expect(savedCard(page)).toHaveCount(0)
    await expect(savedList(page)).toContainText('No queda sitio en el teléfono: faltan')
  }
  const goOn = (place: typeof saveCard) => place(page).getByRole('button', { name: /^Continuar/ })
  await page.goto('/rutas/rt-bisbal')
  await saveButton(page).click()
  await expect(savedCard(page)).toBeVisible({ timeout: 60_000 })
  await untilAppStored(page)

  await navigate(page, '/sin-conexion')
  await expect(saveButton(page)).toBeVisible()
  const urls = mediaRequestsOf(page)
  await test.step('beforehand', async () => {
    await tellRoom({ usage: 1_000_000, quota: 1_400_000 })
    await saveButton(page).click()
    await saysFull()
    expect(urls).toEqual([])
  })
  await test.step('in the middle', async () => {
    // some browsers do not report their quota
    await tellRoom({})
    // there is room for the API responses and a few pictures
    await leaveRoom(2_000_000)
    await goOn(saveCard).click()
    await expect.poll(() => urls.length).toBeGreaterThan(0)
    await saysFull()
  })
  await test.step('in the middle of the ground; the list goes on as well', async () => {
    await leaveRoom()
    await goOn(savedList).click()
    await expect(saveCard(page).getByRole('alert')).toHaveCount(0)
    await saysFull()
    expect(await hasGround()).toBe(false)
    await context.setOffline(true)
    await page.goto('/rutas/rt-bisbal')
    await expect(savedCard(page)).toBeVisible()
    await expectHero(page)
  })
  await test.step('with room again only the ground is missing', async () => {
    await context.setOffline(false)
    isFull = false
    await leaveRoom()
    await navigate(page, '/sin-conexion')
    urls.length = 0
    await goOn(saveCard).click()
    await expect(savedCard(page)).toBeVisible({ timeout: 60_000 })
    expect(await hasGround()).toBe(true)
    expect(urls.filter((url) => !url.includes('ground.pmtiles'))).toEqual([])
  })
})
