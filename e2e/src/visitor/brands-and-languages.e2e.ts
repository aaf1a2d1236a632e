import { readFileSync } from 'node:fs'
import { expect, onRaya, test } from '../support/fixtures.ts'
import { navigate } from '../support/navigate.ts'
import { UNTRANSLATED } from '../support/untranslated.ts'

test('each host shows its brand, colours and app name', async ({ page, baseURL, expectedErrors }) => {
  expect(expectedErrors).toEqual([])
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim())
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Suro Viu' })).toBeVisible()
  const gavarres = await primary()
  await page.goto(onRaya(baseURL, '/welcome'))
  await expect(page.getByRole('heading', { level: 1, name: 'Raya Corchera' })).toBeVisible()
  expect(await primary()).not.toBe(gavarres)
  const manifest = await page.request.get(
    onRaya(baseURL, '/manifest.webmanifest').replace('raya.localhost', '127.0.0.1'),
    {
      headers: { host: new URL(onRaya(baseURL, '/')).host },
    },
  )
  expect((await manifest.json()).name).toBe('Raya Corchera')
})

test('an unknown host shows the fallback brand with public content and refuses sign-in with a message', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/400|403/)
  const stranger = (baseURL ?? '').replace('gavarres.localhost', 'otra.localhost')
  await page.goto(`${stranger}/welcome`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sureda' })).toBeVisible()
  await navigate(page, '/experiencias')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await navigate(page, '/login')
  await expect(page.getByText(/Desde esta dirección no se puede iniciar sesión/)).toBeVisible()
  await page.getByLabel('Usuario o correo electrónico').fill('visitor@sureda.test')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('suro-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('no se puede iniciar sesión')
  const { port } = new URL(stranger)
  const answer = await page.request.post(`http://127.0.0.1:${port}/api/v1/login`, {
    headers: { host: `otra.localhost:${port}` },
    data: { email: 'visitor@sureda.test', password: 'suro-demo-2026' },
  })
  expect((await answer.json()).code).toBe('unknown_tenant')
})

/** The heading of the list of experiences in each language, from the remote's own text files. */
const EXPERIENCES = Object.fromEntries(
  ['es', 'ca', 'en', 'fr', 'de', 'nl'].map((language) => {
    const file = new URL(`../../../mf-content/locales/${language}.json`, import.meta.url)
    return [
      language,
      (JSON.parse(readFileSync(file, 'utf8')) as { experience: { listTitle: string } }).experience.listTitle,
    ]
  }),
)

test('all six languages switch without a reload or untranslated keys; a signed-in person gets the language of the profile', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/welcome')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const language of Object.keys(EXPERIENCES)) {
    await page.getByRole('combobox').selectOption({ value: language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(() => page.evaluate(() => localStorage.language)).toBe(language)
    await expect(page.getByRole('main')).not.toContainText(
      /\b[a-z]+:[a-z]+\.|\b(common|error|welcome)\.[a-z]/i,
    )
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('combobox').selectOption({ value: 'de' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox').first().fill('visitor@sureda.test')
  await page.getByRole('textbox').nth(1).fill('suro-demo-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inicio')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  await expect.poll(() => page.evaluate(() => localStorage.language)).toBe('ca')
})

/** The other tests cover Spanish and Catalan, and the narrow phone German. */
const NOWHERE_ELSE = ['en', 'fr', 'nl']
const OTHER_SCREENS = ['/inicio', '/experiencias/e-alba', '/storytours', '/login', '/mapa']

for (const language of NOWHERE_ELSE)
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: language })
    test('has its language on every kind of screen', async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_NAME_NOT_RESOLVED/)
      for (const path of ['/experiencias', ...OTHER_SCREENS]) {
        await navigate(page, path)
        if (path === '/experiencias')
          await expect(
            page.getByRole('heading', { level: 1, name: EXPERIENCES[language], exact: true }),
          ).toBeVisible()
        await expect(page.getByRole('main')).toBeVisible()
        for (const bare of UNTRANSLATED) await expect(page.locator('body')).not.toContainText(bare)
      }
      // hydration logs an error for any difference to the server's markup, and Node formats ranges of dates
      // differently
      await page.goto('/agenda')
      await page.getByRole('radio').last().click()
      await expect(page).toHaveURL(/view=month/)
    })
  })

test('an address with a language opens in it, and a later choice overrides it', async ({ page }) => {
  const answer = await page.goto('/experiencias?lang=de&sort=name')
  expect(answer?.headers()['content-language']).toBe('de')
  await expect(page.getByRole('heading', { level: 1, name: EXPERIENCES.de })).toBeVisible()
  await expect(page).toHaveURL('/experiencias?sort=name')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: EXPERIENCES.de })).toBeVisible()
  const again = await page.goto('/experiencias')
  expect(again?.headers()['content-language'], 'the server knows it too').toBe('de')
})
