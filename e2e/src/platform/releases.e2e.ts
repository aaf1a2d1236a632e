import type { Page } from '@playwright/test'
import { changedRemote } from '../support/changed-remote.ts'
import { expect, onRaya, test } from '../support/fixtures.ts'
import { remotes } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'

/** Teams ship releases on the command line while the server runs and people use the app. */

const REMOTE = 'mf-guide'
const NEW_WORD = /renovado$/
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The release of the remote and the version of the shell that the page has loaded. */
const told = (page: Page) =>
  page.evaluate((remote) => {
    const json = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
    const { version, lastKnownGood } = json('sureda-registry').remotes[remote]
    // only these two scripts load with every page; others follow when the device is idle
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>('script[src*="/js/main."], script[src*="/js/vendor."]'),
    ]
    return {
      version: version as string,
      lastKnownGood: lastKnownGood?.version as string | undefined,
      shell: [json('sureda-boot').shell.version, ...scripts.map(({ src }) => src)].sort(),
    }
  }, REMOTE)

/** The versions of the remote from which the page has requested files since this call. */
function versionsAsked(page: Page): Set<string> {
  const versions = new Set<string>()
  page.on('request', (request) => {
    const version = new RegExp(`/mf/${REMOTE}/([^/]+)/`).exec(request.url())?.[1]
    if (version) versions.add(version)
  })
  return versions
}

test('an open page retains its release when a remote is shipped, the next load has the new one, a rollback needs no build', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  const changed = await changedRemote(REMOTE, {
    key: ['dashboard', 'hello'],
    text: (before) => `${before} renovado`,
  })
  try {
    await signIn('guide')
    const asked = versionsAsked(page)
    await page.goto('/guia')
    await expect(title(page)).toBeVisible()
    await expect(title(page)).not.toHaveText(NEW_WORD)
    const word = (await title(page).textContent()) ?? ''
    const before = await told(page)

    const shipped = await remotes('ship', REMOTE, '--from', changed.folder, '--promote')
    expect(shipped).toContain('is shipped. Everybody gets it.')

    // a screen that this page has not loaded yet still comes from the release that the page started with
    const places = page.getByRole('main').getByRole('navigation')
    await places.getByRole('link', { name: /^Exper/ }).click()
    await expect(page).toHaveURL('/guia/experiencias')
    await expect(title(page)).toBeVisible()
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().click()
    await expect(title(page)).toHaveText(word)
    expect([...asked]).toEqual([before.version])

    // other gateways learn of the change within a second
    await expect(async () => {
      asked.clear()
      await page.goto('/guia')
      await expect(title(page)).toHaveText(NEW_WORD, { timeout: 2_000 })
    }).toPass()
    const after = await told(page)
    expect(after.version).not.toBe(before.version)
    expect(after.lastKnownGood).toBe(before.version)
    expect(after.shell).toEqual(before.shell)
    expect([...asked]).toEqual([after.version])

    const output = await remotes('rollback', REMOTE, '--reason', 'the word was wrong')
    expect(output).toContain(`everybody gets ${before.version}`)
    expect(output).not.toContain('building')
    await expect(async () => {
      await page.goto('/guia')
      await expect(title(page)).toHaveText(word, { timeout: 2_000 })
    }).toPass()
    expect(await told(page)).toMatchObject({ version: before.version, shell: before.shell })
    expect(await remotes('status', REMOTE)).toContain(`rollback ${after.version} by`)
  } finally {
    await changed.remove()
  }
})

test('the kill switch disables a slot for one territory, with its own message, until it is enabled again', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const card = page.getByRole('main').getByRole('alert').getByRole('heading')
  await remotes('disable', 'mf-games', '--tenant', 'raya', '--reason', 'a test')
  try {
    // other gateways learn of the change within a second
    await expect(async () => {
      asked.length = 0
      await page.goto(onRaya(baseURL, '/storytours'))
      await expect(card).toHaveText('Esta parte está en pausa', { timeout: 2_000 })
    }).toPass()
    expect(asked.filter((path) => path.startsWith('/mf/mf-games/') && path.endsWith('.js'))).toEqual([])
    await page
      .getByRole('navigation', { name: 'Lugares principales' })
      .getByRole('link', { name: 'Experiencias' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible()
    await page.goBack()
    await expect(card).toBeVisible()
    const other = await context.newPage()
    await other.goto('/storytours')
    await expect(other.getByRole('list', { name: 'Rutas de historias' })).toBeVisible()
    await other.close()
  } finally {
    await remotes('enable', 'mf-games', '--tenant', 'raya')
  }
  // the retry button of the card is enough; no page load is needed
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Volver a intentarlo' }).click()
    await expect(page.getByRole('list', { name: 'Rutas de historias' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('staff see a version by an override that no one else gets, until it is revoked', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  const changed = await changedRemote('mf-games', {
    key: ['tours', 'title'],
    text: (before) => `${before} (ensayo)`,
  })
  try {
    const shipped = await remotes('ship', 'mf-games', '--from', changed.folder)
    const version = /mf-games (\S+) (?:is|was) shipped/.exec(shipped)?.[1] ?? ''
    const address = await remotes('override', 'mf-games', version, '--host', 'gavarres.localhost')
    await page.goto(address.trim())
    await navigate(page, '/storytours')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(ensayo\)$/)
    const visitor = await browser.newContext({ baseURL })
    const elsewhere = await visitor.newPage()
    await elsewhere.goto('/storytours')
    await expect(elsewhere.getByRole('heading', { level: 1 })).not.toHaveText(/\(ensayo\)$/)
    await visitor.close()
    // a forged override is rejected, and the page falls back to the public release
    const forged = address.trim().replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))
    await page.goto(forged)
    await navigate(page, '/storytours')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\(ensayo\)$/)
  } finally {
    await changed.remove()
  }
})
