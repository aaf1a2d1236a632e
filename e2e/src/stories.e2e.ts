import type { Page } from '@playwright/test'
import { expect, onRaya, test } from './fixtures.ts'
import { expectNothingSerious } from './nothing-serious.ts'

const TERRITORIES = [
  { brand: 'Suro Viu', story: '/relatos/st-pela', photo: '/relatos/st-pela', film: '/relatos/st-goges' },
  {
    brand: 'Raya Corchera',
    story: '/relatos/st2-saca',
    photo: '/relatos/st2-dolmenes',
    film: '/relatos/st2-saca',
  },
] as const

const at = (baseURL: string | undefined, brand: string, path: string) =>
  brand === 'Raya Corchera' ? onRaya(baseURL, path) : path

/** The viewer of views all round, unpacked, is the one script of this size. */
const VIEWER_BYTES = 600_000

/** The widest script the page has fetched, bytes unpacked. */
const widestScript = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
    ),
  )

for (const { brand, story } of TERRITORIES)
  test(`${brand}: a voice goes on from the story to home, and the lock screen knows it`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.goto(at(baseURL, brand, story))
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(page.getByText('Voz generada por ordenador', { exact: false })).toBeVisible()
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
    ).toEqual({ title, artist: brand, picture: expect.stringContaining('/media/') })

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

for (const { brand, photo, film } of TERRITORIES)
  test(`${brand}: a photo and a film all round open on a tap, turn and close with Back`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.goto(at(baseURL, brand, photo))
    await page.getByRole('button', { name: 'Abrir la foto 360°' }).scrollIntoViewIfNeeded()
    expect(await widestScript(page), 'the viewer is not fetched before the tap').toBeLessThan(VIEWER_BYTES)
    await page.getByRole('button', { name: 'Abrir la foto 360°' }).click()
    const room = page.getByRole('dialog')
    await expect(room.getByRole('button', { name: 'Girar a la derecha' })).toBeVisible({ timeout: 30_000 })
    await expect(room.locator('canvas')).toBeVisible()
    await expect.poll(() => widestScript(page)).toBeGreaterThan(VIEWER_BYTES)
    const heading = () =>
      room.getByRole('img').evaluate((stage) => (stage as HTMLElement).style.getPropertyValue('--own-yaw'))
    const before = await heading()
    await page.keyboard.press('ArrowRight')
    await expect.poll(heading).not.toBe(before)
    await expectNothingSerious(page)
    await page.goBack()
    await expect(room).toBeHidden()

    await page.goto(at(baseURL, brand, film))
    await page.getByRole('button', { name: 'Abrir el vídeo 360°' }).click()
    await expect(room.getByRole('button', { name: 'Pausar' })).toBeVisible({ timeout: 30_000 })
    await room.getByRole('button', { name: 'Pausar' }).click()
    await expect(room.getByRole('button', { name: 'Reproducir' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(room).toBeHidden()
  })

for (const { brand, story, keyword } of [
  { brand: 'Suro Viu', story: '/relatos/st-carrilet', keyword: 'vía verde' },
  { brand: 'Raya Corchera', story: '/relatos/st2-contrabando', keyword: 'frontera' },
])
  test(`${brand}: a story shows its film with the reader’s captions, and its keywords lead on`, async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    expect(expectedErrors).toEqual([])
    await page.goto(at(baseURL, brand, story))
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const film = page.getByRole('region', { name: `Mira: ${title}` })
    await film.getByRole('button', { name: 'Reproducir' }).click()
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

    await page.getByRole('list', { name: 'Palabras clave' }).getByRole('link', { name: keyword }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === keyword)
    await expect(page.getByRole('button', { name: `Quitar el filtro: ${keyword}` })).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })

test('without WebGL the view is unrolled and described', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/relatos/st-pela?view=photo')
  const room = page.getByRole('dialog')
  await expect(
    room.getByText('Este navegador no puede mostrar la vista alrededor', { exact: false }),
  ).toBeVisible()
  await expect(room.getByRole('img', { name: /Un alcornocal todo alrededor/ })).toBeVisible()
})

test('five filters and a search without accents stand in the address and come back with it', async ({
  page,
}) => {
  await page.goto('/relatos')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  for (const name of ['Género', 'Categoría', 'Provincia', 'Público', 'Palabra clave'])
    await expect(sheet.getByRole('group', { name })).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Para niños/ }).check()
  await sheet.getByRole('button', { name: /^Mostrar \d+ relatos?$/ }).click()
  await expect(page).toHaveURL(/audience=child/)
  await page.getByRole('button', { name: 'Quitar el filtro: Para niños' }).click()
  await expect(page).not.toHaveURL(/audience/)

  // the list follows the letters, and once more what the server finds in the long texts
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

test('nonsense in the address narrows nothing, and an unknown story says where the others are', async ({
  page,
  expectedErrors,
}) => {
  await page.goto('/relatos?genre=%3Cscript%3E&province=,,&audience=dragon&view=1')
  await expect(page.getByText('El relato de hoy')).toBeVisible()
  expectedErrors.push(/404/)
  await page.goto('/relatos/none')
  await expect(page.getByRole('heading', { name: 'Este relato no existe', level: 2 })).toBeVisible()
})

test.describe('files that do not come', () => {
  // what the worker of an earlier visit has kept would come after all
  test.use({ serviceWorkers: 'block' })

  test('a recording that is gone, and no network, are said in words; the text stays', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/404|ERR_/)
    await context.route(/\.m4a$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/relatos/st-foc')
    await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
    await expect(
      page.getByRole('main').getByText('Esta grabación no se puede escuchar ahora', { exact: false }),
    ).toBeVisible()
    await expect(page.getByText('Esperar es también lo que te pedimos', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar el reproductor' }).click()
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
    await expect(
      page.getByRole('main').getByText('Sin conexión no se puede escuchar', { exact: false }),
    ).toBeVisible()
    await context.setOffline(false)
  })
})

for (const { brand, story, photo } of TERRITORIES)
  test(`${brand}: contents, filters, story, player and a failed view have nothing serious`, async ({
    page,
    baseURL,
    context,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(/404|ERR_/)
    await context.route(/panorama\.avif$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(at(baseURL, brand, '/relatos'))
    await expectNothingSerious(page)
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
    await expectNothingSerious(page)
    await page.goto(at(baseURL, brand, '/relatos?q=zzzz'))
    await expectNothingSerious(page)
    await page.goto(at(baseURL, brand, story))
    await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
    await page.getByRole('button', { name: /más mandos/ }).click()
    await expectNothingSerious(page)
    await page.goto(at(baseURL, brand, `${photo}?view=photo`))
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectNothingSerious(page)
  })
