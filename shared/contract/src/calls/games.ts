import { z } from 'zod'
import { dataOf, idParams, listOf } from '../schemas/fields/envelope.ts'
import {
  claimBody,
  claimResult,
  game,
  gameMarker,
  gamesListQuery,
  gamesQuery,
  hintResult,
  playBody,
  playResult,
  postCodeBody,
  postCodeResult,
} from '../schemas/games/game.ts'
import { sheetQuery } from '../schemas/guides/check-in-point.ts'
import { defineCalls } from './call.ts'

export const gameCalls = defineCalls({
  'GET /story-tours/:id/games': {
    access: 'public',
    person: 'optional',
    summary: 'Lists the games of a story tour, in order',
    params: idParams,
    query: gamesListQuery,
    answers: { 200: listOf(game) },
    problems: ['story_tour_not_found'],
  },
  'GET /games/:id': {
    access: 'public',
    person: 'optional',
    summary: 'Gives one game without its answers',
    params: idParams,
    query: gamesQuery,
    answers: { 200: dataOf(game) },
    problems: ['game_not_found', 'story_tour_not_found'],
  },
  'GET /games-map-markers': {
    access: 'public',
    person: 'optional',
    summary: 'Lists where games are',
    query: gamesListQuery,
    answers: { 200: listOf(gameMarker) },
  },
  'POST /games/:id/play': {
    access: 'public',
    person: 'optional',
    summary: 'Grades an answer to a game',
    params: idParams,
    body: playBody,
    answers: { 200: dataOf(playResult) },
    problems: [
      'clock_wrong',
      'game_attempts_exhausted',
      'game_changed',
      'game_locked',
      'game_not_found',
      'location_required',
      'preview_off',
      'too_far',
      'too_fast',
    ],
  },
  'POST /games/:id/post-code': {
    access: 'public',
    person: 'optional',
    summary: 'Opens a game by the code printed at its post',
    params: idParams,
    body: postCodeBody,
    answers: { 200: dataOf(postCodeResult) },
    problems: ['game_attempts_exhausted', 'game_not_found', 'story_tour_not_found'],
  },
  'POST /games/:id/hint': {
    access: 'member',
    summary: 'Buys the hint of a game',
    params: idParams,
    answers: { 200: dataOf(hintResult), 201: dataOf(hintResult) },
    problems: ['game_locked', 'game_not_found', 'hint_points', 'hint_unavailable', 'story_tour_not_found'],
  },
  'POST /games/claims': {
    access: 'member',
    summary: 'Credits the games that were won before signing in',
    body: claimBody,
    answers: { 200: dataOf(claimResult) },
  },
  'GET /guide/games/:id/sheet.pdf': {
    access: 'guide',
    summary: "Gives the printed page of a game's post as a PDF",
    params: idParams,
    query: sheetQuery,
    answers: { 200: z.unknown().describe('application/pdf: a tagged PDF 1.7, A4') },
    problems: ['game_not_found'],
  },
})
