import type { NavContribution } from '@sureda/contract/registry'
import { useSession } from '@sureda/remote/session'
import { beVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makeTenant } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'
import { bottomPlaces, menuSections, offeredBy } from './places.ts'

const ALL = [
  '/inicio',
  '/rutas',
  '/rutas/:id',
  '/paquetes',
  '/paquetes/:id',
  '/agenda',
  '/experiencias',
  '/mapa',
  '/operadores',
  '/storytours',
  '/perfil',
  '/perfil/favoritos',
  '/reservas',
  '/guia',
]
const RESERVATIONS: NavContribution = {
  in: 'side-menu',
  path: '/reservas',
  label: 'booking:list.title',
  icon: 'ticket',
  order: 66,
  when: 'signed-in',
}

function registryOf(paths: string[], nav: NavContribution[] = [], state: 'active' | 'disabled' = 'active') {
  const remote = fakeRemote('mf-all', { state })
  const routes = paths.map((path) => ({ path, screen: './list', access: 'public', title: 'x:y' }))
  return fakeRegistry({ 'mf-all': { ...remote, contributes: { ...remote.contributes, routes, nav } } })
}

function menu(visitor: Visitor, registry = registryOf(ALL, [RESERVATIONS])): Record<string, string[]> {
  beVisitor(visitor)
  const sections = menuSections(useSession.getState(), registry, offeredBy(registry))
  return Object.fromEntries(sections.map(({ id, places }) => [id, places.map(({ path }) => path)]))
}

const MAIN = ['/inicio', '/rutas', '/paquetes', '/agenda', '/experiencias', '/mapa', '/operadores']

it('shows the places of the specification in its order', () => {
  expect(menu('guest').main).toEqual(MAIN)
})

it('offers guests and strangers to sign in and register, and nothing of their own', () => {
  for (const visitor of ['guest', 'nobody'] as const) {
    expect(menu(visitor).mine).toEqual(['/storytours', '/sin-conexion'])
    expect(menu(visitor).account).toEqual(['/login', '/registro'])
    expect(menu(visitor).package).toBeUndefined()
  }
})

it('offers signed-in people what remotes declare for them, and their profile', () => {
  expect(menu('member').mine).toEqual(['/storytours', '/reservas', '/perfil', '/sin-conexion'])
  expect(menu('member').account).toBeUndefined()
})

it('offers the guide panel to guides only', () => {
  expect(menu('guide').mine).toContain('/guia')
  for (const visitor of ['guest', 'member', 'cms', 'operator'] as const)
    expect(menu(visitor).mine).not.toContain('/guia')
})

it('shows my day, my route and my package with an active package only', () => {
  expect(menu('package').package).toEqual(['/agenda', '/rutas/r-volta-a-fitor', '/paquetes/p-cap-de-setmana'])
  expect(menu('member').package).toBeUndefined()
})

it('leaves out what no remote provides yet, and what is switched off', () => {
  expect(menu('package', registryOf(['/inicio', '/mapa', '/agenda']))).toEqual({
    main: ['/inicio', '/agenda', '/mapa'],
    mine: ['/sin-conexion'],
    package: ['/agenda', '/mapa'],
  })
  expect(menu('guest', registryOf(ALL, [], 'disabled'))).toEqual({
    mine: ['/sin-conexion'],
    account: ['/login', '/registro'],
  })
})

it('leaves out what the tenant has switched off', () => {
  const features = { ...makeTenant().features, routes: false, story_tours: false }
  beVisitor('guest', { tenant: makeTenant({ features }) })
  const registry = registryOf(ALL)
  const found = menuSections(useSession.getState(), registry, offeredBy(registry)).flatMap(({ places }) =>
    places.map(({ path }) => path),
  )
  expect(found).not.toContain('/rutas')
  expect(found).not.toContain('/storytours')
})

it('leaves it out under the thumb too', () => {
  const features = { ...makeTenant().features, events: false }
  beVisitor('guest', { tenant: makeTenant({ features }) })
  const places = bottomPlaces(useSession.getState(), offeredBy(registryOf(ALL)))
  expect(places.map(({ path }) => path)).toEqual(['/inicio', '/mapa', '/experiencias', '/perfil/favoritos'])
})

it('a declared item cannot lead where no screen is', () => {
  const registry = registryOf(['/inicio'], [{ ...RESERVATIONS, path: '/login', when: undefined }])
  expect(menu('guest', registry)).toEqual({
    main: ['/inicio'],
    mine: ['/sin-conexion'],
    account: ['/login', '/registro'],
  })
})

it('uses the remote’s word for a known place once it is there, and the shell’s until then', () => {
  const own: NavContribution = {
    in: 'side-menu',
    path: '/storytours',
    label: 'games:tours.title',
    icon: 'trophy',
    order: 1,
  }
  const registry = registryOf(ALL, [own])
  beVisitor('guest')
  const [place] = menuSections(useSession.getState(), registry, offeredBy(registry)).flatMap(
    ({ id, places }) => (id === 'mine' ? places : []),
  )
  expect(place).toEqual({
    labels: ['games:tours.title', 'shell:menu.storyTours'],
    icon: 'trophy',
    path: '/storytours',
  })
})

it('has five places under the thumb, the fifth by person', () => {
  const bar = (visitor: Visitor, paths = ALL) => {
    beVisitor(visitor)
    return bottomPlaces(useSession.getState(), offeredBy(registryOf(paths))).map(({ path }) => path)
  }
  expect(bar('guest')).toEqual(['/inicio', '/agenda', '/mapa', '/experiencias', '/perfil/favoritos'])
  expect(bar('member')).toEqual(['/inicio', '/agenda', '/mapa', '/experiencias', '/perfil'])
  expect(bar('guest', ['/inicio', '/mapa'])).toEqual(['/inicio', '/mapa'])
})
