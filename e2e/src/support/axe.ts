import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { colorSchemeOf, finishColorTransitions } from './color-scheme.ts'

/**
 * The page evaluates axe itself. Its own API also transfers the passed rules of each screen, which takes twice as long.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The dark scheme changes only colours, so only the rules about colours run there. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOptions['runOnly']>

/**
 * Asserts that axe finds no serious or critical violation of WCAG 2.2 AA on the open screen, in the light and the dark
 * scheme. The scheme of the page is restored afterwards.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), new URL(page.url()).pathname).toEqual([])
}

/** The violations as one line per scheme and rule, for tests that continue with the next screen. */
export async function axeViolations(page: Page): Promise<string[]> {
  // an open modal dialog hides the rest of the page
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await colorSchemeOf(page)
  await setGrain(page, 'none')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const serious: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await finishColorTransitions(page)
    const faults = await page.evaluate(runAxe, RULES[colorScheme])
    serious.push(...faults.map((fault) => `${colorScheme}, ${fault}`))
  }
  await setGrain(page, '')
  await page.emulateMedia({ colorScheme: before })
  return serious
}

/** Runs axe inside the page. */
async function runAxe(runOnly: (typeof RULES)['light' | 'dark']): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const look = async () => {
    const { violations } = await axe.run(document, {
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      resultTypes: ['violations'],
      elementRef: true,
      // none of these rules reads style sheets, and loading them takes a quarter of the time
      preload: { assets: ['media'] },
    })
    return violations
  }
  let violations = await look()
  // a rerender may have replaced the elements while axe was checking them
  const isGone = ({ nodes }: (typeof violations)[number]) =>
    nodes.some(({ element }) => element?.isConnected === false)
  for (let again = 0; again < 3 && violations.some(isGone); again++) violations = await look()
  // WCAG 2.5.8 exempts pins on a map from the target size; a list offers the same places
  const isOnMap = (element: Element | undefined) => Boolean(element?.closest('[data-slot-name^="map."]'))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      seen: nodes.filter(({ element }) => !(id === 'target-size' && isOnMap(element))),
    }))
    .filter(({ seen }) => seen.length > 0)
    .map(({ id, seen }) => `${id}: ${seen.map(({ html }) => html.slice(0, 140)).join(' | ')}`)
}

/** Removes the background pattern of the page: axe cannot compute the contrast of text over a gradient and skips it. */
const setGrain = (page: Page, image: 'none' | ''): Promise<void> =>
  page.evaluate((value) => {
    document.body.style.backgroundImage = value
  }, image)
