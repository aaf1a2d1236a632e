import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNothingSerious } from './nothing-serious.ts'

/** What all checks with axe stand on: that it sees the words on the paper, in both colour schemes, and none on its way between them. */
async function openWith(page: Page, styles: string): Promise<void> {
  await page.goto('/terminos-y-condiciones')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

test('a fault, also one that is there by night only, is told with its scheme and its rule', async ({
  page,
}) => {
  await openWith(page, '@media (prefers-color-scheme: dark) { main h2 { color: #222 !important } }')
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('img')))
  await expect(expectNothingSerious(page)).rejects.toThrow(
    /light, image-alt: <img[\s\S]*dark, color-contrast: <h2/,
  )
})

test('colours on their way from day to night are no fault, and the day is back afterwards', async ({
  page,
}) => {
  await openWith(
    page,
    `main h2 { transition: color 3s linear !important; color: black !important }
    @media (prefers-color-scheme: dark) { main h2 { color: white !important } }`,
  )
  await expectNothingSerious(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
})
