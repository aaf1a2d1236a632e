import type { Page } from '@playwright/test'
import { expect, login, serverAnswer, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

/** Texts for guests only: prompts to sign in, the claim below the greeting, suggestions for today. */
const GUESTS_WORDS =
  /Inicia la sessió|Entra i valora-ho|El bosc que es pela|Què fem\?|Continua com a convidat/
const HOME = '/inicio'
const EXPERIENCE = '/experiencias/e-alba'
/** Its games are one person's, so that a page for all members has none. */
const TOUR = '/storytours/tour-cultura'
const RESERVATIONS = '/reservas'
/** The variant cookie: correct, two wrong values and absent. */
const COOKIES = ['member', 'guest', 'guide', null] as const

interface Seen {
  texts: string[]
  shift: number
}

/** Records the visible text of every frame and the layout shift. */
function recordFrames() {
  const seen: Seen = { texts: [], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const note = () => {
    const root = document.getElementById('root')
    const text = root && getComputedStyle(root).visibility !== 'hidden' ? (root.textContent ?? '') : ''
    if (text !== seen.texts.at(-1)) seen.texts.push(text)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** The markup of the app without the head and the scripts. */
const contentOf = (html: string) => html.split('<div id="root"')[1]?.split('<script')[0]

/** Fetches the server-rendered page for one kind of visitor. */
async function renderedPage(page: Page, path: string, variant: string, headers = {}): Promise<string> {
  let html = ''
  // the first response after a new release is not rendered yet
  await expect(async () => {
    const cookie = `sureda_variant=${variant}; sureda_language=ca`
    html = await (
      await serverAnswer(page, originOf('gavarres') + path, { 'accept-language': 'ca', ...headers, cookie })
    ).text()
    expect(html).toContain('data-rendered')
  }).toPass()
  return html
}

test.use({ locale: 'ca' })

test('a member never sees the guest’s page first, whatever the cookie says', async ({
  page,
  context,
  baseURL,
  signIn,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  await signIn('package')
  await page.addInitScript(recordFrames)

  await test.step('the server renders for guests and for members, and never for one person', async () => {
    const { access_token, user } = await login(page, baseURL ?? '', 'package')
    for (const path of [HOME, EXPERIENCE, TOUR]) {
      await renderedPage(page, path, 'guide')
      const html = await renderedPage(page, path, 'member', { authorization: `Bearer ${access_token}` })
      for (const personal of [user.name, user.email, user.id, access_token])
        expect(html.includes(String(personal)), String(personal)).toBe(false)
      expect(contentOf(html)).not.toMatch(GUESTS_WORDS)
    }
    // the texts do exist on the guest's page; otherwise the checks above would prove nothing
    expect(contentOf(await renderedPage(page, HOME, 'guest'))).toMatch(GUESTS_WORDS)
  })

  const open = async (path: string, cookie: string | null) => {
    await context.clearCookies()
    if (cookie)
      await context.addCookies([{ name: 'sureda_variant', value: cookie, url: originOf('gavarres') }])
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    if (path === HOME) await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, \p{Lu}/u)
    if (path === HOME) await expect(page.getByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
    if (path !== HOME) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(
      () => (window as unknown as { __SUREDA_TAP__?: unknown }).__SUREDA_TAP__ === undefined,
    )
    const { texts, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    return { texts, shift, isTaken: (await page.locator('#root[data-rendered]').count()) === 1 }
  }

  await test.step('the phone learns how tall the member’s own parts are', () => open(HOME, null))
  for (const cookie of COOKIES)
    for (const path of [HOME, HOME, EXPERIENCE, EXPERIENCE, TOUR, RESERVATIONS])
      await test.step(`${path} with ${cookie ?? 'no cookie'}`, async () => {
        const { texts, shift, isTaken } = await open(path, cookie)
        expect(texts.filter((text) => GUESTS_WORDS.test(text))).toEqual([])
        expect(shift).toBeLessThanOrEqual(0.02)
        // the page hydrates only the markup of its own kind of visitor
        if (path !== RESERVATIONS && cookie) expect(isTaken).toBe(cookie === 'member')
      })
})
