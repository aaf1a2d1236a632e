import { APP_SET_HEADER, type AppSet, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import type { Browser, BrowserContext, Page } from 'playwright'
import { markContent, markTime, PHONE_SCREEN, slowDown } from './phone.ts'

const LONGEST_MS = 120_000

export interface VisitedScreen {
  address: string
  /** Selector of its first content. */
  content: string
}

/** A phone that has cached the app and visited these screens, and is now offline. */
export async function offlinePhone(
  browser: Browser,
  seen: readonly VisitedScreen[],
): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE_SCREEN)
  const page = await context.newPage()
  await page.goto(seen[0]?.address ?? '')
  await untilStored(page)
  // the worker now controls the page and caches what is shown
  for (const { address, content } of seen) {
    await page.goto(address)
    await page.locator(content).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  await context.setOffline(true)
  return context
}

/** Waits until the app can open without network. @throws after two minutes */
async function untilStored(page: Page): Promise<void> {
  const names = { pageName: OFFLINE_PAGE, header: APP_SET_HEADER }
  const end = performance.now() + LONGEST_MS
  // polled here because `waitForFunction` treats the returned promise itself as a truthy result
  while (!(await page.evaluate(isStored, names))) {
    if (performance.now() > end) throw new Error(`The app was not stored within ${LONGEST_MS} ms`)
    await page.waitForTimeout(250)
  }
}

/** Opens the address in a new page on a slow phone whose worker has been stopped. */
export async function secondVisit(
  context: BrowserContext,
  { address, content }: VisitedScreen,
): Promise<{ page: Page; paintedMs: number }> {
  const page = await context.newPage()
  await page.addInitScript(markContent, content)
  const cdp = await slowDown(page, { network: false })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await page.goto(address, { waitUntil: 'commit' })
  return { page, paintedMs: await markTime(page, 'painted') }
}

/** Runs in the page: whether the worker is in control and every file of the offline set is cached. */
async function isStored({ pageName, header }: { pageName: string; header: string }): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  const app = await caches.open('app')
  const id = (await app.match(pageName))?.headers.get(header)
  const set = (await (await app.match(`/offline/sets/${id}`))?.json()) as AppSet | undefined
  if (!set) return false
  const files = await caches.open('app-files')
  const found = await Promise.all(
    [...set.first, ...set.rest].map(({ url }) => files.match(url, { ignoreVary: true })),
  )
  return found.every(Boolean)
}
