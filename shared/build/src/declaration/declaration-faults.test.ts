import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TENANT_FEATURES } from '@sureda/contract/codes/enums'
import { OFFLINE_PACK_KINDS } from '@sureda/contract/remote/offline'
import {
  MENU_SECTIONS,
  MENUS,
  NAV_AUDIENCES,
  OFFLINE_POLICIES,
  type RemoteDeclaration,
} from '@sureda/contract/remote/registry'
import { ACCESS_LEVELS } from '@sureda/contract/rules/access'
import { expect, it } from 'vitest'
import schema from '../../remote.schema.json' with { type: 'json' }
import { declarationFaults } from '../remote-declaration.ts'

const fixture = path.join(import.meta.dirname, '../../fixtures/mf-one/remote.json')
const good = JSON.parse(readFileSync(fixture, 'utf8')) as RemoteDeclaration
const [route] = good.routes
const [place] = good.nav
const faults = (change: object) => declarationFaults({ ...good, ...change })
const ofPlace = (change: object) => faults({ nav: [{ ...place, ...change }] })
const ofRoute = (change: object) => faults({ routes: [{ ...route, ...change }], nav: [] })

it('the JSON schema has the enumerations of the contract', () => {
  const { routes, nav } = schema.properties
  expect(routes.items.properties.access.enum).toEqual(ACCESS_LEVELS)
  expect(routes.items.properties.offline.enum).toEqual(OFFLINE_POLICIES)
  expect(['territory', ...routes.items.properties.packs.items.enum].sort()).toEqual(
    [...OFFLINE_PACK_KINDS].sort(),
  )
  expect(nav.items.properties.in.enum).toEqual(MENUS)
  expect(nav.items.properties.section.enum).toEqual(MENU_SECTIONS)
  expect(nav.items.properties.when.enum).toEqual(NAV_AUDIENCES)
  expect(nav.items.properties.feature.enum).toEqual(TENANT_FEATURES)
})

it('refuses an unknown menu, section, condition or feature, and lists the known ones', () => {
  expect(ofPlace({ in: 'top-bar' })).toEqual([`nav.0.in "top-bar" must be one of ${MENUS.join(', ')}`])
  expect(ofPlace({ section: 'others' })[0]).toContain('nav.0.section "others" must be one of main')
  expect(ofPlace({ when: 'admin' })[0]).toContain('nav.0.when "admin" must be one of guest')
  expect(ofPlace({ feature: 'skiing' })[0]).toContain('nav.0.feature "skiing" must be one of experiences')
})

it('refuses an unknown access level, also of a guard', () => {
  expect(ofRoute({ access: 'everybody' })).toEqual([
    `routes.0.access "everybody" must be one of ${ACCESS_LEVELS.join(', ')}`,
  ])
  expect(faults({ guards: [{ path: '/uno/*', access: 'public' }] })[0]).toContain(
    'guards.0.access "public" must be one of login',
  )
})

it('refuses an unknown icon or slot, and says where the known ones are', () => {
  expect(ofPlace({ icon: 'leafs' })).toEqual([
    'nav.0.icon "leafs" is unknown: take an IconName of @sureda/ui/icons',
  ])
  const slots = [{ slot: 'map.places', component: './first' }]
  expect(faults({ slots })[0]).toMatch(
    /^slots\.0\.slot "map\.places" is unknown: take one of experience\.booking, .*SlotProps of @sureda\/remote\/shell\)$/,
  )
})

it('refuses a path that is declared twice, whatever its parameters are called', () => {
  const routes = [
    { ...route, path: '/uno/:id' },
    { ...route, path: '/uno/:name' },
  ]
  expect(faults({ routes, nav: [] })).toEqual([
    'routes.1.path /uno/:name is declared twice, first as routes.0: remove one of them',
  ])
})

it('refuses a path of the shell and a redirected one', () => {
  expect(ofRoute({ path: '/sin-conexion' })[0]).toContain('routes.0.path /sin-conexion belongs to the shell')
  expect(ofRoute({ path: '/profile' })[0]).toContain('routes.0.path /profile leads to /perfil')
  expect(faults({ guards: [{ path: '/login', access: 'member' }] })[0]).toContain(
    'guards.0.path /login belongs to the shell',
  )
})

it('refuses a menu entry without a screen of the remote, or with an unknown field', () => {
  expect(ofPlace({ path: '/dos' })[0]).toContain('nav.0.path /dos is not a screen of this remote')
  const routes = [{ ...route, path: '/uno/:id' }]
  expect(faults({ routes, nav: [{ ...place, path: '/uno/:id' }] })).toEqual([
    'nav.0.path names :id; a menu only knows :packageId and :routeId',
  ])
  expect(faults({ routes, nav: [{ ...place, path: '/uno/:routeId' }] })).toEqual([])
  expect(ofPlace({ in: 'bottom-bar', section: 'main' })[0]).toContain('nav.0.section is for the side menu')
})

it('refuses a screen whose access differs from the guard above it', () => {
  const guards = [{ path: '/uno/*', access: 'guide' }]
  expect(faults({ guards })).toEqual([
    'routes.0.access of /uno is public, but its guard /uno/* says guide: write the same word',
  ])
})

it('refuses lists that do not fit the parameters, and calls with parameters that the path lacks', () => {
  const path = '/uno/:oneId/:twoId'
  expect(ofRoute({ path, itemsApi: ['/api/v1/story-tours', '/api/v1/story-tours/:oneId/games'] })).toEqual([])
  expect(ofRoute({ path, itemsApi: ['/api/v1/story-tours'] })[0]).toContain('routes.0.itemsApi has 1 lists')
  expect(ofRoute({ path, itemsApi: ['/api/v1/story-tours/:twoId', '/api/v1/stories'] })[0]).toContain(
    'routes.0.itemsApi: the call /api/v1/story-tours/:twoId uses :twoId',
  )
  expect(ofRoute({ previewApi: '/api/v1/story-tours/:id' })[0]).toContain(
    'routes.0.previewApi: the call /api/v1/story-tours/:id uses :id',
  )
  expect(ofRoute({ preloadApi: ['/api/v1/rutes'] })[0]).toContain(
    'routes.0.preloadApi: /api/v1/rutes is no GET',
  )
  expect(ofRoute({ path, packs: ['route'] })[0]).toContain('routes.0.packs needs itemsApi')
})
