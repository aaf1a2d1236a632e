import type { Page } from '@playwright/test'
import { expect, onRaya, test } from '../support/fixtures.ts'

/** One screen of each kind that the server renders: a form, home, a list, an item. */
const SCREENS = {
  // on the second visit, responses are cached
  gavarres: [
    '/mobile-only',
    '/mobile-only',
    '/welcome',
    '/welcome',
    '/login',
    '/inicio',
    '/restaurantes',
    '/experiencias/e-alba',
    '/relatos',
  ],
  raya: ['/registro', '/inicio', '/experiencias', '/operadores/op2-alas'],
} as const

/** 0.1 counts as good; one additional line at the top of a screen shifts by 0.024. */
const MOST = 0.02

interface Shift {
  value: number
  moved: string[]
}

test.use({ locale: 'es-ES' })

for (const territory of ['gavarres', 'raya'] as const)
  test(`rendered pages of ${territory} do not shift when scripts and fonts load`, async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    // a hydration mismatch logs an error, and console errors fail the test
    expect(expectedErrors).toEqual([])
    await page.addInitScript(noteShifts)
    for (const path of SCREENS[territory]) {
      // the first response after a new release is not rendered yet
      await expect(async () => {
        await page.goto(territory === 'raya' ? onRaya(baseURL, path) : path)
        await expect(page.locator('#root[data-rendered]')).toBeVisible({ timeout: 1 })
      }).toPass()
      await takenOver(page)
      const shifts = await page.evaluate(() => window.shifts())
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST)
    }
  })

declare global {
  interface Window {
    shifts: () => Shift[]
  }
}

/** Runs in the page before any of its scripts. */
function noteShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const seen: Shift[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
      if (!hadRecentInput)
        seen.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.shifts = () => {
    note(observer.takeRecords())
    return seen
  }
}

/** Waits until the app is interactive, the fonts of the brand are loaded and the page is painted with them. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { __SUREDA_TAP__?: unknown }).__SUREDA_TAP__ === undefined,
  )
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.fonts].every(({ family, status }) => / as /.test(family) || status === 'loaded'),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
