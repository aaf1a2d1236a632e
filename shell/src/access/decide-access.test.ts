import type { AccessLevel } from '@sureda/contract/rules/access'
import { useSession } from '@sureda/remote/session'
import { setVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makeUser, people } from '@sureda/testing/people'
import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { checkoutRegistry } from '../router/checkout-registry.testing.ts'
import { contributedRoutes } from '../router/contributed-routes.ts'
import { SHELL_SCREENS } from '../router/shell-screens.ts'
import { decideAccess, type ScreenRules } from './decide-access.ts'
import type { Device } from './device-class.ts'
import { guardOf } from './guard-of.ts'

const PHONE: Device = { class: 'mobile', robot: false }
const TABLET: Device = { class: 'tablet', robot: false }
const DESKTOP: Device = { class: 'desktop', robot: false }
const ROBOT: Device = { class: 'desktop', robot: true }
const OFFICE = 'https://backoffice.suroviu.test'

/** The screens that this checkout declares. */
const registry = checkoutRegistry()
const table = [
  ...SHELL_SCREENS.map((rules) => ({ path: rules.path, rules })),
  ...contributedRoutes(registry).map(({ route }) => ({ path: route.path, rules: route })),
]

/** The rules declared for an address; `word` overrides the access level. */
function rulesOf(address: string, word?: AccessLevel): ScreenRules | undefined {
  if (word) return { access: word }
  const { pathname } = new URL(address, 'http://app')
  const match = matchRoutes(table, pathname)?.at(-1)?.route as (typeof table)[number] | undefined
  return match?.rules ?? guardOf(registry, pathname)
}

/** `allow`, or the redirect target; ` <- target` when the place to return to is stored. */
function decide(visitor: Visitor, address: string, word?: AccessLevel, device = PHONE): string {
  setVisitor(visitor)
  const decision = decideAccess(useSession.getState(), device, address, rulesOf(address, word))
  if (decision.kind === 'allow') return 'allow'
  return decision.saveTarget ? `${decision.to} <- ${decision.saveTarget}` : decision.to
}

const LOGIN = '/login?error=login_required'
const DENIED = '/login?error=access_denied'

it.each<[string, Device, string, string]>([
  ['a phone stays', PHONE, '/inicio', 'allow'],
  ['a tablet counts as mobile', TABLET, '/inicio', 'allow'],
  [
    'a desktop is told',
    DESKTOP,
    '/experiencias/e-pela?tab=map',
    '/mobile-only?to=%2Fexperiencias%2Fe-pela%3Ftab%3Dmap',
  ],
  ['a desktop is told on the welcome screen too', DESKTOP, '/welcome', '/mobile-only?to=%2Fwelcome'],
  ['the notice itself opens on a desktop', DESKTOP, '/mobile-only?to=/inicio', 'allow'],
  ['the notice opens on a phone', PHONE, '/mobile-only', 'allow'],
  ['a robot reads everything', ROBOT, '/experiencias/e-pela', 'allow'],
])('device: %s', (_name, device, path, expected) => {
  expect(decide('guest', path, undefined, device)).toBe(expected)
})

it.each(['/welcome', '/login', '/registro', '/recuperar-contrasena'])(
  '%s is for people who are not signed in',
  (path) => {
    expect(decide('stranger', path)).toBe('allow')
    expect(decide('guest', path)).toBe('allow')
    expect(decide('member', path)).toBe('/inicio')
    expect(decide('guide', path)).toBe('/inicio')
    expect(decide('cmsOnly', path)).toBe('/inicio')
  },
)

it('preserves the message of a refusal for a person who cannot stay on the login screen', () => {
  expect(decide('member', '/login?error=access_denied')).toBe('/inicio?error=access_denied')
  expect(decide('cmsOnly', '/login?error=cms_access_denied')).toBe('/inicio?error=cms_access_denied')
  expect(decide('member', '/login?error=<script>')).toBe('/inicio')
})

it('does not ask a person to sign in who has done so meanwhile', () => {
  expect(decide('member', '/login?error=login_required')).toBe('/inicio')
})

