import { type BrowserContext, chromium, type PlaywrightTestOptions } from '@playwright/test'
import { browserPath } from '@sureda/build/system-browser'
import { expect } from './fixtures.ts'

type Device = Pick<PlaywrightTestOptions, 'userAgent' | 'isMobile' | 'hasTouch' | 'locale' | 'timezoneId'>

/**
 * Opens a browser 320 px wide with double text size. The size has to be a setting of the browser, because media queries
 * in `em` follow that setting alone. A headless browser does not read the preferences of a profile, so the setting is
 * an argument.
 */
export async function openWithLargeText(folder: string, device: Device): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26',
    ],
    viewport: { width: 320, height: 640 },
    // elements that slide in are outside the window for a moment
    reducedMotion: 'reduce',
    ...device,
  })
  const [page] = context.pages()
  expect(await page?.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  return context
}
