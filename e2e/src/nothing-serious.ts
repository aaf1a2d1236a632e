import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing serious or critical on the open screen, WCAG 2.2 AA. */
export async function expectNothingSerious(page: Page) {
  // while a dialog is open it is all there is
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious: string[] = []
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    const seen: string[] = []
    for (const { html, target } of nodes)
      if (!(id === 'target-size' && (await isOnMap(page, target.join(' '))))) seen.push(html.slice(0, 140))
    if (seen.length > 0) serious.push(`${id}: ${seen.join(' | ')}`)
  }
  expect(serious).toEqual([])
}

/** Two places that lie side by side lie so on a map: WCAG 2.5.8 names map pins as its exception. The same places stand in a list. */
const isOnMap = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[data-slot-name^="map."]') !== null)
