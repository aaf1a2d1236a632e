import type { RouteContribution } from '@sureda/contract/remote/registry'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'
import { contributedRoutes } from './contributed-routes.ts'

const route = (path: string, screen = './list'): RouteContribution => ({
  path,
  screen: screen as './list',
  access: 'public',
  title: 'x:y',
})
const remote = (name: `mf-${string}`, routes: unknown[]) => {
  const row = fakeRemote(name)
  return { ...row, contributes: { ...row.contributes, routes } }
}
const accepted = (remotes: Record<`mf-${string}`, unknown>) =>
  contributedRoutes(fakeRegistry(remotes)).map((screen) => `${screen.remote} ${screen.route.path}`)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('contributes the declared screens of remotes', () => {
  expect(accepted({ 'mf-a': remote('mf-a', [route('/rutas'), route('/rutas/:id', './detail')]) })).toEqual([
    'mf-a /rutas',
    'mf-a /rutas/:id',
  ])
})

it('reads a registry once for all menus and links', () => {
  const registry = fakeRegistry({ 'mf-a': remote('mf-a', [route('/rutas')]) })
  expect(contributedRoutes(registry)).toBe(contributedRoutes(registry))
})

it.each([
  '/',
  '/welcome',
  '/mobile-only',
  '/login',
  '/registro',
  '/recuperar-contrasena',
  '/reset-password/:token',
  '/confirmar-correo/:token',
  '/dashboard',
  '/dashboard/x',
  '/admin',
  '/api/v1/user',
  '/home',
  '/agencias/:id',
])('refuses %s, which belongs to the shell', (path) => {
  expect(accepted({ 'mf-a': remote('mf-a', [route(path), route('/mine')]) })).toEqual(['mf-a /mine'])
})

it('gives a duplicate path to the first remote by name, whatever its parameters are called', () => {
  expect(
    accepted({ 'mf-b': remote('mf-b', [route('/x/:other')]), 'mf-a': remote('mf-a', [route('/x/:id')]) }),
  ).toEqual(['mf-a /x/:id'])
})

it.each([null, 7, {}, { path: 'x' }, { path: '/x' }, { path: '/x', screen: '../evil' }])(
  'refuses an invalid screen (%j)',
  (bad) => {
    expect(accepted({ 'mf-a': remote('mf-a', [bad, route('/mine')]) })).toEqual(['mf-a /mine'])
  },
)
