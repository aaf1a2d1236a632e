import { localized } from './test-content.ts'

/** A quiz of one question with three options, enough for a hint. */
export const quiz = (id: string, storyTourId: string) => ({
  ...{ id, storyTourId, position: 1, solution: { questions: { q: 'o' } } },
  questions: [
    { id: 'q', prompt: localized('q'), options: ['o', 'p', 'r'].map((o) => ({ id: o, text: localized(o) })) },
  ],
})

/** The parameters with which the calls of one game are tried, by `shown` of the ownership tests. */
export const gameObjects = <Objects>(shown: (body?: object) => Objects) => ({
  'POST /games/:id/play': shown({
    answers: [{ question_id: 'q', option_id: 'o' }],
    lat: 41.88,
    lng: 2.91,
  }),
  'POST /games/:id/post-code': shown({ code: 'WRONG2' }),
  'POST /games/:id/hint': shown(),
  'GET /guide/games/:id/sheet.pdf': shown(),
})
