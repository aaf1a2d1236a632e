import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { navigate } from '../support/navigate.ts'

/** No script except the unpacked panorama viewer is this large. */
const VIEWER_BYTES = 600_000

/** The size of the largest script that the page has fetched, unpacked. */
const widestScript = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
    ),
  )

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a recording continues from the story to home, and is on the lock screen', async ({ page }) => {
    test.slow()
    await page.goto('/relatos/st2-saca')
    await expect(page.getByText('Voz generada por ordenador', { exact: false })).toBeVisible()
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page
      .getByRole('region', { name: `Escucha: ${title}` })
      .getByRole('button', { name: 'Escuchar' })
      .click()
    const player = page.getByRole('region', { name: `Reproductor: ${title}` })
    await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL(/\/inicio$/)
    await player.getByRole('button', { name: `${title}: más mandos` }).click()
    const place = player.getByRole('slider', { name: 'Momento de la grabación' })
    const heard = Number(await place.inputValue())
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(heard)
    expect(
      await page.evaluate(() => {
        const { title, artist, artwork } = navigator.mediaSession.metadata ?? {}
        return { title, artist, picture: artwork?.[0]?.src }
      }),
    ).toEqual({ title, artist: 'Raya Corchera', picture: expect.stringContaining('/media/') })

    await player.getByRole('button', { name: '15 segundos adelante' }).click()
    await player.getByRole('combobox', { name: 'Velocidad' }).selectOption('1.5')
    await player.getByRole('link', { name: 'Leer el texto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await player.getByRole('button', { name: 'Pausar' }).click()
    await player.getByRole('button', { name: 'Cerrar el reproductor' }).click()
    await expect(player).toBeHidden()
    await page.reload()
    await expect(page.getByText(/^Continúa desde \d+:\d\d/)).toBeVisible()
  })

  test('a 360° photo opens on a tap, turns and closes with Back', async ({ page }) => {
    test.slow()
    await page.goto('/relatos/st2-dolmenes')
    await page.getByRole('button', { name: 'Abrir la foto 360°' }).scrollIntoViewIfNeeded()
    expect(await widestScript(page), 'the viewer is not fetched before the tap').toBeLessThan(VIEWER_BYTES)
    await page.getByRole('button', { name: 'Abrir la foto 360°' }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('button', { name: 'Girar a la derecha' })).toBeVisible({ timeout: 30_000 })
    await expect(viewer.locator('canvas')).toBeVisible()
    await expect.poll(() => widestScript(page)).toBeGreaterThan(VIEWER_BYTES)
    const heading = () =>
      viewer.getByRole('img').evaluate((stage) => (stage as HTMLElement).style.getPropertyValue('--own-yaw'))
    const before = await heading()
    await page.keyboard.press('ArrowRight')
    await expect.poll(heading).not.toBe(before)
    await expectNoAxeViolations(page)
    await page.goBack()
    await expect(viewer).toBeHidden()
  })
})

test('a story shows its film with captions, its keywords open the list, and filters and search are in the address', async ({
  page,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await page.goto('/relatos/st-carrilet')
  const film = page.getByRole('region', { name: /^Mira: / })
  await film.getByRole('button', { name: 'Reproducir' }).click()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(film).toHaveAccessibleName(`Mira: ${title}`)
  const place = film.getByRole('slider')
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.5)
  await expect
    .poll(() =>
      film.locator('video').evaluate((video: HTMLVideoElement) => {
        const cues = [...video.textTracks].find(({ mode }) => mode === 'showing')?.activeCues ?? []
        return [...cues].map((cue) => (cue as VTTCue).text).join()
      }),
    )
    .toMatch(/^\(Sin sonido\)/)
  await film.getByRole('button', { name: 'Pausar' }).click()

  await page.getByRole('list', { name: 'Palabras clave' }).getByRole('link', { name: 'vía verde' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'vía verde')
  await expect(page.getByRole('button', { name: 'Quitar el filtro: vía verde' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  // five filters and a search without accents are stored in the URL and restored from it
  await page.getByRole('button', { name: 'Quitar el filtro: vía verde' }).click()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  for (const name of ['Género', 'Categoría', 'Provincia', 'Público', 'Palabra clave'])
    await expect(sheet.getByRole('group', { name })).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Para niños/ }).check()
  await sheet.getByRole('button', { name: /^Mostrar \d+ relatos?$/ }).click()
  await expect(page).toHaveURL(/audience=child/)
  await page.getByRole('button', { name: 'Quitar el filtro: Para niños' }).click()
  await expect(page).not.toHaveURL(/audience/)

  // the list filters locally with every letter, and again when the server answers with hits in the full texts
  const answered = page.waitForResponse((answer) => answer.url().includes('search=cebria'))
  await page.getByRole('searchbox').fill('cebria')
  await expect(page).toHaveURL(/q=cebria/)
  await answered
  const found = page.getByRole('list', { name: 'Relatos' }).getByRole('link')
  await expect(found.first()).toBeVisible()
  const names = await found.allTextContents()
  await page.reload()
  await expect(found.first()).toBeVisible()
  await expect(found).toHaveText(names)
})

for (const [territory, story, photo] of [
  ['gavarres', '/relatos/st-foc', '/relatos/st-pela'],
  ['raya', '/relatos/st2-saca', '/relatos/st2-dolmenes'],
] as const)
  test.describe(territory, () => {
    test.use({ baseURL: originOf(territory) })
    test('contents, filters, story, player and a failed view have no serious accessibility faults', async ({
      page,
      context,
      expectedErrors,
    }) => {
      test.slow()
      expectedErrors.push(/404|ERR_/)
      await context.route(/panorama\.avif$/, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/relatos')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Filtrar' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filtros' })
      await expect(sheet).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      const asked = page.waitForResponse((answer) => answer.url().includes('search=zzzz'))
      await page.getByRole('searchbox').fill('zzzz')
      await asked
      await expect(page.getByRole('list', { name: 'Relatos' })).toBeHidden()
      await expectNoAxeViolations(page)
      await navigate(page, story)
      await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
      await page.getByRole('button', { name: /más mandos/ }).click()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Cerrar el reproductor' }).click()
      await navigate(page, photo)
      await page.getByRole('button', { name: 'Abrir la foto 360°' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
