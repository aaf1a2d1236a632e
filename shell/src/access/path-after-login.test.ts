import type { AccessLevel } from '@sureda/contract/rules/access'
import { useSession } from '@sureda/remote/session'
import { setVisitor, type Visitor } from '@sureda/testing/fake-session'
import { makeUser } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { pathAfterLogin } from './path-after-login.ts'

const SCREENS: Record<string, AccessLevel> = {
  '/reservas': 'member',
  '/guia': 'guide',
  '/guia/grupos': 'guide',
  '/login': 'anonymous-only',
  '/rutas': 'public',
}
const OFFICE = 'https://backoffice.suroviu.test'

function place(visitor: Visitor, target: string | null = null, screens = SCREENS): string {
  setVisitor(visitor)
  const rulesOf = (path: string) => {
    const access = screens[path.split('?')[0] ?? '']
    return access ? { access } : null
  }
  return pathAfterLogin(useSession.getState(), { class: 'mobile', robot: false }, target, rulesOf)
}

it.each<[string, Visitor, string | null, string]>([
  ['a visitor goes home', 'member', null, '/inicio'],
  ['a guide goes to the guide area', 'guide', null, '/guia'],
  ['a CMS user goes to the office’s dashboard', 'cms', null, OFFICE],
  ['so does one without mobile access', 'cmsOnly', null, OFFICE],
  ['so does an operator', 'operator', null, OFFICE],
  [
    'a guide with CMS access is first a guide',
    makeUser({ is_guide: true, can_access_cms: true }),
    null,
    '/guia',
  ],
  ['the saved target wins', 'member', '/reservas?status=pending', '/reservas?status=pending'],
  ['also for guides', 'guide', '/guia/grupos', '/guia/grupos'],
  ['also for CMS users', 'cms', '/rutas', '/rutas'],
  ['but not where that person may not go', 'member', '/guia/grupos', '/inicio'],
  ['nor without mobile access', 'cmsOnly', '/rutas', OFFICE],
  ['nor to the login screen again', 'member', '/login', '/inicio'],
  ['nor to an unknown address', 'member', '/gone', '/inicio'],
])('%s', (_name, visitor, target, expected) => {
  expect(place(visitor, target)).toBe(expected)
})

it('leads a guide home where no remote has a guide area', () => {
  expect(place('guide', null, {})).toBe('/inicio')
})
