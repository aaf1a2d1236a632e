import type { Locator, Page } from '@playwright/test'

type Kind = 'touchStart' | 'touchMove' | 'touchEnd'

/**
 * Dispatches real touches through the browser: the browser then decides what is a scroll, a swipe or a long press, as
 * on a phone.
 */
async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  return (type: Kind, points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** Swipes sideways over an element by some px; negative is to the left. */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const { x, y } = await middleOf(target)
  const finger = await fingerOn(page)
  await finger('touchStart', [{ x, y }])
  for (const share of [0.25, 0.5, 0.75, 1]) await finger('touchMove', [{ x: x + distance * share, y }])
  await finger('touchEnd', [])
}

/** Holds a finger on an element while `during` runs, then lifts it. */
export async function hold(page: Page, target: Locator, during: () => Promise<void>): Promise<void> {
  const { x, y } = await middleOf(target)
  const finger = await fingerOn(page)
  await finger('touchStart', [{ x, y }])
  await during()
  await finger('touchEnd', [])
}
