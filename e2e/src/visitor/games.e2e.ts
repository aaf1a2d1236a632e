import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

interface Tour {
  id: string
}
interface Game {
  id: string
  type: string
  status: string
  position: { latitude: number; longitude: number }
}

/** The first open game of any tour for a new player. */
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
  test('a quiz opens at its place, shows directions from elsewhere, and can be answered', async ({
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
