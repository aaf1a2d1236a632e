import AxeBuilder from '@axe-core/playwright'
import { expect, onRaya, type Person, test } from './fixtures.ts'

const PUBLIC = [
  '/welcome',
  '/login',
  '/registro',
  '/recuperar-contrasena',
  '/inicio',
  '/experiencias',
  '/agenda',
  '/mapa',
  '/storytours',
  '/rutas',
  '/relatos',
  '/operadores',
]
const PERSONAL: [Person, string[]][] = [
  ['package', ['/inicio', '/reservas', '/perfil', '/perfil/favoritos', '/perfil/editar', '/configuracion']],
  ['guide', ['/guia', '/guia/experiencias']],
]

async function expectNothingSerious(page: import('@playwright/test').Page) {
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`,
    )
  expect(serious).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of PUBLIC)
      test(`${path} has nothing serious in both brands`, async ({ page, baseURL, expectedErrors }) => {
        expectedErrors.push(/ERR_/)
        await page.goto(path)
        await expectNothingSerious(page)
        await page.goto(onRaya(baseURL, path))
        await expectNothingSerious(page)
      })
    for (const [person, paths] of PERSONAL)
      for (const path of paths)
        test(`${path} has nothing serious for ${person}`, async ({ page, signIn, expectedErrors }) => {
          expectedErrors.push(/ERR_/)
          await signIn(person)
          await page.goto(path)
          await expectNothingSerious(page)
        })
  })

test('every screen fits a 320 px wide phone without sideways scrolling', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/)
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const fits = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  for (const path of [...PUBLIC, '/experiencias/e-alba']) await fits(path)
  await signIn('package')
  for (const path of ['/inicio', '/reservas', '/perfil', '/perfil/editar', '/configuracion']) await fits(path)
})
