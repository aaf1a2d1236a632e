import { expect, type Page, type Request } from '@playwright/test'

/** Longer than any request of a journey takes. */
const LONGEST_REQUEST_MS = 15_000
/** The pending requests of each page. */
const asked = new WeakMap<Page, Set<Request>>()

/**
 * Opens the next screen without reloading the app, as a link does: a cold start per screen would take longer than the
 * checks. The first screen, and another address of the same one, are loaded. Resolves when the screen is rendered and
 * no request is pending.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  const open = requestsOf(page)
  const here = page.url()
  if (here === 'about:blank' || new URL(here).pathname === new URL(path, here).pathname) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.previous = ''
  })
  await pushPath(page, path)
  await expect(page.locator('h1:not([data-previous])').first()).toBeVisible()
  await expect(async () => {
    // a response may cause further requests before the page is idle
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
    expect([...open].map((request) => request.url())).toEqual([])
  }).toPass({ intervals: [20] })
}

/** The same without waiting, for addresses that redirect. */
export function pushPath(page: Page, path: string): Promise<void> {
  return page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

function requestsOf(page: Page): Set<Request> {
  const known = asked.get(page)
  if (known) return known
  const open = new Set<Request>()
  page.on('request', (request) => {
    open.add(request)
    // ends only what hangs: the browser does not report the end of every request
    setTimeout(() => open.delete(request), LONGEST_REQUEST_MS).unref()
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  // the page does not read the body of an error, so the request would never finish
  page.on('response', (answer) => void (answer.ok() || open.delete(answer.request())))
  asked.set(page, open)
  return open
}
