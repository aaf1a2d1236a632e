import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routesFor } from './routes-for.ts'

const ROUTES: RouteObject[] = [
  {
    children: [
      { path: '/' },
      { path: '/welcome' },
      { path: '/reset-password/:token?' },
      { children: [{ path: '/rutas' }, { path: '/rutas/:id' }, { path: '/relatos/:id' }, { path: '*' }] },
    ],
  },
]
const matched = (address: string, routes: RouteObject[]) =>
  matchRoutes(routes, address)?.map(({ route, params }) => [route.path, params])

it.each([
  '/',
  '/welcome',
  '/Welcome',
  '/reset-password',
  '/reset-password/a',
  '/rutas',
  '/rutas/r?a=/b',
  '/nowhere/x',
])('does not render what %s leads to', (address) => {
  const few = routesFor(address, ROUTES)
  const path = address.split('?')[0] ?? ''
  expect(matched(path, few)).toEqual(matched(path, ROUTES))
  expect(JSON.stringify(few)).not.toContain('/relatos')
})
