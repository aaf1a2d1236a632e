import { expect, test } from '../support/fixtures.ts'

test.describe('on an ordinary phone', () => {
  test.use({ locale: 'ca-ES' })

  test('the header shows a name in full beside its buttons, and a button divides no word beside a long price', async ({
    page,
  }) => {
    await page.goto('/experiencias/e-hotel-rural')
    const go = page.getByRole('button', { name: 'Demana reserva' }).first()
    const brokenWords = () =>
      go.getByText('Demana reserva').evaluate((words) => {
        const range = document.createRange()
        const text = words.firstChild as Text
        const isWhole = (word: RegExpExecArray) => {
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          return range.getClientRects().length === 1
        }
        return [...text.data.matchAll(/\S+/g)].filter((word) => !isWhole(word)).map(([word]) => word)
      })
    await expect.poll(brokenWords).toEqual([])
    await page.evaluate(() => scrollTo(0, 600))
    const name = page.getByRole('banner').getByText('Mas de la Sureda, casa rural')
    await expect
      .poll(() => name.evaluate((box) => box.scrollHeight <= box.clientHeight + 1 && box.clientHeight > 0))
      .toBe(true)
  })

  test('the language of the sign-in bar is inside the window without network', async ({ page, context }) => {
    await page.goto('/login')
    const language = page.getByRole('combobox', { name: 'Idioma' })
    await expect(language).toBeEnabled()
    await context.setOffline(true)
    await expect(language).toBeDisabled()
    await expect(language).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Sense connexió no es pot canviar d’idioma.').last()).toBeVisible()
    await context.setOffline(false)
  })

  test('a button is as wide as its longest word', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_/)
    await page.goto('/mapa?route=rt-fitor')
    const go = page.getByRole('button', { name: 'Enregistra el passeig' })
    await expect(go).toBeVisible()
    const lines = () =>
      go.getByText('Enregistra el passeig').evaluate((words) => {
        // German has the longest one
        words.textContent = 'Den Weg aufzeichnen'
        const range = document.createRange()
        range.setStart(words.firstChild as Text, 8)
        range.setEnd(words.firstChild as Text, 19)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
    await expect.poll(lines).toBe(1)
  })

  test('a focused element is scrolled above a message', async ({ page, signIn }) => {
    await signIn('visitor')
    await page.goto('/guia')
    const message = page.getByRole('status').filter({ hasText: 'guies' }).locator('xpath=ancestor::li')
    // a toast stays open while a pointer is over it
    await message.hover()
    const focusBelow = () =>
      page.evaluate(() => {
        scrollTo(0, 0)
        const links = [...document.querySelectorAll<HTMLElement>('main a[href]')]
        const next = links.find((one) => one.getBoundingClientRect().top > innerHeight) ?? links.at(-1)
        // also again, after the page has grown above it
        next?.blur()
        next?.focus()
      })
    const isAbove = () =>
      message.evaluate(
        (box) =>
          (document.activeElement?.getBoundingClientRect().bottom ?? 0) <= box.getBoundingClientRect().top,
      )
    await expect(async () => {
      await focusBelow()
      expect(await isAbove()).toBe(true)
    }).toPass()
  })

  test('in a low window no button of the map covers a notice and its button', async ({
    page,
    expectedErrors,
  }) => {
    // no tile server is reachable in this test
    expectedErrors.push(/ERR_/)
    await page.setViewportSize({ width: 390, height: 430 })
    await page.goto('/mapa')
    const again = page.getByRole('button', { name: 'Torna-ho a provar' })
    await expect(again).toBeVisible()
    // a trial click fails when something else covers the middle of the button
    await again.click({ trial: true })
    await page.goto('/mapa?route=rt-fitor')
    await expect(page.getByRole('heading', { name: 'Ruta dels dòlmens de Fitor' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerca un lloc' }).click({ trial: true })
  })
})
