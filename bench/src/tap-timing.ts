import type { Browser, Page } from 'playwright'
import { markContent, markTime, PHONE_SCREEN, slowDown } from './phone.ts'

/** Longer than the app waits before it prefetches the most visited screens. */
const QUIET_MS = 4_000
const LONGEST_MS = 60_000

export interface Arrival {
  pathname: string
  /** Selector of the screen's first content. */
  content: string
}

declare global {
  interface Window {
    __move?: Promise<number>
  }
}

/** A link of the bottom bar. */
export const bottomBarLink = (path: string): string => `nav:not(main *) a[href="${path}"]`
/** A card or tile of the screen itself. */
export const cardLink = (path: string): string => `main a[href="${path}"]`
export const BACK_BUTTON = 'header:not(main *) button'

/**
 * Taps and measures inside the page.
 * @returns milliseconds from the pointer's release until the first content of the other screen is painted
 */
export async function move(page: Page, tapped: string, arrival: Arrival): Promise<number> {
  const target = page.locator(tapped).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(atRest)
  await page.evaluate(awaitArrival, { ...arrival, longestMs: LONGEST_MS })
  await target.tap()
  return page.evaluate(() => window.__move ?? Number.NaN)
}

/** Starts to watch the requests. The returned function resolves once none has been pending for some seconds. */
export function networkIdleOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let last = Date.now()
  const ended = (request: unknown) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const until = Date.now() + LONGEST_MS
    last = Date.now()
    while (open.size > 0 || Date.now() - last < QUIET_MS) {
      if (Date.now() > until) throw new Error(`The network of ${page.url()} does not become idle`)
      await page.waitForTimeout(100)
    }
  }
}

/** Runs in the page: resolves when the main thread is idle. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 2_000 }))

/** Runs in the page before the tap. Elements that already match belong to the screen that is left. */
function awaitArrival({ pathname, content, longestMs }: Arrival & { longestMs: number }): void {
  const before = new Set(document.querySelectorAll(content))
  let tappedAt: number | undefined
  addEventListener(
    'pointerup',
    (event) => {
      tappedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  window.__move = new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error(`${pathname} does not show ${content}`))
    }, longestMs)
    const observer = new MutationObserver(() => {
      const start = tappedAt
      if (start === undefined || location.pathname !== pathname) return
      if (![...document.querySelectorAll(content)].some((element) => !before.has(element))) return
      observer.disconnect()
      clearTimeout(timer)
      // the task after the frame that shows it
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** The booking button at the bottom of the page. */
const BUTTON = '#root button[data-size="large"]:not(#booking *)'
const SHEET = '[role="dialog"]'

/**
 * Taps the booking button as soon as it is visible.
 * @returns milliseconds from the start of the visit until the sheet with days and hours is painted
 */
export async function sheetAfterTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE_SCREEN)
  try {
    const page = await context.newPage()
    await page.addInitScript(markContent, SHEET)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(BUTTON).first().tap()
    return await markTime(page, 'painted')
  } finally {
    await context.close()
  }
}
