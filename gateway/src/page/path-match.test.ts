import { expect, it } from 'vitest'
import { bestMatch, matchPath, ownAddress, redirected } from './path-match.ts'

it('reads parameters and the rest of a path', () => {
  expect(matchPath('/experiencias/:id', '/experiencias/la%20pela')).toEqual({ id: 'la pela' })
  expect(matchPath('/admin/*', '/admin/a/b')).toEqual({})
  expect(matchPath('/admin/*', '/admin')).toEqual({})
  expect(matchPath('/mapa', '/mapa/x')).toBeUndefined()
  expect(matchPath('/x/:id', '/x/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
})

it('prefers fixed segments over parameters', () => {
  const entries = [{ path: '/rutas/:id' }, { path: '/rutas/lista' }]
  expect(bestMatch(entries, '/rutas/lista')?.entry.path).toBe('/rutas/lista')
  expect(bestMatch(entries, '/rutas/7')?.params).toEqual({ id: '7' })
})

it('redirects old and English addresses with their ids', () => {
  expect(redirected('/agencias/7')).toBe('/operadores/7')
  expect(redirected('/experiences')).toBe('/experiencias')
  expect(redirected('/mapa')).toBe('/mapa')
})

it.each([
  ['/dashboard', '/welcome'],
  ['/agencias/7', '/operadores/7'],
  ['/eventos/la%20pela', '/agenda/la%20pela'],
  ['/experiencias/7', '/experiencias/7'],
])('knows the canonical address of %s', (asked, own) => {
  expect(ownAddress(asked)).toBe(own)
})
