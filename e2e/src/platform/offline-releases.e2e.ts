import type { Page } from '@playwright/test'
import { changedRemote } from '../support/changed-remote.ts'
import { expect, test } from '../support/fixtures.ts'
import { remotes } from '../support/installation.ts'
import { untilAppStored, WITHOUT_NETWORK } from '../support/stored-app.ts'

/**
 * Releases and the service worker: the app offers a new release, drops one that was withdrawn, and repairs a damaged
 * file.
 */
test.use({ serviceWorkers: 'allow' })

const REMOTE = 'mf-profile'
const PATH = '/perfil/favoritos'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Hi ha una versió nova' })

test('an update is offered once, never over a dialog, and installed with a tap; a rolled back one disappears', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(...WITHOUT_NETWORK)
  const changed = await changedRemote(REMOTE, {
    key: ['favorites', 'title'],
    text: (before) => `${before} de ensayo`,
  })
  let isTakenBack = false
  try {
    await signInNew()
    await page.clock.install()
    await page.goto(PATH)
    const word = (await title(page).textContent()) ?? ''
    await untilAppStored(page)
    await remotes('ship', REMOTE, '--from', changed.folder, '--promote')

    await page.clock.fastForward(16 * 60_000)
    await expect(bar(page)).toBeVisible({ timeout: 30_000 })
    // the page does not reload by itself
    await expect(title(page)).toHaveText(word)
    await page.getByRole('link', { name: 'Inici', exact: true }).click()
    // navigation closes an open menu, so the new screen has to be shown first
    await expect(title(page)).not.toHaveText(word)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Obre el menú' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Recarrega' }).click()
    await expect(bar(page)).toHaveCount(0)
    await page.goto(PATH)
    await expect(title(page)).toHaveText(`${word} de ensayo`)
    await untilAppStored(page)
    await context.setOffline(true)
    await page.reload()
    await expect(title(page)).toHaveText(`${word} de ensayo`)
    await context.setOffline(false)

    await remotes('rollback', REMOTE, '--reason', 'a test')
    isTakenBack = true
    await expect(async () => {
      await page.goto(PATH)
      await expect(title(page)).toHaveText(word, { timeout: 3_000 })
    }).toPass()
    await untilAppStored(page)
    await context.setOffline(true)
    await page.reload()
    await expect(title(page)).toHaveText(word)
  } finally {
    if (!isTakenBack) await remotes('rollback', REMOTE, '--reason', 'the test failed').catch(() => {})
    await changed.remove()
  }
})

test('a damaged file on the phone is refused by its hash, fetched again and replaced', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/integrity/i, /ERR_/)
  await page.goto('/experiencias')
  await untilAppStored(page)
  const damage = () =>
    page.evaluate(async () => {
      const files = await caches.open('app-files')
      const entry = (await files.keys()).find(({ url }) => /\/mf\/mf-games\/.*remoteEntry/.test(url))
      if (!entry) return ''
      await files.put(entry, new Response('alert(1)', { headers: { 'content-type': 'text/javascript' } }))
      return entry.url
    })
  const address = await damage()
  expect(address).toContain('/mf/mf-games/')
  await page.goto('/storytours')
  await expect(page.getByRole('list', { name: 'Rutas de historias' })).toBeVisible()
  const kept = () =>
    page.evaluate(async (url) => (await (await caches.open('app-files')).match(url))?.text(), address)
  await expect.poll(kept).not.toBe('alert(1)')
})
