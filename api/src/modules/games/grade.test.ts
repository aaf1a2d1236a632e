import type { GameOption } from '@sureda/contract/schemas/games/game'
import { expect, it } from 'vitest'
import { type GameBase, gameView, publicOptionId, type StoredGame } from './game-view.ts'
import { grade } from './grade.ts'

const text = (es: string, ca = es) => ({ es, ca, en: '', fr: '', de: '', nl: '' })
const SALT = '3f0d8a54-8d5f-4a05-9a1e-0d3f4f9f6f11'
const language = { locale: 'en', tenantDefault: 'ca' } as const
const base = { id: 'g-1', title: 'G' } as GameBase
const option = (id: string) => ({ id, text: text(`opción ${id}`, `opció ${id}`) })

const quiz: StoredGame = {
  type: 'quiz',
  prompt: null,
  options: [],
  questions: ['q1', 'q2'].map((id) => ({
    id,
    prompt: text('¿?', '?'),
    options: ['a', 'b', 'c', 'd'].map(option),
  })),
  hint: null,
  salt: SALT,
  solution: { questions: { q1: 'b', q2: 'd' } },
}
const word: StoredGame = {
  ...quiz,
  type: 'choose_word',
  options: ['a', 'b', 'c'].map(option),
  questions: [],
  solution: { option: 'c' },
}
const hangman: StoredGame = {
  ...quiz,
  type: 'hangman',
  questions: [],
  hint: text('pista'),
  solution: { word: text('alcornoque', 'surera') },
}
const right = (question: string, id: string) => publicOptionId(SALT, question, id)

it('grades a quiz question by question and calls it correct only when all are right', () => {
  const answers = [
    { question_id: 'q1', option_id: right('q1', 'b') },
    { question_id: 'q2', option_id: right('q2', 'a') },
  ]
  expect(grade(quiz, { answers })).toEqual({
    correct: false,
    score: 0.5,
    results: [
      { question_id: 'q1', correct: true },
      { question_id: 'q2', correct: false },
    ],
  })
  const all = [...answers.slice(0, 1), { question_id: 'q2', option_id: right('q2', 'd') }]
  expect(grade(quiz, { answers: all })).toMatchObject({ correct: true, score: 1 })
})

it('counts missing and unknown answers as wrong', () => {
  expect(grade(quiz, { answers: [{ question_id: 'q1', option_id: right('q1', 'b') }] })).toMatchObject({
    correct: false,
    score: 0.5,
  })
  expect(grade(quiz, { answers: ['b', 'd'] })).toMatchObject({ correct: false, score: 0 })
  expect(grade(quiz, { answers: [{ question_id: '__proto__', option_id: 'b' }] })).toMatchObject({ score: 0 })
})

it('refuses the option ids of the pack', () => {
  expect(grade(word, { answer: 'c' }).correct).toBe(false)
  expect(grade(word, { answer: right('', 'c') })).toEqual({ correct: true, score: 1 })
})

it('throws without an answer', () => {
  expect(() => grade(word, {})).toThrow('no answer was sent')
  expect(() => grade(quiz, { answers: [] })).toThrow('no answers was sent')
})

it('shows options under random ids in a random order', () => {
  const view = gameView(base, word, language)
  const options = view.type === 'choose_word' ? view.options : []
  expect(options.map((entry: GameOption) => entry.text).sort()).toEqual(['opció a', 'opció b', 'opció c'])
  const shown = JSON.stringify(view)
  expect(shown).not.toContain('"c"')
  expect(shown).not.toContain(SALT)
  expect(options).toEqual([...options].sort((a, b) => (a.id < b.id ? -1 : 1)))
})

it('reveals only the length of a hidden word, in the player’s language', () => {
  const view = gameView(base, hangman, language)
  expect(view).toMatchObject({ type: 'hangman', word_length: 6, max_misses: 6, hint: 'pista' })
  expect(JSON.stringify(view)).not.toContain('surera')
  expect(gameView(base, hangman, { locale: 'es', tenantDefault: 'ca' })).toMatchObject({ word_length: 10 })
})
