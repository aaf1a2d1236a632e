import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { UNTRANSLATED } from './untranslated.ts'

/** Options for `test.use`. German has the longest words; a phone that zooms out would hide an overflow. */
export const NARROW_PHONE = {
  viewport: { width: 320, height: 640 },
  isMobile: false,
  locale: 'de-DE',
} as const

/**
 * Asserts that no screen scrolls sideways, at normal and at 200 % text size, and that none shows the key of a missing
 * text. Continues after a failure.
 */
export async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const bare of UNTRANSLATED) await expect.soft(page.locator('body'), path).not.toContainText(bare)
  await expect.soft.poll(() => page.evaluate(widthOfPage), path).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  expect.soft(await page.evaluate(widthOfPage), `${path} at 200 %`).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/**
 * Texts of offices, guides and members may contain words of any length. Puts a long word into every text, asserts that
 * the page stays within its width, and restores the texts.
 */
export async function expectLongWordsToWrap(page: Page, path: string): Promise<void> {
  const width = await page.evaluate(async () => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const before: [Text, string][] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      // texts that never wrap are amounts or names of buttons, not free text
      if (getComputedStyle(text.parentElement ?? document.body).whiteSpaceCollapse !== 'collapse') continue
      if (getComputedStyle(text.parentElement ?? document.body).textWrapMode === 'nowrap') continue
      before.push([text, text.data])
    }
    for (const [text, words] of before)
      text.data = words.replace(/\p{L}{4,}/u, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollWidth } = document.documentElement
    for (const [text, words] of before) text.data = words
    return scrollWidth
  })
  expect.soft(width, `${path} with long words`).toBeLessThanOrEqual(320)
}

/** The width of the page after the next paint. */
const widthOfPage = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)))
  })
