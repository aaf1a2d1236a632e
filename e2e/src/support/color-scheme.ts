import type { Page } from '@playwright/test'

/** The colour scheme that the page currently uses. */
export const colorSchemeOf = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** An inherited colour starts its transition only when the parent's has ended; no nesting is deeper than this. */
const ROUNDS = 5

/**
 * Finishes all colour transitions, which a change of the scheme starts on buttons and links. Waiting instead would
 * never end for elements that are not painted. Endless animations (a spinner) and scroll-driven ones are left alone.
 */
export async function finishColorTransitions(page: Page): Promise<void> {
  await page.evaluate((rounds) => {
    for (let round = 0; round < rounds; round++) {
      // `getAnimations` updates the styles first, so the transitions of the newest scheme are included
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
