import path from 'node:path'
import { readDeclaration } from '@sureda/build/remote-declaration'
import { expect, it } from 'vitest'
import { callsOf } from './pack-addresses.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const routes = ['mf-content', 'mf-map', 'mf-games'].flatMap(
  (remote) => readDeclaration(path.join(root, remote)).routes,
)

/** Calls of parts below the first view, which no screen lists among its queries. */
it.each([
  ['/inicio', '/settings/group/contact', '/notification-cards/guest'],
  ['/sugerencias', '/settings/group/contact', '/settings/group/safety', '/experiences?per_page=100'],
  ['/relatos', '/story-categories?per_page=100'],
  [
    '/rutas/rt-suro',
    '/closures?per_page=100',
    '/stories?per_page=100',
    '/locations?per_page=100',
    '/experiences?per_page=100',
  ],
  [
    '/operadores/op-1',
    '/experiences?operator_id=op-1&per_page=100',
    '/routes?operator_id=op-1&per_page=100',
    '/packages/operator/op-1',
  ],
  ['/paquetes', '/packages/filter-options'],
  ['/operadores', '/agencies?per_page=100'],
  [
    '/mapa',
    '/operators?per_page=100',
    '/routes?per_page=100',
    '/games-map-markers',
    '/closures?per_page=100',
  ],
  ['/storytours/t-1/games/g-1', '/games/g-1', '/story-tours/t-1/games'],
])('%s works offline with all of its slots', (address, ...calls) => {
  const declared = callsOf([address], routes).map((call) => call.address)
  expect(declared).toEqual(expect.arrayContaining(calls.map((call) => `/api/v1${call}`)))
})
