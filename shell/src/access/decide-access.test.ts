import type { AccessWord } from '@sureda/contract/access'
import { useSession } from '@sureda/remote/session'
import { beVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makeUser, people } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { decideAccess } from './decide-access.ts'
import type { Device } from './device-class.ts'

const PHONE: Device = { class: 'mobile', robot: false }
const TABLET: Device = { class: 'tablet', robot: false }
const DESKTOP: Device = { class: 'desktop', robot: false }
const ROBOT: Device = { class: 'desktop', robot: true }
const OFFICE = 'https://backoffice.suroviu.test'

/** `allow`, or the address it leads to; ` <- target` when the place to come back to is kept. */
function decide(
  visitor: Visitor,
  path: string,
  word: AccessWord | undefined = 'public',
  device = PHONE,
): string {
  beVisitor(visitor)
  const decision = decideAccess(useSession.getState(), device, path, word)
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
  expect(decide('guest', path, 'public', device)).toBe(expected)
})

it.each(['/welcome', '/login', '/registro', '/recuperar-contrasena'])(
  '%s is for people who are not signed in',
  (path) => {
    expect(decide('nobody', path, 'anonymous-only')).toBe('allow')
    expect(decide('guest', path, 'anonymous-only')).toBe('allow')
    expect(decide('member', path, 'anonymous-only')).toBe('/inicio')
    expect(decide('guide', path, 'anonymous-only')).toBe('/inicio')
    expect(decide('cmsOnly', path, 'anonymous-only')).toBe('/inicio')
  },
)

it('keeps the message of a refusal for somebody who cannot stay on the login screen', () => {
  expect(decide('member', '/login?error=access_denied', 'anonymous-only')).toBe('/inicio?error=access_denied')
  expect(decide('cmsOnly', '/login?error=cms_access_denied')).toBe('/inicio?error=cms_access_denied')
  expect(decide('member', '/login?error=<script>', 'anonymous-only')).toBe('/inicio')
})

it('does not tell somebody who has signed in meanwhile that they must', () => {
  expect(decide('member', '/login?error=login_required', 'anonymous-only')).toBe('/inicio')
})

it.each<[string, AccessWord]>([
  ['/perfil', 'member'],
  ['/perfil/favoritos', 'member'],
  ['/perfil/huella', 'member'],
  ['/preferencias', 'member'],
  ['/configuracion', 'member'],
  ['/reservas', 'member'],
  ['/perfil/editar', 'login'],
  ['/recompensas', 'login'],
  ['/practicas-regenerativas', 'login'],
])('%s needs a signed-in person', (path, word) => {
  expect(decide('nobody', path, word)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guest', path, word)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('member', path, word)).toBe('allow')
  expect(decide('guide', path, word)).toBe('allow')
})

it('comes back to the same filters after signing in', () => {
  expect(decide('guest', '/reservas?status=pending&sort=date', 'member')).toBe(
    `${LOGIN} <- /reservas?status=pending&sort=date`,
  )
})

it('says why: each refusal names its error and its sentence', () => {
  beVisitor('guest')
  expect(decideAccess(useSession.getState(), PHONE, '/reservas', 'member')).toEqual({
    kind: 'redirect',
    to: LOGIN,
    error: 'login_required',
    message: 'access.login_required',
    saveTarget: '/reservas',
  })
})

it.each(['/guia', '/guia/experiencias', '/guia/grupos/editar/7'])('%s is for guides', (path) => {
  // who is not signed in may be a guide: nothing is known yet of what they may do
  expect(decide('nobody', path, 'guide')).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guest', path, 'guide')).toBe(`${LOGIN} <- ${path}`)
  expect(decide('member', path, 'guide')).toBe(DENIED)
  expect(decide('cms', path, 'guide')).toBe(DENIED)
  expect(decide('guide', path, 'guide')).toBe('allow')
})

it.each([
  ['is_guide', makeUser({ is_guide: true })],
  ['access type', makeUser({ access_type: 'guide' })],
  ['role', makeUser({ role: 'guide' })],
  ['roles', makeUser({ roles: ['member', 'guide'] })],
])('a guide may be known by %s', (_name, user) => {
  expect(decide(user, '/guia', 'guide')).toBe('allow')
})

it.each(['/dashboard', '/dashboard/reservations', '/admin', '/admin/users'])(
  '%s needs a signed-in person with CMS access',
  (path) => {
    expect(decide('nobody', path)).toBe('/inicio?error=login_required')
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
  // the route table sends exactly this one to the root
  expect(decide(visitor, '/dashboard')).toBe('allow')
})

it('only the words /dashboard and /admin themselves are guarded, not what begins alike', () => {
  expect(decide('guest', '/dashboards')).toBe('allow')
  expect(decide('guest', '/administracion')).toBe('allow')
})

it('a screen marked cms follows the same rules', () => {
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
  expect(decide('cmsOnly', path, 'public')).toBe('allow')
})

it.each(['/rutas', '/relatos', '/storytours', '/operadores', '/experiencias/e-pela', '/no-such-place'])(
  '%s sends people without mobile access to the full dashboard',
  (path) => {
    expect(decide('cmsOnly', path, 'public')).toBe(OFFICE)
    expect(
      decide(makeUser({ permissions: { ...people.member().permissions, can_access_mobile: false } }), path),
    ).toBe(OFFICE)
    expect(decide('member', path, 'public')).toBe('allow')
    expect(decide('cms', path, 'public')).toBe('allow')
  },
)

it('an address no screen has is nobody’s business', () => {
  expect(decide('nobody', '/no-such-place', undefined)).toBe('allow')
})

it.each([
  '/perfil',
  '/perfil/favoritos',
  '/perfil/huella',
  '/perfil/editar',
  '/preferencias',
  '/configuracion',
  '/reservas',
  '/recompensas',
  '/practicas-regenerativas',
  '/guia/grupos',
  '/guia/grupos/editar/7',
  '/guia/perfil',
  '/grupos',
])('%s is guarded also where no remote has it, or one calls it public', (path) => {
  expect(decide('guest', path, undefined)).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guest', path, 'public')).toBe(`${LOGIN} <- ${path}`)
  expect(decide('guide', path, undefined)).toBe('allow')
})

it('a slash at the end changes nothing', () => {
  expect(decide('cmsOnly', '/inicio/')).toBe('allow')
  expect(decide('guest', '/perfil/', undefined)).toContain(LOGIN)
  expect(decide('member', '/login/')).toBe('/inicio')
  expect(decide('guest', '/mobile-only/', 'public', DESKTOP)).toBe('allow')
})
