import type { PlayBody } from '@sureda/contract/schemas/games/game'
import { AppError } from '../../errors/app-error.ts'
import { publicOptionId, type StoredGame } from './game-view.ts'

export interface Grade {
  correct: boolean
  /** Share of right answers, 0–1. */
  score: number
  /** Quiz only: which questions were right. */
  results?: { question_id: string; correct: boolean }[]
}

export const missing = (path: string) =>
  new AppError('validation_failed', `no ${path} was sent`, {
    errors: [{ path, code: 'required' }],
  })

/** Grades a choice of one option. Throws `validation_failed` without an answer. */
function gradeChoice(game: StoredGame, answer: string | undefined): Grade {
  if (!answer) throw missing('answer')
  const right = 'option' in game.solution ? publicOptionId(game.salt, '', game.solution.option) : ''
  const correct = answer === right
  return { correct, score: correct ? 1 : 0 }
}

/** Grades a quiz: every question must be right; one without an answer counts as wrong. Throws `validation_failed` without answers. */
function gradeQuiz(game: StoredGame, answers: PlayBody['answers']): Grade {
  if (!answers || answers.length === 0 || game.questions.length === 0) throw missing('answers')
  const right = 'questions' in game.solution ? game.solution.questions : {}
  const given = new Map(
    answers.flatMap((answer) =>
      typeof answer === 'string' ? [] : [[answer.question_id, answer.option_id] as const],
    ),
  )
  const results = game.questions.map(({ id }) => ({
    question_id: id,
    correct: given.get(id) === publicOptionId(game.salt, id, right[id] ?? ''),
  }))
  const score = results.filter((result) => result.correct).length / results.length
  return { correct: score === 1, score, results }
}

/** What an answer is worth. Hangman has its own course (see hangman-round). */
export const grade = (game: StoredGame, body: PlayBody): Grade =>
  game.type === 'quiz' ? gradeQuiz(game, body.answers) : gradeChoice(game, body.answer)
