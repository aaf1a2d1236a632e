/** The menus from the real declarations; and nothing remains of a removed remote. */
import { isAtOrBelow } from '@sureda/contract/remote/paths'
import { MENUS, type MenuName } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import { setVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makePackageStatus } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { guardOf } from '../../access/guard-of.ts'
import { checkoutRegistry, DECLARED } from '../../router/checkout-registry.testing.ts'
import { contributedRoutes } from '../../router/contributed-routes.ts'
import { menuItems } from './menu-items.ts'

function places(menu: MenuName, visitor: Visitor, registry = checkoutRegistry()) {
  setVisitor(visitor)
  return menuItems(menu, useSession.getState(), registry)
}
const paths = (menu: MenuName, visitor: Visitor) => places(menu, visitor).map(({ path }) => path)
const section = (name: string, visitor: Visitor) =>
  places('side-menu', visitor)
    .filter((place) => place.section === name)
    .map(({ path }) => path)

/** A menu has these places in this order; a remote may add others between them. */
function expectInOrder(menu: readonly string[], expected: readonly string[]) {
  expect(menu.filter((path) => expected.includes(path))).toEqual(expected)
}

it('the bottom bar has five entries, the fifth depending on the person', () => {
  const four = ['/inicio', '/rutas', '/mapa', '/experiencias']
  for (const visitor of ['stranger', 'guest'] as const)
    expect(paths('bottom-bar', visitor)).toEqual([...four, '/perfil/favoritos'])
  for (const visitor of ['member', 'guide'] as const)
    expect(paths('bottom-bar', visitor)).toEqual([...four, '/perfil'])
})

it('the side menu has the entries of the specification in order', () => {
  const main = ['/inicio', '/rutas', '/paquetes', '/agenda', '/experiencias', '/mapa', '/operadores']
  for (const visitor of ['guest', 'member'] as const) expectInOrder(section('main', visitor), main)
  const [search, first, ...later] = [
    '/buscar',
    '/storytours',
    '/seguridad',
    '/sin-conexion',
    '/terminos-y-condiciones',
  ]
  expectInOrder(section('mine', 'guest'), [search, first, ...later])
  expect(section('mine', 'guest')).not.toContain('/reservas')
  expectInOrder(section('mine', 'member'), [search, first, '/reservas', '/perfil', ...later])
  expect(section('mine', 'member')).not.toContain('/guia')
  expectInOrder(section('mine', 'guide'), [search, first, '/reservas', '/perfil', '/guia', ...later])
  expectInOrder(section('account', 'guest'), ['/login', '/registro'])
  expect(section('account', 'member')).toEqual([])
})

it('shows my day, my route and my package with an active package only, and the map instead of a missing route', () => {
  expect(section('package', 'member')).toEqual([])
  const { packageInfo } = makePackageStatus()
  expectInOrder(section('package', 'package'), [
    '/agenda',
    packageInfo?.route_id ? `/rutas/${packageInfo.route_id}` : '/mapa',
    `/paquetes/${packageInfo?.package_id}`,
  ])
})

it('header, profile and guide area have their entries', () => {
  expectInOrder(paths('header', 'guest'), ['/buscar', '/perfil/favoritos'])
  expect(paths('header', 'guest')).not.toContain('/perfil')
  expectInOrder(paths('header', 'member'), ['/buscar', '/perfil', '/perfil/favoritos'])
  expectInOrder(paths('profile', 'member'), [
    '/experiencias',
    '/preferencias',
    '/perfil/huella',
    '/practicas-regenerativas',
    '/recompensas',
    '/reservas',
    '/grupos',
    '/perfil/favoritos',
    '/configuracion',
  ])
  // hands out rewards without having a guide area
  expect(paths('profile', 'operator')).toContain('/guia/vales')
  expect(paths('profile', 'guide')).not.toContain('/guia/vales')
  expectInOrder(paths('guide', 'guide'), [
    '/guia',
    '/guia/lista',
    '/guia/reservas',
    '/guia/experiencias',
    '/guia/grupos',
    '/guia/puntos',
    '/guia/cierres',
    '/guia/vales',
    '/guia/perfil',
  ])
})

it.each(DECLARED.map((declaration) => [declaration.name, declaration] as const))(
  'without %s no menu, bar, route or guard of it is left, and the rest is unchanged',
  (name, { nav, guards = [] }) => {
    const registry = checkoutRegistry(name)
    const labels = new Set(nav.map(({ label }) => label))
    for (const menu of MENUS)
      for (const visitor of ['guest', 'member', 'guide', 'package'] as const) {
        const rest = places(menu, visitor).filter(({ label }) => !labels.has(label))
        expect(places(menu, visitor, registry).map(({ path }) => path)).toEqual(rest.map(({ path }) => path))
      }
    expect(contributedRoutes(registry).filter(({ remote }) => remote === name)).toEqual([])
    for (const { path } of guards) {
      const address = path.replace('/*', '/x')
      expect(isAtOrBelow(address, path)).toBe(true)
      expect(guardOf(checkoutRegistry(), address)).toBeDefined()
      expect(guardOf(registry, address)).toBeUndefined()
    }
  },
)
