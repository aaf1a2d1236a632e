import type { Page } from '@playwright/test'

/** The colours a page is shown in now. */
export const schemeOf = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** A word that inherits its colour sets out only when what it inherits from has arrived; deeper than this nothing is nested. */
const ROUNDS = 5

/**
 * Brings whatever is between two colours to its end: a change of scheme starts the transitions of buttons and links. Waited for, one of a part that is not
 * painted would never end. What turns for ever (a spinner) and what moves with the scroll position stays as it is.
 */
export async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate((rounds) => {
    for (let round = 0; round < rounds; round++) {
      // asking for the animations brings the styles up to date first, so those of the newest scheme are among them
      const ending = document.getAnimations().filter(({ timeline, effect, playState }) => {
        const end = effect?.getComputedTiming().endTime
        return (
          timeline instanceof DocumentTimeline && playState === 'running' && end !== Number.POSITIVE_INFINITY
        )
      })
      if (ending.length === 0) return
      for (const animation of ending) animation.finish()
    }
  }, ROUNDS)
}
