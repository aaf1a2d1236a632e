import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { colorsSettled, schemeOf } from './color-scheme.ts'

type Builder = InstanceType<typeof AxeBuilder>

/** Dark changes colours and nothing else: the rules that read colours are enough there. */
const RULES = {
  light: (axe: Builder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']),
  dark: (axe: Builder) => axe.withRules(['color-contrast', 'link-in-text-block']),
} as const

/**
 * axe finds nothing serious or critical on the open screen, WCAG 2.2 AA, by day and by night. The screen stays as it is and has its colours of before
 * afterwards.
 */
export async function expectNothingSerious(page: Page) {
  // while a dialog is open it is all there is
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await schemeOf(page)
  await setGrain(page, 'none')
  const serious: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await colorsSettled(page)
    // legacy: read in the page itself. The other way opens a second page for frames, which the app has none of, and takes half as long again
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await RULES[colorScheme](axe).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      const seen: string[] = []
      for (const { html, target } of nodes)
        if (!(id === 'target-size' && (await isOnMap(page, target.join(' '))))) seen.push(html.slice(0, 140))
      if (seen.length > 0) serious.push(`${colorScheme}, ${id}: ${seen.join(' | ')}`)
    }
  }
  await setGrain(page, '')
  await page.emulateMedia({ colorScheme: before })
  expect(serious, new URL(page.url()).pathname).toEqual([])
}

/** The specks of the paper are gradients: over them axe knows no contrast, and passes over every word that stands on the bare ground. */
const setGrain = (page: Page, image: 'none' | ''): Promise<void> =>
  page.evaluate((value) => {
    document.body.style.backgroundImage = value
  }, image)

/** Two places that lie side by side lie so on a map: WCAG 2.5.8 names map pins as its exception. The same places stand in a list. */
const isOnMap = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[data-slot-name^="map."]') !== null)
