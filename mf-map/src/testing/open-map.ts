import {
  makeExperience,
  makeExperienceDetail,
  makeLocation,
  makeOperator,
  makeRoute,
  makeRouteDetail,
} from '@sureda/testing/content-factories'
import type { Answers } from '@sureda/testing/fake-api'
import { makeGameMarker } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import ca from '../../locales/ca.json' with { type: 'json' }
import screenOfMap from '../map/map-screen.tsx'
import { outlinesAnswer, tenantWithOutlines } from './small-outlines.ts'

export const HERE = { latitude: 41.9, longitude: 3.05, accuracy: 40 }
export const answers = {
  ...outlinesAnswer,
  'GET /locations': [makeLocation({ latitude: 41.95, longitude: 2.95 })],
  'GET /experiences': [
    makeExperience({ latitude: 41.88, longitude: 2.9 }),
    makeExperience({
      id: 'e-fonda',
      title: 'La fonda',
      type: 'restaurant',
      rating: 4.4,
      ratings_count: 5,
      latitude: 41.86,
      longitude: 3,
    }),
    makeExperience({
      id: 'e-bar',
      title: 'El bar',
      type: 'restaurant',
      rating: 2.5,
      ratings_count: 5,
      latitude: 41.92,
      longitude: 3.1,
    }),
  ],
  'GET /locations/:id': makeLocation(),
  'GET /experiences/:id': makeExperienceDetail(),
  'GET /routes': [makeRoute()],
  'GET /routes/:id': makeRouteDetail(),
  'GET /closures': [],
  'GET /games-map-markers': [makeGameMarker({ latitude: 41.97, longitude: 3.02 })],
  'GET /operators': [
    makeOperator({ category: 'negocio_local', name: 'La botiga', latitude: 41.84, longitude: 2.92 }),
  ],
}

/** Tests may add more to it. */
export const tenantOfMap = tenantWithOutlines()
tenantOfMap.map.layers = (['street', 'satellite', 'topographic'] as const).map((id) => ({
  id,
  url: `https://tiles.example/${id}/{z}/{x}/{y}.png`,
  attribution: id,
  max_zoom: 18,
}))

/** The map screen with one item of every kind; `missing` are addresses that no remote has. */
export const open = (route = '/mapa', more: Answers = {}, missing: readonly string[] = []) =>
  renderScreen(screenOfMap, {
    tenant: tenantOfMap,
    path: '/mapa',
    route,
    words: { map: ca },
    answers: { ...answers, ...more },
    missing,
  })
export const pin = (name: RegExp) => screen.findByRole('button', { name })
