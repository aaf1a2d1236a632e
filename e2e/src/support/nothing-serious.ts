import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { colorsSettled, schemeOf } from './color-scheme.ts'

/** Read by the page itself: it has no frames, and handing each screen's passed rules over as well takes twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Dark changes colours and nothing else: the rules that read colours are enough there. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOptions['runOnly']>

/**
 * axe finds nothing serious or critical on the open screen, WCAG 2.2 AA, by day and by night. The screen stays as it is and has its colours of before
 * afterwards.
 */
export async function expectNothingSerious(page: Page): Promise<void> {
  expect(await seriousFaults(page), new URL(page.url()).pathname).toEqual([])
}

/** What axe finds, one line for a scheme and rule: for who goes on to the next screen all the same. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // while a dialog is open it is all there is
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await schemeOf(page)
  await setGrain(page, 'none')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const serious: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await colorsSettled(page)
    const faults = await page.evaluate(readWithAxe, RULES[colorScheme])
    serious.push(...faults.map((fault) => `${colorScheme}, ${fault}`))
  }
  await setGrain(page, '')
  await page.emulateMedia({ colorScheme: before })
  return serious
}

/** Runs in the page. */
async function readWithAxe(runOnly: (typeof RULES)['light' | 'dark']): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const look = async () => {
    const { violations } = await axe.run(document, {
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      resultTypes: ['violations'],
      elementRef: true,
      // no rule of these reads style sheets; to gather them takes a quarter of a look
      preload: { assets: ['media'] },
    })
    return violations
  }
  let violations = await look()
  // a part that came meanwhile took the place of what was looked at
  const isGone = ({ nodes }: (typeof violations)[number]) =>
    nodes.some(({ element }) => element?.isConnected === false)
  for (let again = 0; again < 3 && violations.some(isGone); again++) violations = await look()
  // two places that lie side by side lie so on a map: WCAG 2.5.8 names map pins as its exception. The same places are in a list
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

/** The specks of the paper are gradients: over them axe knows no contrast, and passes over every word on the bare ground. */
const setGrain = (page: Page, image: 'none' | ''): Promise<void> =>
  page.evaluate((value) => {
    document.body.style.backgroundImage = value
  }, image)
