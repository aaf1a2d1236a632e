import type { Browser } from 'playwright'
import { noted, PHONE_SCREEN, slowDown, watch } from './phone.ts'

/** Below the page, under the thumb. */
const BUTTON = '#root button[data-size="large"]:not(#booking *)'
const SHEET = '[role="dialog"]'

/** Taps the booking button as soon as it can be seen. Milliseconds from the start of the visit until the sheet with days and hours is painted. */
export async function sheetAfterTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE_SCREEN)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch, SHEET)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(BUTTON).first().tap()
    return await noted(page, 'painted')
  } finally {
    await context.close()
  }
}
