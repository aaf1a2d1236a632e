import { expect, it } from 'vitest'
import { photoFault, profileFaults, toFormData } from './profile-form.ts'

it('wants a name and a valid e-mail', () => {
  expect(profileFaults({ name: ' ', email: '' })).toEqual({ name: 'nameRequired', email: 'emailRequired' })
  expect(profileFaults({ name: 'Mercè', email: 'merce@' })).toEqual({ email: 'emailInvalid' })
  expect(profileFaults({ name: 'Mercè', email: 'merce@sureda.test' })).toEqual({})
})

it.each([
  ['image/gif', 10, 'format'],
  ['image/svg+xml', 10, 'format'],
  ['image/png', 2 * 1024 * 1024 + 1, 'size'],
  ['image/webp', 2 * 1024 * 1024, null],
])('judges a photo of type %s with %i bytes', (type, size, fault) => {
  expect(photoFault({ type, size })).toBe(fault)
})

it('names nested fields the way the call reads them', () => {
  const form = toFormData({
    name: 'Mercè',
    email: 'm@sureda.test',
    notifications: { push: true },
    preferences: ['cultura', 'relax'],
  })
  expect([...form.entries()]).toEqual([
    ['name', 'Mercè'],
    ['email', 'm@sureda.test'],
    ['notifications[push]', 'true'],
    ['preferences[]', 'cultura'],
    ['preferences[]', 'relax'],
  ])
})

it('can take the last preference away', () => {
  expect(toFormData({ preferences: [] }).getAll('preferences[]')).toEqual([''])
})
