import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { smallTargets } from '../support/small-targets.ts'
import { hold, swipe } from '../support/touch.ts'

const ways = (page: Page) => page.getByRole('navigation', { name: /Por dónde empezar|Per on començar/ })

/** The names of the three large cards, and where they lead. */
async function expectDoors(page: Page, names: string[], paths: (string | RegExp)[]): Promise<void> {
  await expect(ways(page).getByRole('link')).toHaveCount(3)
  for (const [index, path] of paths.entries())
    await expect(ways(page).getByRole('link').nth(index)).toHaveAttribute('href', path)
  for (const name of names) await expect(ways(page).getByRole('heading', { name })).toBeVisible()
}

/**
 * Opens an entry far down and returns, twice: the page must be at the position of the tap, although `later` loads after
 * the rest.
 */
async function expectToStandWhereItWasLeft(page: Page, later: Locator): Promise<void> {
  const entry = page
    .locator('main')
    .getByRole('link', { name: /Pessebre|Mercad|Mercat|Taller/ })
    .first()
  // notes the position at the tap, because late content may have moved the entry since it was located
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a') : null
      if (link) document.body.dataset.tappedAt = String(link.getBoundingClientRect().top)
    }
    addEventListener('click', note, true)
  })
  for (let visit = 0; visit < 2; visit++) {
    await expect(later).toBeVisible()
    const scrolled = await entry.evaluate((link) => {
      scrollTo(0, link.getBoundingClientRect().top + scrollY - 300)
      return scrollY
    })
    expect(scrolled).toBeGreaterThan(400)
    await entry.click()
    await expect(page).not.toHaveURL(/inicio/)
    await page.goBack()
    await expect(later).toBeVisible()
    // content above may still load, but scroll anchoring keeps the entry in place
    const offset = () =>
      entry.evaluate((link) =>
        Math.abs(link.getBoundingClientRect().top - Number(document.body.dataset.tappedAt)),
      )
    await expect.poll(offset).toBeLessThanOrEqual(2)
  }
}

test('a guest reads notices, finds three cards and the office, and returns to the same scroll position', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /503/)
  // the page must be long enough to scroll before all of its content has loaded
  await page.goto('/inicio?feed=all')
  const notices = page.getByRole('region', { name: 'Avisos' })
  await test.step('guests read their notices and cannot dismiss them', async () => {
    await expect(notices.getByRole('heading').first()).toBeVisible()
    await expect(notices.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Perfil' })).toHaveCount(0)
  })
  await test.step('the three cards lead to agenda, map and experiences', () =>
    expectDoors(page, ['Agenda', 'Mapa', 'Experiencias'], ['/agenda', '/mapa', '/experiencias']))
  await test.step('the office is reached from the foot of the page', async () => {
    await page.getByRole('button', { name: 'Contacto' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    expect(await page.evaluate(smallTargets)).toEqual([])
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('home is where it was left, though some of it comes later', () =>
    expectToStandWhereItWasLeft(page, notices))
})

// both territories run, because axe also checks the colours of their brands
for (const territory of ['gavarres', 'raya'] as const)
  test.describe(territory, () => {
    test.use({ baseURL: originOf(territory) })
    test('a member without a package finds three cards and the office', async ({
      page,
      signIn,
      expectedErrors,
    }) => {
      expect(expectedErrors).toEqual([])
      await signIn('visitor')
      await page.goto('/inicio')
      // the visitor of Raya uses Spanish
      const names = territory === 'raya' ? ['Agenda', 'Mapa', 'No te lo pierdas'] : []
      await expectDoors(page, names, ['/agenda', '/mapa', '/experiencias'])
      await expect(page.getByRole('button', { name: /Contact/ })).toBeVisible()
      await expect(
        page.getByRole('link', { name: /Sugerencias|Suggeriments|Mi paquete|El meu paquet/ }),
      ).toHaveCount(0)
      await expectNoAxeViolations(page)
    })
  })

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a member closes, deletes and swipes notices away; they stay away without a gap', async ({
    page,
    signInNew,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    await signInNew()
    await page.goto('/inicio')
    const stack = page.getByRole('region', { name: 'Avisos' })
    const front = stack.getByRole('group')
    const position = stack.getByText(/^\d+ de \d+$/)
    await expect(front).toBeVisible()
    let total = Number((await position.textContent())?.split(' ').at(-1))
    expect(total).toBeGreaterThan(2)
    /** Asserts that the front notice disappears and that the count decreases. */
    const expectGone = async (title: string) => {
      await expect(front).not.toHaveAccessibleName(title)
      await expect(position).toHaveText(`1 de ${--total}`)
    }

    await test.step('a tap shows and hides the close button', async () => {
      const onCard = front.getByRole('button', { name: 'Tanca' })
      await front.getByRole('heading').tap()
      await expect(onCard).toBeVisible()
      await front.getByRole('heading').tap()
      await expect(onCard).toHaveCount(0)
    })

    await test.step('a long press offers to delete it for three seconds', async () => {
      const remove = front.getByRole('button', { name: 'Suprimeix' })
      await hold(page, front, () => expect(remove).toBeVisible())
      await expect(remove).toBeVisible()
      await expect(remove).toHaveCount(0)
      const title = (await front.getAttribute('aria-label')) ?? ''
      await hold(page, front, () => expect(remove).toBeVisible())
      await remove.click()
      await expectGone(title)
    })

    await test.step('a long swipe takes it away, a short one does not', async () => {
      const title = (await front.getAttribute('aria-label')) ?? ''
      await swipe(page, front, -50)
      await expect(front).toHaveAccessibleName(title)
      const renewed = page.waitForResponse((answer) => answer.url().endsWith('/notification-cards'))
      await swipe(page, front, -90)
      await renewed
      await expectGone(title)
    })

    await test.step('every other goes by button: all stay away, and the page keeps no gap', async () => {
      for (let left = total; left > 0; left--) {
        await expect(position).toHaveText(`1 de ${left}`)
        await stack.getByRole('button', { name: 'Tanca' }).last().click()
      }
      await expect(stack).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'Avís retirat' })).toBeAttached()
      await page.reload()
      await expect(ways(page)).toBeVisible()
      await expect(stack).toHaveCount(0)
    })
  })

  test('a member with a package finds the day, the route and the guide’s tips, and returns to the same scroll position', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/, /503/)
    await signIn('package')
    await page.goto('/inicio?feed=all')
    const mine = page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: 'Mi ruta' }) })
      .last()
    await expect(mine.getByRole('listitem').first()).toBeVisible()
    // the route of the package, if the package has one
    await expectDoors(
      page,
      ['Mi día', 'Mi ruta', 'No te lo pierdas'],
      ['/agenda', /^\/rutas\/./, '/experiencias'],
    )
    await mine.getByRole('link', { name: 'Sugerencias' }).click()
    await expect(page).toHaveURL('/sugerencias')
    await page.goBack()
    await mine.getByRole('link', { name: 'Consejos del destino' }).click()
    await expect(page).toHaveURL('/sugerencias?tab=consejos')
    await page.goBack()
    const route = page.locator('main section a[href^="/rutas/"]', { hasText: 'Mi ruta' })
    await expectToStandWhereItWasLeft(page, route)
  })
})
