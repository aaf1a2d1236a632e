import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { openNext } from './open-next.ts'

interface Tour {
  id: string
}
interface Game {
  id: string
  type: string
  status: string
  position: { latitude: number; longitude: number }
}

/** The first open game of some tour, as a newcomer gets it. */
async function firstOpenGame(
  request: import('@playwright/test').APIRequestContext,
  baseURL: string | undefined,
  type: string,
) {
  const { port, host } = new URL(baseURL ?? '')
  const get = async <T>(path: string) =>
    (
      (await (await request.get(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { host } })).json()) as {
        data: T
      }
    ).data
  for (const tour of await get<Tour[]>('/story-tours')) {
    const game = (await get<Game[]>(`/story-tours/${tour.id}/games`)).find(
      (one) => one.status === 'available' && one.type === type,
    )
    if (game) return { tour: tour.id, game }
  }
  throw new Error(`No open ${type}`)
}

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a quiz opens at its place, tells the way from elsewhere, and can be answered', async ({
    page,
    context,
    request,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/)
    const { tour, game } = await firstOpenGame(request, baseURL, 'quiz')
    const { latitude, longitude } = game.position
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: latitude + 0.02, longitude, accuracy: 8 })
    await page.goto(`/storytours/${tour}/games/${game.id}`)
    await page.getByRole('button', { name: 'Estoy aquí: a jugar' }).click()
    await expect(page.getByText(/Todavía no has llegado: .*hacia el sur/).first()).toBeVisible()

    await context.setGeolocation({ latitude, longitude, accuracy: 8 })
    await expect(page.getByText('¡Ya estás!')).toBeVisible()
    await page.getByRole('button', { name: /A jugar/ }).click()
    const answer = page.getByRole('button', { name: 'Responder' })
    await expect(async () => {
      await page.getByRole('radio').first().press('Space')
      const goOn = page.getByRole('button', { name: 'Continuar' })
      if (await goOn.isVisible()) await goOn.click()
      await expect(answer).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('radio').first().press('Space')
    await answer.click()
    await expect(page.getByText(/¡Muy bien!|Todavía no/).first()).toBeVisible()
  })
})

test('five wrong tries end with when there will be new ones, also on the next visit', async ({
  page,
  context,
  request,
  baseURL,
  signInNew,
  phoneOf,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const { tour, game } = await firstOpenGame(request, baseURL, 'quiz')
  const geolocation = { ...game.position, accuracy: 8 }
  const begin = async (phone: Page) => {
    await phone.goto(`/storytours/${tour}/games/${game.id}`)
    await phone.getByRole('button', { name: 'Soc aquí: a jugar' }).click()
  }
  const verdictOn = (phone: Page) => phone.getByRole('heading', { name: /^(Encara no|Molt bé!)$/ })
  /** Question by question, to what the server says to all of them. */
  const answerAll = async (phone: Page, option: (options: Locator) => Locator) => {
    const question = phone.getByRole('radiogroup')
    const send = phone.getByRole('button', { name: 'Respon' })
    for (let isSent = false; !isSent; ) {
      await option(phone.getByRole('radio')).press('Space')
      const asked = (await question.textContent()) ?? ''
      isSent = await send.isVisible()
      await (isSent ? send : phone.getByRole('button', { name: 'Continua' })).click()
      if (isSent) await expect(verdictOn(phone)).toBeVisible()
      else await expect(question).not.toHaveText(asked)
    }
    return (await verdictOn(phone).textContent()) === 'Encara no'
  }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(geolocation)
  await signInNew()
  let phone = page
  await begin(phone)
  // each installation shuffles in its own way: where the last options happen to be right, the first ones are not; tries are of one person
  let option = (options: Locator) => options.last()
  if (!(await answerAll(phone, option))) {
    option = (options) => options.first()
    phone = await phoneOf('new', { permissions: ['geolocation'], geolocation })
    await begin(phone)
    expect(await answerAll(phone, option)).toBe(true)
  }
  for (let tries = 1; tries < 5; tries++) {
    await phone.getByRole('button', { name: 'Torna-ho a provar' }).click()
    await expect(verdictOn(phone)).toBeHidden()
    expect(await answerAll(phone, option)).toBe(true)
  }
  const used = phone.getByText(/Has fet servir tots els intents/)
  await expect(used).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Torna-ho a provar' })).toHaveCount(0)
  await phone.reload()
  await expect(used).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Soc aquí: a jugar' })).toHaveCount(0)
})

test('an unknown story tour and a game of another tour are told apart; without a position a game says why it needs one', async ({
  page,
  request,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/404|422/)
  const { tour, game } = await firstOpenGame(request, baseURL, 'quiz')
  await page.goto('/storytours/no-existe')
  await expect(page.getByText('No hemos encontrado esta ruta de historias').first()).toBeVisible()
  await openNext(page, `/storytours/${tour}/games/no-existe`)
  await expect(page.getByText('No hemos encontrado este juego').first()).toBeVisible()
  await openNext(page, `/storytours/${tour}/games/${game.id}`)
  await page.getByRole('button', { name: 'Estoy aquí: a jugar' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Permitir la ubicación/ })
    .click()
  await expect(
    page
      .getByText(/ubicación/)
      .filter({ hasText: /bloqueado|permitir/i })
      .first(),
  ).toBeVisible()
})
