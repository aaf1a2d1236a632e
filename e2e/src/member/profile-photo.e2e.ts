import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'
import { storedText, untilAppStored } from '../support/stored-app.ts'

/** The caches that keep profile photos on the phone, with the service worker that fills them. */
test.use({ serviceWorkers: 'allow' })

/** Whether the HTTP cache of the browser would still show it without a request. */
const isInBrowserCache = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        (answer) => answer.ok,
        () => false,
      ),
    address,
  )

test('signing out removes the profile photo from the phone', async ({ page, signInNew, expectedErrors }) => {
  // without a cached entry, `only-if-cached` fails like a network error
  expectedErrors.push(/ERR_CACHE_MISS|504/)
  await signInNew()
  await page.goto('/inicio')
  await untilAppStored(page)
  await navigate(page, '/perfil/editar')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tria una foto' }).click()
  await (await chooser).setFiles({
    name: 'jo.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  })
  await page.getByRole('button', { name: 'Enquadra-la' }).click()
  const crop = page.getByRole('dialog', { name: 'Enquadra la foto' })
  // the style sheet of the library has loaded
  await expect(crop.getByRole('group', { name: 'Enquadra la foto' })).toHaveCSS('position', 'absolute')
  await crop.getByRole('button', { name: 'Acosta' }).click()
  await crop.getByRole('group', { name: 'Enquadra la foto' }).press('ArrowDown')
  await crop.getByRole('button', { name: 'Fes servir aquest enquadrament' }).click()
  await expect(crop).toHaveCount(0)
  // the crop area is 390 px wide; zoomed in by a quarter, it covers 312 px of the picture
  const shown = page.locator('img[src^="blob:"]')
  const size = () => shown.evaluate((photo: HTMLImageElement) => [photo.naturalWidth, photo.naturalHeight])
  await expect.poll(size).toEqual([312, 312])
  const answered = page.waitForResponse((answer) => answer.url().includes('/media/uploads/'))
  await page.getByRole('button', { name: 'Desa' }).click()
  await expect(page.getByText('Perfil desat')).toBeVisible()
  await navigate(page, '/perfil')
  const photo = await answered
  const address = new URL(photo.url()).pathname
  expect(photo.status()).toBe(200)
  expect(photo.headers()['cache-control']).toBe('private, no-store')
  // the whole body has arrived, not only the headers
  await photo.finished()
  expect(await isInBrowserCache(page, address)).toBe(false)
  // an older version of the worker would have cached this
  await page.evaluate(async (url) => {
    await (await caches.open('pictures')).put(url, new Response('a face'))
  }, address)

  await navigate(page, '/inicio')
  await page.getByRole('banner').getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await expect(page).toHaveURL('/welcome')
  await page.evaluate(() => sessionStorage.clear())
  await expect.poll(() => storedText(page)).not.toContain('/media/uploads/')
  expect(await isInBrowserCache(page, address)).toBe(false)
})
