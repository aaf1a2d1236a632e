import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { UNTRANSLATED } from './untranslated.ts'

/** For `test.use`. German has the longest words; a phone that zooms out would hide what does not fit. */
export const NARROW_PHONE = {
  viewport: { width: 320, height: 640 },
  isMobile: false,
  locale: 'de-DE',
} as const

/** No screen scrolls sideways, with its text as it is and at 200 %, and none shows a key in place of words. Goes on after a fault. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  for (const bare of UNTRANSLATED) await expect.soft(page.locator('body'), path).not.toContainText(bare)
  await expect.soft.poll(() => page.evaluate(widthOfPage), path).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  expect.soft(await page.evaluate(widthOfPage), `${path} at 200 %`).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Words of offices, guides and members may be of any length: a long one in every text does not widen the page. The texts are as before afterwards. */
export async function expectToDivideLongWords(page: Page, path: string): Promise<void> {
  const width = await page.evaluate(async () => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const before: [Text, string][] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      // what never wraps is no free text: amounts, names of buttons
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

/** Once it is drawn. */
const widthOfPage = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)))
  })
