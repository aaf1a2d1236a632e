import { withTenant } from '../database/with-tenant.ts'
import { publicOptionId } from '../modules/games/game-view.ts'
import { gameSolutions } from '../modules/games/games.tables.ts'
import { startTestApi } from './test-app.ts'
import { addContent, localized } from './test-content.ts'
import { createPerson, type TestPerson } from './test-people.ts'

export const TENANT = 'gavarres'
export const HERE = { lat: 41.857123, lng: 2.9927 }
const place = { latitude: HERE.lat, longitude: HERE.lng, radiusM: 60 }
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: localized(`option ${id}`) }))

interface Guest {
  host: string
  address: string
}

/** The app with tours of four games, and shortcuts for the steps that tests of games repeat. */
export async function startGames() {
  const api = await startTestApi()
  const salts = new Map<string, string>()
  let lastTour = 0
  let lastAddress = 0

  /** Creates a tour for one test: quiz, word, picture, hangman, in this order. */
  async function tour({ preview = false } = {}) {
    const n = ++lastTour
    const id = `tour-${n}`
    const common = { storyTourId: id, ...place }
    await addContent(api.db, TENANT, {
      storyTours: [{ id, preview }],
      games: [
        {
          ...common,
          id: `quiz-${n}`,
          position: 1,
          points: 50,
          questions: ['q1', 'q2'].map((q) => ({ id: q, prompt: localized(q), options })),
          solution: { questions: { q1: 'b', q2: 'd' } },
        },
        {
          ...common,
          id: `word-${n}`,
          position: 2,
          type: 'choose_word',
          points: 20,
          prompt: localized('which'),
          options,
          solution: { option: 'c' },
        },
        {
          ...common,
          id: `picture-${n}`,
          position: 3,
          type: 'choose_image',
          points: 20,
          prompt: localized('which'),
          options: ['a', 'b'].map((o) => ({
            id: o,
            image: `g/${o}-800.webp`,
            alt: localized(`picture ${o}`),
          })),
          solution: { option: 'a' },
        },
        {
          ...common,
          id: `hang-${n}`,
          position: 4,
          type: 'hangman',
          points: 30,
          hint: localized('hint'),
          solution: { word: { ...localized('x'), ca: 'màquina', es: 'alcornoque' } },
        },
      ],
    })
    const rows = await withTenant(api.db, TENANT, (tx) =>
      tx.select({ id: gameSolutions.gameId, salt: gameSolutions.salt }).from(gameSolutions),
    )
    for (const row of rows) salts.set(row.id, row.salt)
    return { id, quiz: `quiz-${n}`, word: `word-${n}`, picture: `picture-${n}`, hang: `hang-${n}` }
  }

  const right = (game: string, option: string, question = '') =>
    publicOptionId(salts.get(game) ?? '', question, option)
  const quizAnswers = (game: string, q1 = 'b', q2 = 'd') => ({
    answers: [
      { question_id: 'q1', option_id: right(game, q1, 'q1') },
      { question_id: 'q2', option_id: right(game, q2, 'q2') },
    ],
  })

  type Headers = Record<string, string>
  /** A guest with a separate client address. */
  const guest = (): Guest => ({
    host: 'gavarres.localhost',
    address: `10.0.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`,
  })
  async function call(method: 'GET' | 'POST', path: string, person: TestPerson | Guest, body?: object) {
    const headers: Headers = 'headers' in person ? person.headers : { host: person.host }
    const remoteAddress = 'address' in person ? person.address : '127.0.0.1'
    const answer = await api.app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      payload: body,
      remoteAddress,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body }
  }
  const play = (game: string, person: TestPerson | Guest, body: object) =>
    call('POST', `/games/${game}/play`, person, { ...HERE, ...body })

  return {
    api,
    salts,
    tour,
    right,
    quizAnswers,
    guest,
    call,
    play,
    member: () => createPerson(api.db, TENANT),
  }
}

export type Games = Awaited<ReturnType<typeof startGames>>
