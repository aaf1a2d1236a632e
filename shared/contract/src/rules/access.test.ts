import { expect, it } from 'vitest'
import { accessTypeOf, canAccessCms, canAccessMobile, isGuide } from './access.ts'

const stranger = { roles: [] }

it.each([
  ['the permission', { ...stranger, permissions: { is_guide: true } }],
  ['the access type', { ...stranger, access_type: 'guide' as const }],
  ['the single role', { ...stranger, role: 'guide' }],
  ['one of several roles', { roles: ['member', 'guide'] }],
])('sees a guide by %s', (_how, person) => {
  expect(isGuide(person)).toBe(true)
})

it('refuses the phone app to a person who has access to the CMS only', () => {
  expect(canAccessMobile({ ...stranger, access_type: 'cms_only' })).toBe(false)
  expect(canAccessCms({ ...stranger, access_type: 'cms_only' })).toBe(true)
})

it('prefers the guide area to the CMS', () => {
  expect(accessTypeOf({ roles: ['guide', 'superadmin'] })).toBe('guide')
  expect(accessTypeOf({ roles: ['operator'] })).toBe('cms')
  expect(accessTypeOf({ roles: ['operator'], permissions: { can_access_mobile: false } })).toBe('cms_only')
  expect(accessTypeOf({ roles: [], access_type: 'cms_only' })).toBe('cms_only')
  expect(accessTypeOf({ roles: [], permissions: { can_access_mobile: false } })).toBe('none')
})
