import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { WITHOUT_NETWORK } from '../support/stored-app.ts'

const ROOT = join(import.meta.dirname, '../../..')

interface PackGame {
  id: string
  story_tour: string
  type: string
  latitude: number
  longitude: number
  explanation: Record<string, string>
  word?: Record<string, string>
}

const gamesOf = (territory: string): PackGame[] =>
  readdirSync(join(ROOT, 'territories', territory, 'games')).map((name) =>
    JSON.parse(readFileSync(join(ROOT, 'territories', territory, 'games', name), 'utf8')),
  )

/** The first game of a tour. */
function firstGameOf(territory: string, tour: string): PackGame {
  const file = join(ROOT, 'territories', territory, `story-tours/${tour}.json`)
  const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: string[] }
  const game = gamesOf(territory).find(({ id }) => id === games[0])
  if (!game) throw new Error(`${tour} has no games`)
  return game
}

/** Plays a quiz at its place to the end without network and chooses the last answer of each question. */
async function playWithoutNetwork(
  page: Page,
  game: PackGame,
  words: { start: string; next: RegExp; saved: string },
) {
  const context = page.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: game.latitude, longitude: game.longitude, accuracy: 8 })
  await page.goto(`/storytours/${game.story_tour}/games/${game.id}`)
  await page.getByRole('button', { name: words.start }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await context.setOffline(true)
  const saved = page.getByRole('heading', { name: words.saved })
  await expect(async () => {
    if (await saved.isVisible()) return
    await page.getByRole('radio').last().press('Space', { timeout: 2000 })
    await page.getByRole('button', { name: words.next }).press('Enter', { timeout: 2000 })
    await expect(saved).toBeVisible({ timeout: 500 })
  }).toPass()
  return saved
}

test('an offline answer waits visibly, is graded when it is sent, and its result is announced', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  const saved = await playWithoutNetwork(page, firstGameOf('gavarres', 'tour-cultura'), {
    ...{ start: 'Soc aquí: a jugar', next: /^(Continua|Respon)$/, saved: 'Resposta desada' },
  })
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByText(/encara no és això|correcte!/).first()).toBeVisible()
  await expect(saved).toBeHidden()
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a guest’s offline answer survives a restart of the app, and is sent without an account', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...WITHOUT_NETWORK)
    const sent: (string | undefined)[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && /\/games\/[\w-]+\/play$/.test(new URL(request.url()).pathname))
        sent.push(request.headers().authorization)
    })
    const saved = await playWithoutNetwork(page, firstGameOf('raya', 'tour2-cultura'), {
      ...{ start: 'Estoy aquí: a jugar', next: /^(Continuar|Responder)$/, saved: 'Respuesta guardada' },
    })
    await expect(page.getByRole('button', { name: '1 por enviar' })).toBeVisible()
    // the colours of this brand are checked as well
    await expectNoAxeViolations(page)
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/juegos')
    await expect(page.getByText(/todavía no es eso|¡correcto!/).first()).toBeVisible()
    await expect(saved).toBeHidden()
    expect(sent.at(-1)).toBeUndefined()
  })
})

test('no script and no answer of a game contains the right answer', async ({ request, baseURL }) => {
  const { port, host } = new URL(baseURL ?? '')
  const dists = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))]
  const scripts = dists
    .flatMap((name) =>
      readdirSync(join(ROOT, name, 'dist'), { recursive: true })
        .map(String)
        .filter((file) => /\.(js|json)$/.test(file))
        .map((file) => readFileSync(join(ROOT, name, 'dist', file), 'utf8')),
    )
    .join('\n')
  for (const [territory, tenant] of [
    ['gavarres', host],
    ['raya', host.replace('gavarres', 'raya')],
  ] as const) {
    for (const tour of new Set(gamesOf(territory).map(({ story_tour }) => story_tour))) {
      const answer = await request.get(`http://127.0.0.1:${port}/api/v1/story-tours/${tour}/games`, {
        headers: { host: tenant },
      })
      const text = await answer.text()
      const shown = (JSON.parse(text) as { data: { id: string }[] }).data
      expect(text).not.toMatch(/"(answer|solution|salt|explanation|correct|word|code)":/)
      for (const { id, explanation, word = {} } of gamesOf(territory).filter(
        (one) => one.story_tour === tour,
      )) {
        const own = JSON.stringify(shown.find((one) => one.id === id)).toLowerCase()
        for (const secret of Object.values(explanation)) {
          expect(text).not.toContain(secret)
          expect(scripts).not.toContain(secret)
        }
        for (const secret of Object.values(word)) {
          expect(own).not.toContain(secret.toLowerCase())
          expect(scripts).not.toContain(`"${secret}"`)
        }
      }
    }
  }
})
