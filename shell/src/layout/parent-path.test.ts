import { expect, it } from 'vitest'
import { parentOf } from './parent-path.ts'

it.each([
  ['/experiencias/e-pela', '/experiencias'],
  ['/experiencias', '/inicio'],
  ['/paquetes/p-1', '/paquetes'],
  ['/paquetes', '/inicio'],
  ['/noticias/n-1', '/inicio'],
  ['/ubicaciones/l-1', '/mapa'],
  ['/puntos-de-ruta/p-1', '/rutas'],
  ['/perfil/favoritos', '/perfil'],
  ['/storytours/t/games/g', '/storytours/t/games'],
  ['/guia/grupos/editar/7', '/guia/grupos'],
])('from %s one step up is %s', (path, parent) => {
  expect(parentOf(path)).toBe(parent)
})

it('leads from a stop to the stops of the route in its address', () => {
  expect(parentOf('/puntos-de-ruta/p-1', '?route=rt-1')).toBe('/rutas/rt-1?tab=points')
})
