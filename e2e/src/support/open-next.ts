import { expect, type Page, type Request } from '@playwright/test'

/** What a page has asked for and not yet been answered. */
const asked = new WeakMap<Page, Set<Request>>()

/**
 * Opens the next of many screens without loading the app anew, as a link inside it does: a cold start per screen takes longer than what is looked at. The
 * first screen, and another part of the same one, are opened by their address. Resolves when the screen is rendered and has all it asked for.
 */
export async function openNext(page: Page, path: string): Promise<void> {
  const open = requestsOf(page)
  const here = page.url()
  if (here === 'about:blank' || new URL(here).pathname === new URL(path, here).pathname) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.isOfBefore = ''
  })
  await changeAddress(page, path)
  await expect(page.locator('h1:not([data-is-of-before])').first()).toBeVisible()
  await expect(async () => {
    // what an answer leads to is asked for before the page has nothing left to do
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(open.size).toBe(0)
  }).toPass({ intervals: [20] })
}

/** The same without waiting: for addresses that lead somewhere else. */
export function changeAddress(page: Page, path: string): Promise<void> {
  return page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

function requestsOf(page: Page): Set<Request> {
  const known = asked.get(page)
  if (known) return known
  const open = new Set<Request>()
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  // a refusal is not read to its end
  page.on('response', (answer) => void (answer.ok() || open.delete(answer.request())))
  asked.set(page, open)
  return open
}
