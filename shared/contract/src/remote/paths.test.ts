import { expect, it } from 'vitest'
import { canonicalPath, paths, REDIRECTS } from './paths.ts'

it('encodes ids, so that an unusual id cannot change the path', () => {
  expect(paths.experience('a/b?c')).toBe('/experiencias/a%2Fb%3Fc')
})

it('addresses the reservation form by its experience', () => {
  expect(paths.reserve('e-pela')).toBe('/experiencias/e-pela?reservar=1')
})

it('redirects every alias to a canonical address, except the two of the root', () => {
  const aliases = new Set(REDIRECTS.map((redirect) => redirect.from))
  const chained = REDIRECTS.filter((redirect) => aliases.has(redirect.to)).map((redirect) => redirect.from)
  expect(chained).toEqual(['/dashboard'])
})

it.each([
  ['/Rutas/Lista/', '/rutas/Lista'],
  ['/rutas//lista', '/rutas/lista'],
  ['//rutas///lista//', '/rutas/lista'],
  ['//', '/'],
  // the result never refers to another host
  ['//Evil.example/x', '/evil.example/x'],
])('has one spelling of %s', (asked, plain) => {
  expect(canonicalPath(asked)).toBe(plain)
})
