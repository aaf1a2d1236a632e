import { expect, test } from './fixtures.ts'
import { expectNothingSerious } from './nothing-serious.ts'

/** What all checks with axe stand on: that it sees the words on the paper, in both colour schemes, and none on its way between them. */
test('colours on their way from day to night are no fault; a fault is told with its scheme and its rule', async ({
  page,
}) => {
  const wear = (styles: string) =>
    page.evaluate(async (text) => {
      const sheet = await new CSSStyleSheet().replace(text)
      document.adoptedStyleSheets = [sheet]
    }, styles)
  await page.goto('/terminos-y-condiciones')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(7)

  await test.step('colours on their way are no fault, and the day is back afterwards', async () => {
    await wear(`main h2 { transition: color 3s linear !important; color: black !important }
      @media (prefers-color-scheme: dark) { main h2 { color: white !important } }`)
    await expectNothingSerious(page)
    await expect(headings.first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

  await test.step('a part that was taken away while axe looked is looked for again', async () => {
    await page.evaluate(() => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { run } = axe
      const part = document.querySelector('main')?.appendChild(document.createElement('img'))
      const once = async (...asked: Parameters<typeof run>) => {
        axe.run = run
        const found = await run(...asked)
        part?.remove()
        return found
      }
      axe.run = once as typeof run
    })
    await expectNothingSerious(page)
  })

  await test.step('a fault, also one that is there by night only, is told', async () => {
    await wear('@media (prefers-color-scheme: dark) { main h2 { color: #222 !important } }')
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('img')))
    await expect(expectNothingSerious(page)).rejects.toThrow(
      /light, image-alt: <img[\s\S]*dark, color-contrast: <h2/,
    )
  })
})
