import type { BuiltNav, MenuName } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import { setVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makeTenant } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { fakeRegistry, fakeRemote } from '../../federation/fake-releases.testing.ts'
import { menuItems, offeredBy } from './menu-items.ts'

const place = (path: string, order: number, more: Partial<BuiltNav> = {}): BuiltNav => ({
  in: 'side-menu',
  path,
  label: 'all:title',
  icon: 'leaf',
  order,
  ...more,
})

/** A remote with a screen at each of these addresses. */
function remoteOf(
  name: 'mf-all' | 'mf-more',
  paths: string[],
  nav: BuiltNav[],
  state: 'active' | 'disabled',
) {
  const remote = fakeRemote(name, { state })
  const routes = paths.map((path) => ({ path, screen: './list', access: 'public', title: 'x:y' }))
  return { ...remote, contributes: { ...remote.contributes, routes, nav } }
}

function registryOf(paths: string[], nav: BuiltNav[], state: 'active' | 'disabled' = 'active') {
  return fakeRegistry({ 'mf-all': remoteOf('mf-all', paths, nav, state) })
}

function menu(visitor: Visitor, registry: ReturnType<typeof registryOf>, name: MenuName = 'side-menu') {
  setVisitor(visitor)
  return menuItems(name, useSession.getState(), registry).map(({ path, section }) => `${section} ${path}`)
}

const OFFLINE = 'mine /sin-conexion'
const ACCOUNT = ['account /login', 'account /registro']

it('lists the items of all remotes and the shell in their order, in their sections', () => {
  const registry = fakeRegistry({
    'mf-all': remoteOf('mf-all', ['/uno', '/tres'], [place('/tres', 30), place('/uno', 95)], 'active'),
    'mf-more': remoteOf('mf-more', ['/dos'], [place('/dos', 5, { section: 'main' })], 'active'),
  })
  expect(menu('member', registry)).toEqual(['main /dos', 'mine /tres', OFFLINE, 'mine /uno'])
})

it('offers guests and strangers to sign in and register', () => {
  for (const visitor of ['guest', 'stranger'] as const)
    expect(menu(visitor, registryOf([], []))).toEqual([...ACCOUNT, OFFLINE])
  expect(menu('member', registryOf([], []))).toEqual([OFFLINE])
})

it('shows an item only to the visitors it is declared for', () => {
  const nav = [
    place('/everybody', 1),
    place('/guest', 2, { when: 'guest' }),
    place('/signed-in', 3, { when: 'signed-in' }),
    place('/for-guides', 4, { when: 'guide' }),
    place('/package', 5, { when: 'active-package' }),
  ].map((entry) => ({ ...entry, in: 'header' as const }))
  const registry = registryOf(
    nav.map(({ path }) => path),
    nav,
  )
  const header = (visitor: Visitor) => menu(visitor, registry, 'header').map((entry) => entry.slice(6))
  expect(header('guest')).toEqual(['everybody', 'guest'])
  expect(header('member')).toEqual(['everybody', 'signed-in'])
  expect(header('guide')).toEqual(['everybody', 'signed-in', 'for-guides'])
  expect(header('package')).toEqual(['everybody', 'signed-in', 'package'])
})

it('fills in the active package, and leaves out items that it lacks', () => {
  const nav = [
    place('/paquetes/:packageId', 1, { section: 'package' }),
    place('/rutas/:routeId', 2, { section: 'package' }),
    place('/mapa', 3, { section: 'package', when: 'package-without-route' }),
  ]
  const registry = registryOf(['/paquetes/:id', '/rutas/:id', '/mapa'], nav)
  setVisitor('package')
  const session = useSession.getState()
  const info = session.packageStatus.packageInfo
  const shown = (route_id: string | null) =>
    menuItems(
      'side-menu',
      {
        ...session,
        packageStatus: {
          hasActivePackage: true,
          packageInfo: info && { ...info, package_id: 'p', route_id },
        },
      },
      registry,
    )
      .filter(({ section }) => section === 'package')
      .map(({ path }) => path)
  expect(shown('r/1')).toEqual(['/paquetes/p', '/rutas/r%2F1'])
  expect(shown(null)).toEqual(['/paquetes/p', '/mapa'])
  expect(menu('member', registry)).toEqual([OFFLINE])
})

it('has no dead links: no items of a remote that is switched off, and none without a screen', () => {
  const nav = [place('/uno', 1), place('/dos', 2), place('/login', 3)]
  expect(menu('member', registryOf(['/uno'], nav))).toEqual(['mine /uno', OFFLINE])
  expect(menu('member', registryOf(['/uno'], nav, 'disabled'))).toEqual([OFFLINE])
})

it('leaves out items that the office has switched off', () => {
  const nav = [place('/rutas', 1, { feature: 'routes' }), place('/agenda', 2, { feature: 'events' })]
  const registry = registryOf(['/rutas', '/agenda'], nav)
  const features = { ...makeTenant().features, routes: false }
  setVisitor('member', { tenant: makeTenant({ features }) })
  const paths = menuItems('side-menu', useSession.getState(), registry).map(({ path }) => path)
  expect(paths).toEqual(['/agenda', '/sin-conexion'])
})

it('has at most five items in the bottom bar', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f']
  const nav = paths.map((path, index) => place(path, 10 - index, { in: 'bottom-bar' }))
  expect(menu('guest', registryOf(paths, nav), 'bottom-bar')).toEqual(
    ['/f', '/e', '/d', '/c', '/b'].map((path) => `mine ${path}`),
  )
})

it('accepts the items of a release without sections, texts and guards', () => {
  const registry = registryOf(['/uno'], [place('/uno', 1)])
  expect(menu('guest', registry)).toContain('mine /uno')
})

it('knows which addresses have a screen of the shell or a remote', () => {
  const canOpen = offeredBy(registryOf(['/rutas/:id'], []))
  expect(['/rutas/r-1', '/sin-conexion', '/login'].every(canOpen)).toBe(true)
  expect(canOpen('/rutas')).toBe(false)
})
