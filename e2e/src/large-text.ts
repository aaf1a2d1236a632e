import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type PlaywrightTestOptions } from '@playwright/test'
import { browserPath } from '@sureda/build/system-browser'

type Device = Pick<PlaywrightTestOptions, 'userAgent' | 'isMobile' | 'hasTouch' | 'locale' | 'timezoneId'>

/**
 * A phone 320 px wide whose owner reads at double text size. It needs a browser of its own: the size is a setting of the browser, and media
 * queries in `em` follow that setting alone, not a size that a test gives to the page.
 */
export async function openWithLargeText(folder: string, device: Device): Promise<BrowserContext> {
  const settings = path.join(folder, 'Default')
  mkdirSync(settings, { recursive: true })
  writeFileSync(
    path.join(settings, 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } }),
  )
  return chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
    viewport: { width: 320, height: 640 },
    // what slides in stands beside the window for a moment
    reducedMotion: 'reduce',
    ...device,
  })
}
