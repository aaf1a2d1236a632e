import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

/**
 * No task may take more taps from home than this (docs/decisions/0026-few-taps.md). Typing does not count; a tap on the
 * bottom bar does.
 */
const MOST_TAPS = 5

/** Counts the taps of one task that starts on home. */
function task(page: Page) {
  let made = 0
  const bar = page.getByRole('navigation', { name: 'Lugares principales' })
  return {
    tap: async (target: Locator) => {
      made++
      await target.tap()
    },
    /** Counts a tap that the test cannot make, because it would leave the page or use a system dialog. */
    count: () => made++,
    taps: () => made,
    bar: (name: string) => bar.getByRole('link', { name }),
    /** Checks the count and returns to home for the next task. */
    done: async (expected: number) => {
      expect(made).toBe(expected)
      expect(made).toBeLessThanOrEqual(MOST_TAPS)
      const sheet = page.getByRole('dialog')
      if (await sheet.isVisible()) await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await bar.getByRole('link', { name: 'Inicio' }).click()
      await expect(page).toHaveURL('/inicio')
    },
  }
}

test('a guest finds a table, a walk, Sunday, a story, help, offline use and the language', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /weather/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.8878, longitude: 2.8752, accuracy: 9 })
  await page.goto('/inicio')

  await test.step('what is on on Sunday', async () => {
    const { tap, done } = task(page)
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Madrid' })
    const today = weekday.format(new Date())
    const sunday = today === 'Sun' ? 'Ahora' : today === 'Sat' ? 'Mañana' : 'El domingo'
    const when = page.getByRole('radiogroup', { name: 'Cuándo' })
    await tap(when.getByRole('radio', { name: sunday }))
    await expect(page.getByRole('region', { name: sunday }).getByRole('article').first()).toBeVisible()
    await done(1)
  })

  await test.step('a walk with a pushchair under 5 km', async () => {
    const { tap, bar, done } = task(page)
    await tap(bar('Rutas'))
    await tap(page.getByRole('link', { name: /^Cochecito/ }))
    const short = page.getByRole('article').filter({ hasText: /(^|\D)[0-4](,\d)? km/ })
    await expect(short.first()).toBeVisible()
    await done(2)
  })

  await test.step('a table for four this evening', async () => {
    const { tap, bar, done } = task(page)
    await tap(bar('Experiencias'))
    await tap(page.getByRole('link', { name: /Fonda dels Peladors/ }).first())
    // cards of the list have a button with the same name
    await expect(page.getByRole('heading', { level: 1, name: /Fonda dels Peladors/ })).toBeVisible()
    await tap(page.getByRole('button', { name: 'Reservar' }).last())
    const sheet = page.getByRole('dialog', { name: /Fonda dels Peladors/ })
    // the row of days preselects today or the next open day
    const days = sheet.getByRole('radiogroup', { name: 'Día' }).getByRole('radio')
    const today = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'Europe/Madrid' })
    await expect(days.first()).toHaveAccessibleName(new RegExp(`^${today.format(new Date())}`))
    await expect(days.and(sheet.getByRole('radio', { disabled: false })).first()).toBeChecked()
    await tap(sheet.getByRole('radio', { name: /^20:30/ }))
    const people = sheet.getByRole('spinbutton', { name: 'Personas' })
    await tap(people)
    await people.fill('4')
    await people.press('Enter')
    await expect(sheet.getByRole('img', { name: /con 4 anillos/ })).toBeVisible()
    // the form is complete; a guest signs in only as the last step
    await expect(sheet.getByRole('button', { name: /^Entrar y reservar/ })).toBeEnabled()
    await done(5)
  })

  await test.step('the story of the village where I am', async () => {
    const { tap, done } = task(page)
    await tap(page.getByRole('banner').getByRole('link', { name: 'Buscar' }))
    await page.getByRole('searchbox').fill('cassa')
    await tap(page.getByRole('region', { name: 'Relatos' }).getByRole('link').first())
    await expect(page).toHaveURL(/\/relatos\/./)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await done(2)
  })

  await test.step('call help here', async () => {
    const { tap, bar, count, done } = task(page)
    await tap(bar('Mapa'))
    await tap(page.getByRole('link', { name: 'Seguridad' }))
    await expect(page.getByText('41.88780')).toBeVisible()
    const call = page.getByRole('link', { name: /Llamar al 112/ })
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', 'tel:112')
    count()
    await done(3)
  })

  await test.step('save for offline', async () => {
    const { tap, count, done } = task(page)
    await tap(page.getByRole('button', { name: 'Abrir el menú' }))
    await tap(page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Sin conexión' }))
    await expect(page.getByRole('button', { name: /^Guardar · / })).toBeEnabled()
    // offline-packs.e2e.ts tests the saving itself
    count()
    await done(3)
  })

  await test.step('change the language', async () => {
    const { tap, count, taps } = task(page)
    await tap(page.getByRole('button', { name: 'Abrir el menú' }))
    const language = page.getByRole('dialog', { name: 'Menú' }).getByRole('combobox', { name: 'Idioma' })
    await tap(language)
    await language.selectOption('ca')
    await expect(page.getByRole('heading', { name: 'Què fem?' })).toBeVisible()
    // the native select list takes one tap
    count()
    expect(taps()).toBe(3)
  })
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a member finds the pass, directions, and whether the castle is open', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/, /weather/)
    await signIn('package')
    await page.goto('/inicio')

    await test.step('where is my pass', async () => {
      const { tap, done } = task(page)
      await tap(
        page.getByRole('region', { name: 'Lo que viene' }).getByRole('link', { name: 'Abrir el pase' }),
      )
      await expect(page.getByRole('dialog').getByRole('img', { name: /código/i })).toBeVisible()
      await done(1)
    })

    await test.step('how do I get there', async () => {
      const { count, done } = task(page)
      const way = page
        .getByRole('region', { name: 'Lo que viene' })
        .getByRole('link', { name: 'Cómo llegar' })
      await expect(way).toHaveAttribute('href', /^geo:39\.\d+,-7\.\d+/)
      count()
      await done(1)
    })

    await test.step('may one visit the castle', async () => {
      const { tap, done } = task(page)
      await tap(page.getByRole('banner').getByRole('link', { name: 'Buscar' }))
      await page.getByRole('searchbox').fill('piedrabuena')
      await tap(page.getByRole('region', { name: 'Lugares' }).getByRole('link', { name: /Piedrabuena/ }))
      await expect(page.getByText(/Solo con cita previa/)).toBeVisible()
      await done(2)
    })
  })
})
