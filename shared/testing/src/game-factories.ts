import type { StoryTour, StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import type { Game, GameMarker, PlayResult } from '@sureda/contract/schemas/games/game'
import { makeImage, NO_NOTICE } from './content-factories.ts'

export function makeStoryTour(fields: Partial<StoryTour> = {}): StoryTour {
  return {
    id: 't-palafrugell',
    title: 'Els taps de Palafrugell',
    summary: 'Cinc parades entre fàbriques i places.',
    type: 'patrimonio',
    territory: 'Palafrugell',
    duration: 75,
    games_count: 3,
    points: 150,
    start: { latitude: 41.918, longitude: 3.163, name: 'Plaça de Can Mario' },
    ...NO_NOTICE,
    demo: false,
    preview: false,
    ...makeImage(),
    ...fields,
  }
}

export function makeStoryTourDetail(fields: Partial<StoryTourDetail> = {}): StoryTourDetail {
  return { ...makeStoryTour(), description: 'Segueix la pista del tap perdut.', ...fields }
}

type QuizGame = Extract<Game, { type: 'quiz' }>

export function makeQuiz(fields: Partial<QuizGame> = {}): QuizGame {
  return {
    id: 'g-museu',
    story_tour_id: 't-palafrugell',
    type: 'quiz',
    title: 'La fàbrica',
    intro: 'Mira la xemeneia abans de respondre.',
    position: { latitude: 41.918, longitude: 3.163, order: 1 },
    radius_m: 40,
    points: 50,
    status: 'available',
    distance_m: null,
    attempts: { used: 0, max: 5 },
    version: 'v1',
    preview: false,
    help: null,
    ...NO_NOTICE,
    questions: [
      {
        id: 'q-1',
        prompt: 'Cada quants anys es pela un suro?',
        options: [
          { id: 'a', text: 'Cada 2 anys' },
          { id: 'b', text: 'Cada 12 anys' },
        ],
      },
    ],
    ...makeImage(),
    ...fields,
  }
}

export function makeGameMarker(fields: Partial<GameMarker> = {}): GameMarker {
  return {
    id: 'g-museu',
    story_tour_id: 't-palafrugell',
    type: 'quiz',
    title: 'La fàbrica',
    status: 'available',
    latitude: 41.918,
    longitude: 3.163,
    distance_m: null,
    status_note: null,
    status_date: null,
    status_level: null,
    ...fields,
  }
}

export function makePlayResult(fields: Partial<PlayResult> = {}): PlayResult {
  return {
    correct: true,
    status: 'completed',
    score: 1,
    points_awarded: 50,
    attempts: { used: 1, max: 5 },
    ...fields,
  }
}