it.each([
  '/perfil',
  '/perfil/favoritos',
  '/perfil/huella',
  '/preferencias',
  '/configuracion',
  '/reservas',
  '/perfil/editar',
  '/recompensas',
  '/practicas-regenerativas',
  '/grupos',
])('%s needs a signed-in person', (path) => {
  expect(decide('stranger', path)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guest', path)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('member', path)).toBe('allow')
  expect(decide('guide', path)).toBe('allow')
})

it('returns to the same filters after signing in', () => {
  expect(decide('guest', '/reservas?status=pending&sort=date')).toBe(
    `${LOGIN} <- /reservas?status=pending&sort=date`,
  )
})

it('names error and sentence of each refusal', () => {
  setVisitor('guest')
  expect(decideAccess(useSession.getState(), PHONE, '/reservas', { access: 'member' })).toEqual({
    kind: 'redirect',
    to: LOGIN,
    error: 'login_required',
    message: 'access.login_required',
    saveTarget: '/reservas',
  })
})

it.each([
  '/guia',
  '/guia/experiencias',
  '/guia/grupos',
  '/guia/grupos/nuevo',
  '/guia/grupos/editar/7',
  // no screen has this address yet
  '/guia/perfil',
])('%s is for guides', (path) => {
  // a person who is not signed in may be a guide: their rights are unknown
  expect(decide('stranger', path)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guest', path)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('member', path)).toBe(DENIED)
  expect(decide('cms', path)).toBe(DENIED)
  expect(decide('guide', path)).toBe('allow')
})

it('allows the counter to guides and operators', () => {
  const counter = '/guia/vales?codigo=ABCD-EFGH'
  for (const visitor of ['guide', 'operator'] as const) expect(decide(visitor, counter)).toBe('allow')
  for (const visitor of ['member', 'cms'] as const) expect(decide(visitor, counter)).toBe(DENIED)
  for (const visitor of ['stranger', 'guest'] as const)
    expect(decide(visitor, counter)).toBe(`${LOGIN} <- ${counter}`)
})

it.each([
  ['is_guide', makeUser({ is_guide: true })],
  ['access type', makeUser({ access_type: 'guide' })],
  ['role', makeUser({ role: 'guide' })],
  ['roles', makeUser({ roles: ['member', 'guide'] })],
])('a guide may be known by %s', (_name, user) => {
  expect(decide(user, '/guia')).toBe('allow')
})

it.each(['/dashboard', '/dashboard/reservations', '/admin', '/admin/users'])(
  '%s needs a signed-in person with CMS access',
  (path) => {
    expect(decide('stranger', path)).toBe('/inicio?error=login_required')
    expect(decide('guest', path)).toBe('/inicio?error=login_required')
    expect(decide('member', path)).toBe('/inicio?error=cms_access_denied')
    expect(decide('guide', path)).toBe('/inicio?error=cms_access_denied')
  },
)

it.each<[string, Visitor]>([
  ['permission', makeUser({ permissions: { ...people.cms().permissions } })],
  ['flag', makeUser({ can_access_cms: true })],
  ['access type', makeUser({ access_type: 'cms' })],
  ['role operator', 'operator'],
  ['role superadmin', makeUser({ roles: ['superadmin'] })],
])('CMS access by %s leads to the office’s own dashboard', (_name, visitor) => {
  expect(decide(visitor, '/admin')).toBe(OFFICE)
  expect(decide(visitor, '/dashboard/reservations')).toBe(OFFICE)
  // the route table redirects exactly this one to the root
  expect(decide(visitor, '/dashboard')).toBe('allow')
})

it('guards only /dashboard and /admin themselves, not addresses that begin alike', () => {
  expect(decide('guest', '/dashboards')).toBe('allow')
  expect(decide('guest', '/administracion')).toBe('allow')
})

it('applies the same rules to a screen with the guard cms', () => {
  expect(decide('guest', '/informes', 'cms')).toBe('/inicio?error=login_required')
  expect(decide('member', '/informes', 'cms')).toBe('/inicio?error=cms_access_denied')
  expect(decide('cms', '/informes', 'cms')).toBe('allow')
})

it.each([
  '/inicio',
  '/experiencias',
  '/mapa',
  '/agenda',
  '/perfil',
  '/perfil/editar',
  '/perfil/favoritos',
  '/perfil/huella',
  '/recompensas',
  '/configuracion',
  '/preferencias',
  '/reservas',
  '/terminos-y-condiciones',
  '/seguridad',
  '/seguridad?route=rt-suro',
  '/reset-password/abc',
  '/confirmar-correo/abc',
])('%s stays open to people without mobile access', (path) => {
  expect(decide('cmsOnly', path)).toBe('allow')
})

it.each(['/rutas', '/relatos', '/storytours', '/operadores', '/experiencias/e-pela', '/no-such-place'])(
  '%s sends people without mobile access to the full dashboard',
  (path) => {
    expect(decide('cmsOnly', path)).toBe(OFFICE)
    expect(
      decide(makeUser({ permissions: { ...people.member().permissions, can_access_mobile: false } }), path),
    ).toBe(OFFICE)
    expect(decide('member', path)).toBe('allow')
    expect(decide('cms', path)).toBe('allow')
  },
)

it('does not check an undeclared address', () => {
  expect(decide('stranger', '/no-such-place')).toBe('allow')
  expect(decide('guest', '/guias')).toBe('allow')
})

it('ignores a slash at the end', () => {
  expect(decide('cmsOnly', '/inicio/')).toBe('allow')
  expect(decide('guest', '/perfil/')).toContain(LOGIN)
  expect(decide('guest', '/guia/grupos/')).toContain(LOGIN)
  expect(decide('member', '/login/')).toBe('/inicio')
  expect(decide('guest', '/mobile-only/', undefined, DESKTOP)).toBe('allow')
})
